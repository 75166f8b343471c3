package hnefi.content;

import hnefi.rules.Referee;
import hnefi.rules.Rule;
import hnefi.rules.RuleSet;
import hnefi.rules.Switch;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The rules a game is played by: a book's rule set, perhaps one of its presets, perhaps house
/// rules on top, and a start position.
///
/// @param houseRules switches a player turned, with their values as text
public record Edition(
    Rulebook rulebook, Optional<Preset> preset, Map<Switch, String> houseRules, Layout layout) {
  public Edition {
    houseRules = Map.copyOf(houseRules);
  }

  /// Returns the rule set played as its book has it.
  public static Edition of(Rulebook rulebook) {
    return new Edition(
        rulebook, Optional.empty(), Map.of(), rulebook.layouts().getFirst().layout());
  }

  /// Returns a preset of the rule set.
  public static Edition of(Rulebook rulebook, Preset preset) {
    return new Edition(
        rulebook,
        Optional.of(preset),
        Map.of(),
        preset.layout().orElse(rulebook.layouts().getFirst().layout()));
  }

  /// Returns this edition played from another start position.
  public Edition from(Layout other) {
    return new Edition(rulebook, preset, houseRules, other);
  }

  /// Turns switches; one turned back to the book's value is forgotten.
  public Amendment with(Map<Switch, String> changes) {
    Map<Switch, String> all = new EnumMap<>(Switch.class);
    all.putAll(houseRules);
    for (Map.Entry<Switch, String> each : changes.entrySet()) {
      Switch rule = each.getKey();
      if (!rule.accepts(each.getValue())) {
        return new Amendment.NoValue(rule, each.getValue());
      }
      String value = rule.spelled(each.getValue());
      if (printed(rule).value().equals(value)) {
        all.remove(rule);
      } else {
        all.put(rule, value);
      }
    }
    Edition amended = new Edition(rulebook, preset, all, layout);
    Optional<Switch.Conflict> conflict = Switch.conflict(amended.values());
    return conflict.isPresent()
        ? new Amendment.Contradiction(conflict.get())
        : new Amendment.Made(amended);
  }

  /// Returns this edition as its book, or the book's variant, has it.
  public Edition withoutHouseRules() {
    return new Edition(rulebook, preset, Map.of(), layout);
  }

  /// Returns the name by which the library finds this edition again.
  public EditionName name() {
    Layout usual = preset.flatMap(Preset::layout).orElse(rulebook.layouts().getFirst().layout());
    return new EditionName(
        preset.map(Preset::id).orElse(rulebook.id()),
        houseRules,
        usual.equals(layout) ? Optional.empty() : Optional.of(layout.id()));
  }

  /// Returns the switches as the engine needs them.
  public RuleSet rules() {
    return Switch.ruleSet(values());
  }

  private Map<Switch, String> values() {
    Map<Switch, String> values = new EnumMap<>(Switch.class);
    for (Switch each : Switch.values()) {
      values.put(each, houseRules.getOrDefault(each, printed(each).value()));
    }
    return values;
  }

  /// Returns a referee for these rules.
  public Referee referee() {
    return new Referee(rules());
  }

  /// Returns what is held on a rule here: by the preset, else by the book; for a house rule whoever
  /// of the books holds the same, if any does.
  public Ruling ruling(Rule rule) {
    Ruling printed = printed(rule);
    String value = rule instanceof Switch each ? houseRules.get(each) : null;
    if (value == null) {
      return printed;
    }
    Optional<Rival> holder =
        printed.rivals().stream().filter(each -> each.value().equals(value)).findFirst();
    return new Ruling(
        rule,
        value,
        Provenance.DISPUTED,
        holder.map(Rival::cite).orElse(List.of()),
        holder.flatMap(Rival::note),
        List.of(new Rival(printed.value(), printed.cite(), printed.note())));
  }

  /// Returns whether a player turned this switch away from what the book or its preset holds.
  public boolean isHouseRule(Rule rule) {
    return rule instanceof Switch each && houseRules.containsKey(each);
  }

  private Ruling printed(Rule rule) {
    if (preset.isPresent()
        && rule instanceof Switch each
        && preset.get().changes().get(each) instanceof Ruling changed) {
      return changed;
    }
    return rulebook.ruling(rule);
  }
}
