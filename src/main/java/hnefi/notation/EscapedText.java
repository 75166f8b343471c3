package hnefi.notation;

import java.util.HexFormat;
import java.util.Optional;

/// Text between two marks that it must not hold itself: a backslash stands before another
/// backslash, and `\\uXXXX` for a character that is not allowed there, that would end the line or
/// that UTF-8 cannot spell.
final class EscapedText {
  private static final int HEX_DIGITS = 4;

  private EscapedText() {}

  /// @param forbidden characters that get a backslash
  /// @param spelled characters that are written as numbers
  static String escaped(String value, String forbidden, String spelled) {
    StringBuilder escaped = new StringBuilder(value.length());
    for (int i = 0; i < value.length(); i++) {
      char character = value.charAt(i);
      if (character == '\\' || forbidden.indexOf(character) >= 0) {
        escaped.append('\\').append(character);
      } else if (spelled.indexOf(character) >= 0 || isUnspeakable(value, i)) {
        escaped.append("\\u%04x".formatted((int) character));
      } else {
        escaped.append(character);
      }
    }
    return escaped.toString();
  }

  private static boolean isUnspeakable(String text, int index) {
    char character = text.charAt(index);
    return (Character.isISOControl(character) && character != '\n')
        || character == '\u2028'
        || character == '\u2029'
        || isLoneSurrogate(text, index);
  }

  private static boolean isLoneSurrogate(String text, int index) {
    char character = text.charAt(index);
    return Character.isHighSurrogate(character)
            && (index + 1 == text.length() || !Character.isLowSurrogate(text.charAt(index + 1)))
        || Character.isLowSurrogate(character)
            && (index == 0 || !Character.isHighSurrogate(text.charAt(index - 1)));
  }

  /// Returns what was escaped; nothing if nobody can have escaped anything to this.
  ///
  /// @param forbidden the characters that get a backslash
  static Optional<String> unescaped(String escaped, String forbidden) {
    StringBuilder value = new StringBuilder(escaped.length());
    for (int i = 0; i < escaped.length(); i++) {
      char character = escaped.charAt(i);
      if (forbidden.indexOf(character) >= 0) {
        return Optional.empty();
      }
      if (character != '\\') {
        value.append(character);
        continue;
      }
      i++;
      if (i == escaped.length()) {
        return Optional.empty();
      }
      if (escaped.charAt(i) != 'u') {
        value.append(escaped.charAt(i));
      } else if (isNumber(escaped, i + 1)) {
        value.append((char) HexFormat.fromHexDigits(escaped, i + 1, i + 1 + HEX_DIGITS));
        i += HEX_DIGITS;
      } else {
        return Optional.empty();
      }
    }
    return Optional.of(value.toString());
  }

  /// Returns what was escaped without forbidden characters; a backslash that nobody can have
  /// escaped stays what it is, as in texts of other programs.
  static String unescapedLeniently(String escaped) {
    StringBuilder value = new StringBuilder(escaped.length());
    for (int i = 0; i < escaped.length(); i++) {
      if (escaped.startsWith("\\\\", i)) {
        value.append('\\');
        i++;
      } else if (escaped.startsWith("\\u", i) && isNumber(escaped, i + 2)) {
        value.append((char) HexFormat.fromHexDigits(escaped, i + 2, i + 2 + HEX_DIGITS));
        i += 1 + HEX_DIGITS;
      } else {
        value.append(escaped.charAt(i));
      }
    }
    return value.toString();
  }

  private static boolean isNumber(String text, int begin) {
    return begin + HEX_DIGITS <= text.length()
        && text.substring(begin, begin + HEX_DIGITS).chars().allMatch(HexFormat::isHexDigit);
  }
}
