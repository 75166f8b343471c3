package hnefi.rules;

import static hnefi.rules.SwitchType.choice;
import static hnefi.rules.SwitchType.flag;

import hnefi.board.Side;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A point on which the rulebooks differ, with the values it can have.
///
/// The five books speak of the first sixteen, and each of their rule sets must name a value for
/// them. A switch that the books do not know has a default instead, so that no rule set needs to
/// name it. What a value means, [RuleSet] says.
public enum Switch implements Rule {
  FIRST_MOVE(choice(Side.class)),
  ESCAPE(choice(Escape.class)),
  THRONE_ENTER(choice(Access.class)),
  THRONE_PASS(choice(Access.class)),
  THRONE_HOSTILE(flag("none", "all")),
  CORNER_ENTER(choice(Access.class)),
  CORNER_HOSTILE(flag("none", "all")),
  EDGE_HOSTILE(flag("no", "yes")),
  KING_ARMED(flag("no", "yes")),
  KING_RANGE(SwitchType.range()),
  KING_CAPTURE(choice(KingCapture.class)),
  KING_CAPTORS(SwitchType.subset(KingCaptor.class)),
  SHIELDWALL(choice(ShieldWallRule.class)),
  OPEN_CORNER(flag("no", "yes")),
  NO_LEGAL_MOVE(choice(NoLegalMoveRule.class)),
  REPETITION(choice(RepetitionRule.class)),
  HELD_THRONE(flag("quiet", "hostile"), false),
  ENCIRCLEMENT(flag("no", "yes"), false),
  EXIT_FORT(flag("no", "yes"), false);

  private final SwitchType<?> type;
  private final @Nullable Object standard;

  /// A switch that every rulebook must name.
  <T> Switch(SwitchType<T> type) {
    this(type, null);
  }

  /// A switch that a rulebook may leave out.
  <T> Switch(SwitchType<T> type, @Nullable T standard) {
    this.type = type;
    this.standard = standard;
  }

  @Override
  public String id() {
    return SwitchType.text(this);
  }

  /// Returns the switch of this name, such as `king-armed`.
  public static Optional<Switch> of(String id) {
    return Arrays.stream(values()).filter(each -> each.id().equals(id)).findFirst();
  }

  /// Returns the value written so, such as `no`, if it is one of this switch.
  public Optional<SwitchValue> read(String text) {
    return type.read().apply(text).map(this::value);
  }

  /// Returns the default of a switch that a rule set may leave out; nothing if it must name one.
  public Optional<SwitchValue> standard() {
    return Optional.ofNullable(standard).map(this::value);
  }

  /// Returns the values a player can choose from; the ranges of the king only up to a few squares.
  public List<SwitchValue> choices() {
    return type.choices().stream().map(this::value).toList();
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
    return type.kind();
  }

  SwitchType<?> type() {
    return type;
  }

  private SwitchValue value(Object value) {
    return new SwitchValue(this, value);
  }
}
