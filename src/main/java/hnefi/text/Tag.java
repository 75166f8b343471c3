package hnefi.text;

import java.util.Locale;

/// The names of constants in files, messages and style sheets.
public final class Tag {
  private Tag() {}

  /// Returns the name of a constant in lower case and with hyphens: `king-captured`.
  public static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
