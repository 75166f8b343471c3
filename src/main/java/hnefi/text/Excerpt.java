package hnefi.text;

/// The beginning of a text that may be of any length and hold anything, to be quoted in a sentence.
public final class Excerpt {
  /// The most characters that are quoted.
  public static final int LENGTH = 40;

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

  /// Returns no more than so many characters of a text, and no half of a surrogate pair.
  public static String cut(String text, int most) {
    if (text.length() <= most) {
      return text;
    }
    return text.substring(0, Character.isHighSurrogate(text.charAt(most - 1)) ? most - 1 : most);
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
