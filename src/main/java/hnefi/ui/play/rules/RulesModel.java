package hnefi.ui.play.rules;

import hnefi.content.Edition;
import hnefi.rules.Switch;
import hnefi.table.Players;
import hnefi.table.StartPosition;
import hnefi.ui.play.place.GamePlace;
import hnefi.ui.play.place.NewGamePlace;
import hnefi.ui.play.place.RulesPlace;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Rules being read, and turned.
public final class RulesModel {
  private final RulesPlace place;
  private final ReadOnlyObjectWrapper<Edition> edition;
  private final ReadOnlyObjectWrapper<Optional<Switch.Conflict>> refused =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  public RulesModel(RulesPlace place, Edition edition) {
    this.place = place;
    this.edition = new ReadOnlyObjectWrapper<>(edition);
  }

  Edition edition() {
    return edition.get();
  }

  ReadOnlyObjectProperty<Edition> editionProperty() {
    return edition.getReadOnlyProperty();
  }

  /// The contradiction because of which the last turn of a switch was refused.
  ReadOnlyObjectProperty<Optional<Switch.Conflict>> refusedProperty() {
    return refused.getReadOnlyProperty();
  }

  /// Turns a switch, unless that contradicts another.
  ///
  /// @return whether it was turned
  boolean turn(Switch rule, String value) {
    Optional<Switch.Conflict> conflict = RuleReader.conflict(edition(), rule, value);
    refused.set(conflict);
    edition().with(Map.of(rule, value)).edition().ifPresent(edition::set);
    return conflict.isEmpty();
  }

  /// Goes back to what the book, or its variant, has.
  void forget() {
    refused.set(Optional.empty());
    edition.set(edition().withoutHouseRules());
  }

  Optional<StartPosition> position() {
    return place.position();
  }

  Players players() {
    return place.players();
  }

  GamePlace fromHere() {
    return new GamePlace(edition().name(), place.position(), place.players());
  }

  GamePlace fromStart() {
    return new GamePlace(edition().name(), Optional.empty(), place.players());
  }

  NewGamePlace newGame() {
    return new NewGamePlace(edition().name(), place.players());
  }
}
