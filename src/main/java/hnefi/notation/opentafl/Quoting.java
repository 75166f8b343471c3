package hnefi.notation.opentafl;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Free text within brackets, in which brackets, bars and what ends a line are written as `&#93;`.
final class Quoting {
  private static final Pattern QUOTED = Pattern.compile("&#([0-9]{1,5});");

  private Quoting() {}

  /// Returns a text that goes over no line.
  static String quote(String text) {
    return quote(text, false);
  }

  /// Returns a text that goes over the lines it has.
  static String quoteLines(String text) {
    return quote(text, true);
  }

  private static String quote(String text, boolean severalLines) {
    StringBuilder quoted = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      if (severalLines && isPlainBreak(text, i)) {
        quoted.append('\n');
      } else if ("[]|&".indexOf(character) >= 0 || isBreaking(text, i)) {
        quoted.append("&#").append((int) character).append(';');
      } else {
        quoted.append(character);
      }
    }
    return quoted.toString();
  }

  /// The reader takes white space off both ends of every line.
  private static boolean isPlainBreak(String text, int index) {
    return text.charAt(index) == '\n'
        && index > 0
        && index < text.length() - 1
        && !isSpace(text.charAt(index - 1))
        && !isSpace(text.charAt(index + 1));
  }

  private static boolean isSpace(char character) {
    return Character.isWhitespace(character)
        || Character.isSpaceChar(character)
        || Character.isISOControl(character);
  }

  /// White space at the ends would be lost, and half of a surrogate pair no file can hold.
  private static boolean isBreaking(String text, int index) {
    char character = text.charAt(index);
    boolean end = index == 0 || index == text.length() - 1;
    return Character.isISOControl(character)
        || character == '\u2028'
        || character == '\u2029'
        || (end && isSpace(character))
        || Character.isSurrogate(character) && !isPaired(text, index);
  }

  private static boolean isPaired(String text, int index) {
    return Character.isHighSurrogate(text.charAt(index))
        ? index + 1 < text.length() && Character.isLowSurrogate(text.charAt(index + 1))
        : index > 0 && Character.isHighSurrogate(text.charAt(index - 1));
  }

  static String unquote(String text) {
    return QUOTED
        .matcher(text)
        .replaceAll(found -> Matcher.quoteReplacement(character(found.group(1), found.group())));
  }

  private static String character(String digits, String otherwise) {
    int code = Integer.parseInt(digits);
    return code <= Character.MAX_VALUE ? String.valueOf((char) code) : otherwise;
  }
}
