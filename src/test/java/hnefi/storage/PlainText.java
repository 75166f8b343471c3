package hnefi.storage;

import hnefi.text.Language;
import hnefi.text.Words;
import java.util.Map;
import java.util.Optional;

/// A text that is kept as it is.
final class PlainText implements TextFormat<String> {
  @Override
  public String initial() {
    return "";
  }

  @Override
  public Salvaged<String> read(String text) {
    return new Salvaged<>(text, Optional.empty());
  }

  @Override
  public String write(String value) {
    return value;
  }

  @Override
  public Words reasons(Language language) {
    return Words.of(language, Map.of());
  }
}
