package hnefi.content;

import hnefi.rules.Referee;
import hnefi.rules.Rule;
import hnefi.rules.RuleSet;
import hnefi.rules.Switch;
import hnefi.rules.SwitchConflict;
import hnefi.rules.SwitchValue;
import hnefi.rules.Turn;
import hnefi.text.Result;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The rules a game is played by: a book's rule set, perhaps one of its presets, perhaps house
/// rules on top, and a start position.
///
/// @param houseRules switches a player turned, with their values
public record Edition(
    Rulebook rulebook,
    Optional<Preset> preset,
    Map<Switch, SwitchValue> houseRules,
    Layout layout) {
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
  ///
  /// @return the edition, or why a switch cannot be turned so: a message of [Library#faultWords]
  public Result<Edition> with(Collection<SwitchValue> changes) {
    return amended(changes).consistent();
  }

  private Result<Edition> consistent() {
    return SwitchConflict.in(values())
        .<Result<Edition>>map(conflict -> new Result.Bad<>(SwitchReader.conflict(conflict)))
        .orElseGet(() -> new Result.Good<>(this));
  }

  /// Returns this edition with one switch turned, as [#with(Collection)].
  public Result<Edition> with(SwitchValue change) {
    return with(List.of(change));
  }

  /// Returns whether a turn would have been refused, or would have captured or ended otherwise,
  /// with this switch at another value.
  public boolean decides(Switch rule, Turn turn) {
    return rule.choices().stream()
        .anyMatch(other ->
            with(other) instanceof Result.Good<Edition>(Edition turned)
                && !(turned.referee().judge(turn.before(), turn.move()) instanceof Turn another
                    && another.captured().equals(turn.captured())
                    && another.outcome().equals(turn.outcome())));
  }

  /// Returns what a switch would contradict at this value.
  public Optional<SwitchConflict> conflict(SwitchValue change) {
    return SwitchConflict.in(amended(List.of(change)).values());
  }

  private Edition amended(Collection<SwitchValue> changes) {
    Map<Switch, SwitchValue> all = new EnumMap<>(Switch.class);
    all.putAll(houseRules);
    for (SwitchValue each : changes) {
      if (printed(each.rule()).value().equals(Optional.of(each))) {
        all.remove(each.rule());
      } else {
        all.put(each.rule(), each);
      }
    }
    return new Edition(rulebook, preset, all, layout);
  }

  /// Returns this edition as its book, or the book's variant, has it.
  public Edition withoutHouseRules() {
    return new Edition(rulebook, preset, Map.of(), layout);
  }

  /// Turns some switches back to what the book, or the book's variant, has.
  ///
  /// @return as [#with(Collection)]
  public Result<Edition> withoutHouseRules(Collection<Switch> rules) {
    Map<Switch, SwitchValue> others = new EnumMap<>(Switch.class);
    others.putAll(houseRules);
    others.keySet().removeAll(rules);
    return new Edition(rulebook, preset, others, layout).consistent();
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
    return RuleSet.of(values().values());
  }

  private Map<Switch, SwitchValue> values() {
    Map<Switch, SwitchValue> values = new EnumMap<>(Switch.class);
    for (Switch each : Switch.values()) {
      printed(each).value().ifPresent(value -> values.put(each, value));
    }
    values.putAll(houseRules);
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
    Optional<SwitchValue> value =
        rule instanceof Switch each ? Optional.ofNullable(houseRules.get(each)) : Optional.empty();
    if (value.isEmpty()) {
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
