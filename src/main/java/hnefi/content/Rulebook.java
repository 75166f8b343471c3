package hnefi.content;

import hnefi.rules.Rule;
import hnefi.rules.RuleSet;
import hnefi.rules.Switch;
import hnefi.text.Text;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// One rule set of one of the books, with what the book says on every rule.
///
/// @param book the id of its source
/// @param layouts the start positions it can be played from, the usual one first
/// @param rulings what the book says on each switch and on each rule all books share
public record Rulebook(
    String id,
    String book,
    Text name,
    Text summary,
    Look look,
    List<StartChoice> layouts,
    Map<Rule, Ruling> rulings,
    List<Preset> presets) {
  public Rulebook {
    layouts = List.copyOf(layouts);
    rulings = Map.copyOf(rulings);
    presets = List.copyOf(presets);
  }

  /// Returns the switches as the engine needs them.
  public RuleSet rules() {
    Map<Switch, String> values = new HashMap<>();
    for (Switch each : Switch.values()) {
      values.put(each, ruling(each).value());
    }
    return Switch.ruleSet(values);
  }

  /// Returns what the book says on a rule.
  public Ruling ruling(Rule rule) {
    return Objects.requireNonNull(rulings.get(rule));
  }
}
