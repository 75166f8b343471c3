package hnefi.text;

import java.util.Random;

/// Texts that nobody would write, for what has to be read as it was written.
///
/// @param special characters that come often
public record ArbitraryText(Random chance, String special) {
  /// Returns a text of special characters, of any and of letters.
  public String ofLength(int length) {
    StringBuilder text = new StringBuilder();
    while (text.length() < length) {
      switch (chance.nextInt(3)) {
        case 0 -> text.append(special.charAt(chance.nextInt(special.length())));
        case 1 -> text.append((char) chance.nextInt(Character.MAX_VALUE + 1));
        default -> text.append((char) ('a' + chance.nextInt(26)));
      }
    }
    return text.toString();
  }
}
