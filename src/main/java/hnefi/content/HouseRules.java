package hnefi.content;

import hnefi.text.Excerpt;

/// House rules that somebody gave a name.
///
/// @param name not blank, one line
/// @param edition the rules they were derived from, with what was turned
public record HouseRules(String name, EditionName edition) {
  /// The longest name, in characters.
  public static final int LONGEST_NAME = 60;

  public HouseRules {
    if (name.isBlank() || !name.equals(nameOf(name))) {
      throw new IllegalArgumentException("no name: “" + name + "”");
    }
  }

  /// Returns a text as a name: one line, without space around it, not too long; empty if nothing is
  /// left of it.
  public static String nameOf(String text) {
    return Excerpt.line(text, LONGEST_NAME);
  }
}
