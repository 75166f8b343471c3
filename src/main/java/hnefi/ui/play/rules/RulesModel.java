package hnefi.ui.play.rules;

import hnefi.content.Edition;
import hnefi.rules.StartPosition;
import hnefi.rules.SwitchConflict;
import hnefi.rules.SwitchValue;
import hnefi.ui.route.GameRoute;
import hnefi.ui.route.NewGameRoute;
import hnefi.ui.route.RulesRoute;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Rules being read, and changed.
public final class RulesModel {
  private final RulesRoute route;
  private final ReadOnlyObjectWrapper<Edition> edition;
  private final ReadOnlyObjectWrapper<Optional<SwitchConflict>> refused =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  public RulesModel(RulesRoute route, Edition edition) {
    this.route = route;
    this.edition = new ReadOnlyObjectWrapper<>(edition);
  }

  Edition edition() {
    return edition.get();
  }

  ReadOnlyObjectProperty<Edition> editionProperty() {
    return edition.getReadOnlyProperty();
  }

  /// The contradiction because of which the last change of a switch was refused.
  ReadOnlyObjectProperty<Optional<SwitchConflict>> refusedProperty() {
    return refused.getReadOnlyProperty();
  }

  /// Changes a switch, unless that contradicts another.
  ///
  /// @return whether it was changed
  boolean change(SwitchValue value) {
    Optional<SwitchConflict> conflict = edition().conflict(value);
    refused.set(conflict);
    edition().with(value).toOptional().ifPresent(edition::set);
    return conflict.isEmpty();
  }

  /// Goes back to what the book, or its variant, has.
  void forget() {
    refused.set(Optional.empty());
    edition.set(edition().withoutHouseRules());
  }

  Optional<StartPosition> position() {
    return route.position();
  }

  /// Returns the game for which one looks up the rules.
  GameRoute game() {
    return route.game();
  }

  GameRoute fromHere() {
    return game().by(edition().name()).from(route.position());
  }

  /// Returns the game from its beginning: with the men that were agreed on, while the side to begin
  /// is for the rules to say.
  GameRoute fromStart() {
    return game()
        .by(edition().name())
        .from(
            game()
                .start()
                .map(from -> new StartPosition(from.board(), edition().rules().firstMove())));
  }

  NewGameRoute newGame() {
    return new NewGameRoute(fromStart());
  }
}
