package hnefi.content;

import hnefi.rules.Switch;
import hnefi.rules.SwitchValue;
import java.util.Map;
import java.util.Optional;

/// The name of an edition, for links, saved games and the line protocol; what it names may not
/// exist.
///
/// @param id a rule set's or a preset's
/// @param houseRules switches turned away from it
/// @param layout the id of another start position than the usual one
public record EditionName(String id, Map<Switch, SwitchValue> houseRules, Optional<String> layout) {
  public EditionName {
    houseRules = Map.copyOf(houseRules);
  }

  /// Returns the name of a rule set or preset as its book has it.
  public static EditionName of(String id) {
    return new EditionName(id, Map.of(), Optional.empty());
  }
}
