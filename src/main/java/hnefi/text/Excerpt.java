package hnefi.text;

import java.util.regex.Pattern;

/// The beginning of a text that may be of any length and hold anything, to be quoted in a sentence.
public final class Excerpt {
  /// The most characters that are quoted.
  public static final int LENGTH = 40;

  private static final Pattern BLANK = Pattern.compile("[\\s\\p{Cntrl}\\u0085\\u2028\\u2029]+");

  private Excerpt() {}

  /// Returns what is quoted of a text: one line without control characters, cut where it is long.
  public static String of(String text) {
    StringBuilder quoted = new StringBuilder();
    int shown = 0;
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      if (shown++ == LENGTH) {
        return quoted.append('…').toString();
      }
      int character = text.codePointAt(i);
      quoted.appendCodePoint(isShown(character) ? character : '?');
    }
    return quoted.toString();
  }

  /// Returns a text in one line: each run of white space, control characters and line separators is
  /// one space, and none is left around it.
  public static String line(String text) {
    return BLANK.matcher(text).replaceAll(" ").strip();
  }

  /// Returns a text in one line of no more than so many characters.
  public static String line(String text, int most) {
    return cut(line(text), most).strip();
  }

  /// Returns no more than so many characters of a text.
  public static String cut(String text, int most) {
    return length(text) <= most ? text : text.substring(0, text.offsetByCodePoints(0, most));
  }

  /// Returns how many characters a text has, a surrogate pair being one.
  public static int length(String text) {
    return text.codePointCount(0, text.length());
  }

  private static boolean isShown(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.SURROGATE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }
}
