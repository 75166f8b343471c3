package hnefi.text;

import java.util.function.Predicate;

/// A name that nothing else has.
public final class FreeName {
  private FreeName() {}

  /// Returns the name, with a number after it if it is taken.
  ///
  /// @param longest how many characters it may have; what is too long with its number is cut
  public static String of(String wanted, int longest, Predicate<String> isTaken) {
    String name = wanted;
    for (int i = 2; isTaken.test(name); i++) {
      String number = " (" + i + ")";
      name = Excerpt.cut(wanted, longest - number.length()).strip() + number;
    }
    return name;
  }
}
