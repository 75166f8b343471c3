package hnefi.notation.opentafl;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Free text in a tag: brackets, what would end the line and white space at the ends are written as
/// `&#93;`.
final class Quoting {
  private static final Pattern QUOTED = Pattern.compile("&#([0-9]{1,5});");

  private Quoting() {}

  static String quote(String text) {
    StringBuilder quoted = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      if ("[]&".indexOf(character) >= 0 || isBreaking(text, i)) {
        quoted.append("&#").append((int) character).append(';');
      } else {
        quoted.append(character);
      }
    }
    return quoted.toString();
  }

  private static boolean isBreaking(String text, int index) {
    char character = text.charAt(index);
    boolean end = index == 0 || index == text.length() - 1;
    return Character.isISOControl(character)
        || character == '\u2028'
        || character == '\u2029'
        || (end && Character.isWhitespace(character))
        || (Character.isSurrogate(character) && !isPaired(text, index));
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
