package hnefi.rules;

import hnefi.board.Side;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/// A value for every [Switch]: what makes one game of tafl different from another. Immutable.
public final class RuleSet {
  /// The range of a king who may go as far as the line is free.
  public static final int UNLIMITED = Integer.MAX_VALUE;

  private final Map<Switch, SwitchValue> values;

  private RuleSet(Map<Switch, SwitchValue> values) {
    this.values = values;
  }

  /// Returns the rule set of these values and of the defaults of the switches left out.
  ///
  /// @throws IllegalArgumentException if a switch is left out that has no default, or if the values
  ///   contradict each other; ask [SwitchConflict#in] before
  public static RuleSet of(Collection<SwitchValue> values) {
    Map<Switch, SwitchValue> all = new EnumMap<>(Switch.class);
    for (Switch each : Switch.values()) {
      each.standard().ifPresent(standard -> all.put(each, standard));
    }
    values.forEach(each -> all.put(each.rule(), each));
    for (Switch each : Switch.values()) {
      if (!all.containsKey(each)) {
        throw new IllegalArgumentException("the switch " + each.id() + " is missing");
      }
    }
    Optional<SwitchConflict> conflict = SwitchConflict.in(all);
    if (conflict.isPresent()) {
      throw new IllegalArgumentException(
          conflict.get().one() + " contradicts " + conflict.get().other());
    }
    return new RuleSet(Collections.unmodifiableMap(all));
  }

  /// Returns this rule set with switches turned.
  ///
  /// @throws IllegalArgumentException if the values contradict each other
  public RuleSet with(Collection<SwitchValue> changes) {
    Map<Switch, SwitchValue> all = new EnumMap<>(values);
    changes.forEach(each -> all.put(each.rule(), each));
    return of(all.values());
  }

  /// Returns this rule set with switches turned, as [#with(Collection)].
  public RuleSet with(SwitchValue... changes) {
    return with(List.of(changes));
  }

  /// Returns the value of each switch.
  public Map<Switch, SwitchValue> values() {
    return values;
  }

  /// Returns the value of a switch.
  public SwitchValue value(Switch rule) {
    return Objects.requireNonNull(values.get(rule));
  }

  /// Returns the switches in which the two rule sets differ.
  public Set<Switch> differences(RuleSet other) {
    EnumSet<Switch> found = EnumSet.allOf(Switch.class);
    found.removeIf(each -> value(each).equals(other.value(each)));
    return found;
  }

  /// The side that begins.
  public Side firstMove() {
    return get(Switch.FIRST_MOVE);
  }

  /// Where the king wins.
  public Escape escape() {
    return get(Switch.ESCAPE);
  }

  /// Who may stop on the throne once the king has left it.
  public Access throneEnter() {
    return get(Switch.THRONE_ENTER);
  }

  /// Who may cross the throne while it is empty.
  public Access thronePass() {
    return get(Switch.THRONE_PASS);
  }

  /// Whether the empty throne counts as an enemy beside a soldier of either side.
  public boolean throneHostile() {
    return get(Switch.THRONE_HOSTILE);
  }

  /// Who may stop on a corner.
  public Access cornerEnter() {
    return get(Switch.CORNER_ENTER);
  }

  /// Whether an empty corner counts as an enemy beside a soldier of either side.
  public boolean cornerHostile() {
    return get(Switch.CORNER_HOSTILE);
  }

  /// Whether the border counts as an enemy behind a soldier on an edge square.
  public boolean edgeHostile() {
    return get(Switch.EDGE_HOSTILE);
  }

  /// Whether the king captures, by moving and as the second captor.
  public boolean kingArmed() {
    return get(Switch.KING_ARMED);
  }

  /// The longest move of the king, in squares; [#UNLIMITED] for any.
  public int kingRange() {
    return get(Switch.KING_RANGE);
  }

  /// How many attackers take the king.
  public KingCapture kingCapture() {
    return get(Switch.KING_CAPTURE);
  }

  /// What may stand in for one of the four attackers around the king.
  public Set<KingCaptor> kingCaptors() {
    return get(Switch.KING_CAPTORS);
  }

  /// Whether a row at the edge is taken together.
  public ShieldWallRule shieldWall() {
    return get(Switch.SHIELDWALL);
  }

  /// Whether the attackers must leave one corner open.
  public boolean openCorner() {
    return get(Switch.OPEN_CORNER);
  }

  /// What happens to a side that cannot move.
  public NoLegalMoveRule noLegalMove() {
    return get(Switch.NO_LEGAL_MOVE);
  }

  /// What the third occurrence of a position means.
  public RepetitionRule repetition() {
    return get(Switch.REPETITION);
  }

  /// Whether the throne with the king on it counts as an enemy of the defender beside it, while
  /// attackers hold its other three sides.
  public boolean heldThroneHostile() {
    return get(Switch.HELD_THRONE);
  }

  /// Whether the attackers win by shutting in the king and all defenders.
  public boolean encirclement() {
    return get(Switch.ENCIRCLEMENT);
  }

  /// Whether the defenders win by a fort at the edge with the king in it.
  public boolean exitFort() {
    return get(Switch.EXIT_FORT);
  }

  /// A [SwitchValue] holds nothing but values of its switch's type.
  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
  private <T> T get(Switch rule) {
    return (T) value(rule).value();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof RuleSet rules && values.equals(rules.values);
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }

  @Override
  public String toString() {
    return Arrays.toString(values.values().toArray());
  }
}
