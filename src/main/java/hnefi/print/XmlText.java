package hnefi.print;

/// Text that an XML document may hold.
final class XmlText {
  private XmlText() {}

  /// Returns a text with `U+FFFD` in place of each character that XML 1.0 forbids, even as a
  /// character reference: most control characters, surrogates without their pair, U+FFFE, U+FFFF.
  static String of(String text) {
    return text.codePoints()
        .map(character -> isAllowed(character) ? character : '\uFFFD')
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  private static boolean isAllowed(int character) {
    return character == '\t'
        || character == '\n'
        || character == '\r'
        || (character >= ' ' && character < Character.MIN_SURROGATE)
        || (character > Character.MAX_SURROGATE && character < '\uFFFE')
        || character > '\uFFFF';
  }
}
