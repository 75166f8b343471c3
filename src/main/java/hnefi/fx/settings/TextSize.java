package hnefi.fx.settings;

import java.util.Arrays;
import java.util.Optional;

/// The size of all text, in steps.
public enum TextSize {
  P80(80),
  P90(90),
  P100(100),
  P115(115),
  P130(130),
  P150(150),
  P175(175),
  P200(200);

  private final int percent;

  TextSize(int percent) {
    this.percent = percent;
  }

  public int percent() {
    return percent;
  }

  /// Returns the size of so many percent; empty if there is none.
  public static Optional<TextSize> of(int percent) {
    return Arrays.stream(values()).filter(each -> each.percent == percent).findFirst();
  }

  /// Returns the style class of the root under this size: `text-100` and so on.
  public String styleClass() {
    return "text-" + percent;
  }

  /// Returns the next larger size, or this one if it is the largest.
  public TextSize larger() {
    return values()[Math.min(ordinal() + 1, values().length - 1)];
  }

  /// Returns the next larger size; after the largest, the normal one.
  public TextSize next() {
    return larger() == this ? P100 : larger();
  }

  /// Returns the next smaller size, or this one if it is the smallest.
  public TextSize smaller() {
    return values()[Math.max(ordinal() - 1, 0)];
  }
}
