package hnefi.console;

import hnefi.text.Language;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Takes pictures of every screen; `app` says how.
@FunctionalInterface
public interface Pictures {
  /// What to take.
  ///
  /// @param themes their names, each one that the command was given
  /// @param textPercent the size of text, one of the steps of the settings
  /// @param only how the names of the screens begin that are to be taken; none means all
  /// @param kiosk the size in millimetres of the screen of a kiosk; empty for the program of a
  ///   desktop
  record Order(
      Path folder,
      List<Language> languages,
      List<String> themes,
      List<Size> sizes,
      int textPercent,
      List<String> only,
      Optional<Size> kiosk) {
    public Order {
      languages = List.copyOf(languages);
      themes = List.copyOf(themes);
      sizes = List.copyOf(sizes);
      only = List.copyOf(only);
    }
  }

  /// The size of a picture in pixels, or of a screen in millimetres.
  record Size(int width, int height) {}

  /// Says that there is no screen of a name, and which there are.
  final class NoSuchScreen extends Exception {
    private static final long serialVersionUID = 1;

    private final String name;
    private final String known;

    public NoSuchScreen(String name, List<String> known) {
      super(name);
      this.name = name;
      this.known = String.join(", ", known);
    }

    String name() {
      return name;
    }

    String known() {
      return known;
    }
  }

  /// Takes the pictures.
  ///
  /// @return how many were taken
  /// @throws NoSuchScreen if no screen's name begins with one that was asked for
  int take(Order order) throws IOException, NoSuchScreen;
}
