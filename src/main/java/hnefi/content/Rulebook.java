package hnefi.content;

import hnefi.rules.Rule;
import hnefi.rules.RuleSet;
import hnefi.text.Text;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/// One rule set of one of the books, with what the book says on every rule.
///
/// @param book the id of its source
/// @param heading what it stands under where rule sets are chosen; empty for the name of its source
/// @param layouts the start positions it can be played from, the usual one first
/// @param rulings what the book says on each switch and on each rule all books share
public record Rulebook(
    String id,
    String book,
    Text name,
    Optional<Text> heading,
    Text summary,
    BoardLook look,
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
    return RuleSet.of(rulings.values().stream().flatMap(each -> each.value().stream()).toList());
  }

  /// Returns what the book says on a rule.
  public Ruling ruling(Rule rule) {
    return Objects.requireNonNull(rulings.get(rule));
  }
}
