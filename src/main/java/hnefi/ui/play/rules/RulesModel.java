package hnefi.ui.play.rules;

import hnefi.content.Edition;
import hnefi.rules.StartPosition;
import hnefi.rules.SwitchConflict;
import hnefi.rules.SwitchValue;
import hnefi.session.Players;
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

  Players players() {
    return route.players();
  }

  GameRoute fromHere() {
    return new GameRoute(edition().name(), route.position(), route.players());
  }

  GameRoute fromStart() {
    return new GameRoute(edition().name(), Optional.empty(), route.players());
  }

  NewGameRoute newGame() {
    return new NewGameRoute(edition().name(), route.players());
  }
}
