package hnefi.console;

import hnefi.text.Language;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/// Takes pictures of every screen; `app` says how.
@FunctionalInterface
public interface Pictures {
  /// What to take.
  ///
  /// @param textPercent the size of text, one of the steps of the settings
  record Order(
      Path folder,
      List<Language> languages,
      List<Colours> themes,
      List<Size> sizes,
      int textPercent) {
    public Order {
      languages = List.copyOf(languages);
      themes = List.copyOf(themes);
      sizes = List.copyOf(sizes);
    }
  }

  /// The themes there are.
  enum Colours {
    LIGHT,
    DARK,
    CONTRAST
  }

  /// The size of a picture, in pixels.
  record Size(int width, int height) {}

  /// Takes the pictures.
  ///
  /// @return how many were taken
  int take(Order order) throws IOException;
}
