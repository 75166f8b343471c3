package hnefi.text;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// The names of constants in files, messages and style sheets.
public final class Tag {
  private Tag() {}

  /// Returns the name of a constant in lower case and with hyphens: `king-captured`.
  public static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// Returns the constant of this name; empty if there is none.
  public static <E extends Enum<E>> Optional<E> find(Class<E> type, String name) {
    return Arrays.stream(type.getEnumConstants()).filter(each -> of(each).equals(name)).findFirst();
  }
}
