package hnefi.ui.tour;

import hnefi.text.Language;
import hnefi.ui.nav.Navigator;
import hnefi.ui.settings.Settings;
import hnefi.ui.settings.SettingsModel;
import hnefi.ui.settings.TextSize;
import hnefi.ui.settings.Theme;
import hnefi.ui.theme.Appearance;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Dimension2D;
import javafx.scene.Parent;

/// Goes to every stop and takes its picture, in every language, theme and size that is wanted.
///
/// Everything happens on the JavaFX thread and without a window.
public final class Tour {
  private final Parent root;
  private final Navigator navigator;
  private final SettingsModel settings;
  private final List<TourStop> stops;

  /// @param root the whole frame, not yet in a scene
  /// @param settings of a program that keeps no files; the tour changes them
  public Tour(Parent root, Navigator navigator, SettingsModel settings, List<TourStop> stops) {
    this.root = root;
    this.navigator = navigator;
    this.settings = settings;
    this.stops = List.copyOf(stops);
  }

  /// Takes the pictures.
  ///
  /// @return the files written, `NAME-language-theme-WxH.png`
  public List<Path> take(
      Path folder,
      List<Language> languages,
      List<Theme> themes,
      List<Dimension2D> sizes,
      TextSize text)
      throws IOException {
    List<Path> taken = new ArrayList<>();
    Files.createDirectories(folder);
    Appearance appearance = new Appearance(settings);
    for (Dimension2D size : sizes) {
      Canvas canvas = new Canvas(root, size);
      appearance.dress(canvas.scene());
      for (Theme theme : themes) {
        for (Language language : languages) {
          settings.change(chosen -> chosen.with(theme).with(language).with(text));
          for (TourStop stop : stops) {
            navigator.restart(stop.route().get());
            canvas.settle();
            stop.pose().accept(root);
            canvas.settle();
            Path file = folder.resolve(name(stop, language, theme, size, text));
            PngWriter.write(canvas.picture(), file);
            taken.add(file);
          }
        }
      }
    }
    return taken;
  }

  private static String name(
      TourStop stop, Language language, Theme theme, Dimension2D size, TextSize text) {
    String larger = text == Settings.DEFAULT.textSize() ? "" : "-" + text.percent();
    return "%s-%s-%s-%dx%d%s.png"
        .formatted(
            stop.name(),
            language.code(),
            theme.id(),
            (int) size.getWidth(),
            (int) size.getHeight(),
            larger);
  }
}
