package hnefi.rules;

import hnefi.board.Side;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Collectors;

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
  KING_RANGE(range()),
  KING_CAPTURE(choice(KingCapture.class, RuleSet::kingCapture, (b, v) -> b.kingCapture = v)),
  KING_CAPTORS(captors()),
  SHIELDWALL(choice(ShieldWallRule.class, RuleSet::shieldWall, (b, v) -> b.shieldWall = v)),
  OPEN_CORNER(flag("no", "yes", RuleSet::openCorner, (b, v) -> b.openCorner = v)),
  NO_LEGAL_MOVE(choice(NoLegalMoveRule.class, RuleSet::noLegalMove, (b, v) -> b.noLegalMove = v)),
  REPETITION(choice(RepetitionRule.class, RuleSet::repetition, (b, v) -> b.repetition = v));

  private final Form form;

  Switch(Form form) {
    this.form = form;
  }

  @Override
  public String id() {
    return text(this);
  }

  /// Returns the switch of this name, such as `king-armed`.
  public static Optional<Switch> of(String id) {
    return Arrays.stream(values()).filter(each -> each.id().equals(id)).findFirst();
  }

  /// Returns the values a player can choose from; the ranges of the king only up to a few squares.
  public List<String> choices() {
    return form.choices;
  }

  /// Returns what may be written as a value, for a reader: `yes, no` or `unlimited or 1, 2, …`.
  public String expected() {
    return form.expected;
  }

  /// Returns this switch's value in the rule set as text.
  public String valueIn(RuleSet rules) {
    return form.write.apply(rules);
  }

  /// Returns whether the text is a value of this switch.
  public boolean accepts(String value) {
    return form.read.apply(value).isPresent();
  }

  /// Returns the rule set with this switch turned.
  ///
  /// @throws IllegalArgumentException if the value is not one of this switch, or if it contradicts
  ///   another switch; the message is a sentence for the user
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
    form.read
        .apply(value)
        .orElseThrow(() ->
            new IllegalArgumentException(
                "'" + value + "' is no value of " + id() + " (" + form.expected + ")"))
        .accept(builder);
  }

  private static String text(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// How a switch's value is written, read and put into a rule set.
  private record Form(
      List<String> choices,
      String expected,
      Function<RuleSet, String> write,
      Function<String, Optional<Assignment>> read) {}

  /// Puts one value into its place.
  private interface Assignment {
    void accept(RuleSetBuilder builder);
  }

  private static <E extends Enum<E>> Form choice(
      Class<E> type, Function<RuleSet, E> getter, BiConsumer<RuleSetBuilder, E> setter) {
    E[] values = type.getEnumConstants();
    List<String> names = Arrays.stream(values).map(Switch::text).toList();
    return new Form(
        names,
        String.join(", ", names),
        rules -> text(getter.apply(rules)),
        name ->
            names.contains(name)
                ? Optional.of(builder -> setter.accept(builder, values[names.indexOf(name)]))
                : Optional.empty());
  }

  private static Form flag(
      String off,
      String on,
      Function<RuleSet, Boolean> getter,
      BiConsumer<RuleSetBuilder, Boolean> setter) {
    return new Form(
        List.of(off, on),
        off + ", " + on,
        rules -> getter.apply(rules) ? on : off,
        name ->
            name.equals(off) || name.equals(on)
                ? Optional.of(builder -> setter.accept(builder, name.equals(on)))
                : Optional.empty());
  }

  private static Form range() {
    return new Form(
        List.of("unlimited", "1", "2", "3", "4", "5"),
        "unlimited or a number of squares from 1",
        rules ->
            rules.kingRange() == RuleSet.UNLIMITED
                ? "unlimited"
                : Integer.toString(rules.kingRange()),
        name -> {
          if (name.equals("unlimited")) {
            return Optional.of(builder -> builder.kingRange = RuleSet.UNLIMITED);
          }
          if (!name.matches("[1-9][0-9]{0,3}")) {
            return Optional.empty();
          }
          int squares = Integer.parseInt(name);
          return Optional.of(builder -> builder.kingRange = squares);
        });
  }

  private static Form captors() {
    List<String> names = Arrays.stream(KingCaptor.values()).map(Switch::text).toList();
    List<String> choices =
        java.util.stream.IntStream.range(0, 1 << names.size())
            .mapToObj(bits ->
                java.util.stream.IntStream.range(0, names.size())
                    .filter(i -> (bits & 1 << i) != 0)
                    .mapToObj(names::get)
                    .collect(Collectors.joining(",")))
            .toList();
    return new Form(
        choices,
        "a comma list of " + String.join(", ", names) + ", empty for none",
        rules ->
            rules.kingCaptors().stream()
                .map(Switch::text)
                .sorted(java.util.Comparator.comparingInt(names::indexOf))
                .collect(Collectors.joining(",")),
        list -> {
          EnumSet<KingCaptor> captors = EnumSet.noneOf(KingCaptor.class);
          for (String name : list.isEmpty() ? new String[0] : list.split(",", -1)) {
            int index = names.indexOf(name.strip());
            if (index < 0) {
              return Optional.empty();
            }
            captors.add(KingCaptor.values()[index]);
          }
          return Optional.of(builder -> builder.kingCaptors = captors);
        });
  }
}
