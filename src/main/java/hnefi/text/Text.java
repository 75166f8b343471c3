package hnefi.text;

/// A text of the content in all three languages.
public record Text(String de, String en, String sv) implements Localized {
  @Override
  public String in(Language language) {
    return switch (language) {
      case DE -> de;
      case EN -> en;
      case SV -> sv;
    };
  }
}
