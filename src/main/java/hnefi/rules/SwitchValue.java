package hnefi.rules;

import java.util.Optional;

/// One value of one switch.
///
/// @param rule the switch
/// @param value of the switch's own type: a constant, a boolean, a number of squares, a set of
///   constants
public record SwitchValue(Switch rule, Object value) {
  public SwitchValue {
    if (!rule.type().holds(value)) {
      throw new IllegalArgumentException("“" + value + "” is no value of " + rule.id());
    }
  }

  /// Returns the value written so, such as `king-armed=no`, if there is such a switch and value.
  public static Optional<SwitchValue> read(String assignment) {
    String[] parts = assignment.split("=", 2);
    return parts.length < 2
        ? Optional.empty()
        : Switch.of(parts[0]).flatMap(each -> each.read(parts[1]));
  }

  /// Returns the value as files and the line protocol write it: `no`, `3`, `throne,edge`.
  public String text() {
    return rule.type().write(value);
  }

  /// Returns switch and value: `king-armed=no`.
  @Override
  public String toString() {
    return rule.id() + "=" + text();
  }
}
