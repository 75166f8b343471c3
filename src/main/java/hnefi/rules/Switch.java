package hnefi.rules;

import static hnefi.rules.SwitchForm.choice;
import static hnefi.rules.SwitchForm.flag;

import hnefi.board.Side;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// A point on which the rulebooks differ, with the text form of its values.
public enum Switch implements Rule {
  FIRST_MOVE(choice(Side.class, RuleSet::firstMove, (b, v) -> b.firstMove = v)),
  ESCAPE(choice(Escape.class, RuleSet::escape, (b, v) -> b.escape = v)),
  THRONE_ENTER(choice(Access.class, RuleSet::throneEnter, (b, v) -> b.throneEnter = v)),
  THRONE_PASS(choice(Access.class, RuleSet::thronePass, (b, v) -> b.thronePass = v)),
  THRONE_HOSTILE(flag("none", "all", RuleSet::throneHostile, (b, v) -> b.throneHostile = v)),
  CORNER_ENTER(choice(Access.class, RuleSet::cornerEnter, (b, v) -> b.cornerEnter = v)),
  CORNER_HOSTILE(flag("none", "all", RuleSet::cornerHostile, (b, v) -> b.cornerHostile = v)),
  EDGE_HOSTILE(flag("no", "yes", RuleSet::edgeHostile, (b, v) -> b.edgeHostile = v)),
  KING_ARMED(flag("no", "yes", RuleSet::kingArmed, (b, v) -> b.kingArmed = v)),
  KING_RANGE(SwitchForm.range()),
  KING_CAPTURE(choice(KingCapture.class, RuleSet::kingCapture, (b, v) -> b.kingCapture = v)),
  KING_CAPTORS(SwitchForm.captors()),
  SHIELDWALL(choice(ShieldWallRule.class, RuleSet::shieldWall, (b, v) -> b.shieldWall = v)),
  OPEN_CORNER(flag("no", "yes", RuleSet::openCorner, (b, v) -> b.openCorner = v)),
  NO_LEGAL_MOVE(choice(NoLegalMoveRule.class, RuleSet::noLegalMove, (b, v) -> b.noLegalMove = v)),
  REPETITION(choice(RepetitionRule.class, RuleSet::repetition, (b, v) -> b.repetition = v));

  private final SwitchForm form;

  Switch(SwitchForm form) {
    this.form = form;
  }

  @Override
  public String id() {
    return SwitchForm.text(this);
  }

  /// Returns the switch of this name, such as `king-armed`.
  public static Optional<Switch> of(String id) {
    return Arrays.stream(values()).filter(each -> each.id().equals(id)).findFirst();
  }

  /// Returns the values a player can choose from; the ranges of the king only up to a few squares.
  public List<String> choices() {
    return form.choices();
  }

  /// What may be written as a value.
  public enum Kind {
    /// One of the choices.
    CHOICE,
    /// `unlimited` or a number of squares from 1.
    RANGE,
    /// Any of several names as a comma list, empty for none.
    LIST
  }

  public Kind kind() {
    return form.kind();
  }

  /// Returns this switch's value in the rule set as text.
  public String valueIn(RuleSet rules) {
    return form.write().apply(rules);
  }

  /// Returns whether the text is a value of this switch.
  public boolean accepts(String value) {
    return form.read().apply(value).isPresent();
  }

  /// Returns the value as this switch writes it: `throne,edge` for `edge,throne`.
  ///
  /// @throws IllegalArgumentException if the text is not a value of this switch
  public String spelled(String value) {
    RuleSetBuilder builder = new RuleSetBuilder();
    set(builder, value);
    return valueIn(builder.build());
  }

  /// Returns the rule set with this switch turned.
  ///
  /// @throws IllegalArgumentException if the value is not one of this switch, or if it contradicts
  ///   another switch; ask [#accepts] and [#conflict] before
  public RuleSet in(RuleSet rules, String value) {
    return ruleSet(rules, Map.of(this, value));
  }

  /// Returns the rule set with several switches turned at once.
  ///
  /// @throws IllegalArgumentException as [#in(RuleSet, String)]
  public static RuleSet ruleSet(RuleSet rules, Map<Switch, String> values) {
    RuleSetBuilder builder = new RuleSetBuilder();
    for (Switch each : values()) {
      each.set(builder, values.getOrDefault(each, each.valueIn(rules)));
    }
    return builder.build();
  }

  /// Returns the rule set of these values.
  ///
  /// @throws IllegalArgumentException as [#in(RuleSet, String)], or if a switch is missing
  public static RuleSet ruleSet(Map<Switch, String> values) {
    RuleSetBuilder builder = new RuleSetBuilder();
    for (Switch each : values()) {
      String value = values.get(each);
      if (value == null) {
        throw new IllegalArgumentException("the switch " + each.id() + " is missing");
      }
      each.set(builder, value);
    }
    return builder.build();
  }

  /// Two switches whose values cannot both hold.
  public record Conflict(Switch one, Switch other) {}

  /// Returns the contradiction among these values, if there is one.
  public static Optional<Conflict> conflict(Map<Switch, String> values) {
    return "corner".equals(values.get(ESCAPE)) && "nobody".equals(values.get(CORNER_ENTER))
        ? Optional.of(new Conflict(ESCAPE, CORNER_ENTER))
        : Optional.empty();
  }

  /// Returns the switches in which the two rule sets differ.
  public static Set<Switch> differences(RuleSet one, RuleSet other) {
    EnumSet<Switch> found = EnumSet.noneOf(Switch.class);
    for (Switch each : values()) {
      if (!each.valueIn(one).equals(each.valueIn(other))) {
        found.add(each);
      }
    }
    return found;
  }

  private void set(RuleSetBuilder builder, String value) {
    form.read()
        .apply(value)
        .orElseThrow(() -> new IllegalArgumentException("“" + value + "” is no value of " + id()))
        .accept(builder);
  }
}
