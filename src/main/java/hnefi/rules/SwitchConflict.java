package hnefi.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Two values of different switches that cannot both hold.
public record SwitchConflict(SwitchValue one, SwitchValue other) {
  private static final List<SwitchConflict> ALL =
      List.of(
          // The king cannot win on a corner that he may not enter.
          new SwitchConflict(
              new SwitchValue(Switch.ESCAPE, Escape.CORNER),
              new SwitchValue(Switch.CORNER_ENTER, Access.NOBODY)));

  /// Returns the first contradiction among these values, if there is one.
  public static Optional<SwitchConflict> in(Map<Switch, SwitchValue> values) {
    return ALL.stream()
        .filter(each -> values.containsValue(each.one) && values.containsValue(each.other))
        .findFirst();
  }
}
