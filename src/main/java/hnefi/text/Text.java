package hnefi.text;

import java.util.Map;
import java.util.Objects;

/// A text of the content in the program's languages; where one lacks it, [Language#FALLBACK]
/// speaks.
public record Text(Map<Language, String> said) implements Localized {
  /// @throws IllegalArgumentException if the text is not there in [Language#FALLBACK]
  public Text {
    said = Map.copyOf(said);
    if (!said.containsKey(Language.FALLBACK)) {
      throw new IllegalArgumentException("no text in " + Language.FALLBACK);
    }
  }

  /// Returns a text that is the same in every language.
  public static Text same(String text) {
    return new Text(Map.of(Language.FALLBACK, text));
  }

  @Override
  public String in(Language language) {
    String own = said.get(language);
    return own == null ? Objects.requireNonNull(said.get(Language.FALLBACK)) : own;
  }
}
