package hnefi.fx.tour;

import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Route;
import hnefi.fx.settings.DisplaySettings;
import hnefi.fx.settings.TextSize;
import hnefi.fx.settings.Theme;
import hnefi.fx.settings.WindowSettings;
import hnefi.text.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.geometry.Dimension2D;
import javafx.scene.Parent;
import javafx.scene.Scene;

/// Goes to every stop and takes its picture, in every language, theme and size that is wanted.
///
/// Everything happens on the JavaFX thread and without a window.
public final class Tour {
  private final Parent root;
  private final Navigator navigator;
  private final WindowSettings settings;
  private final List<TourStop> stops;
  private final Consumer<Scene> dress;
  private final Route rest;

  /// @param root the whole frame, not yet in a scene
  /// @param settings of a program that keeps no files; the tour changes them
  /// @param dress dresses a scene as the settings say
  /// @param rest a place where nothing goes on, between the pictures
  public Tour(
      Parent root,
      Navigator navigator,
      WindowSettings settings,
      List<TourStop> stops,
      Consumer<Scene> dress,
      Route rest) {
    this.root = root;
    this.navigator = navigator;
    this.settings = settings;
    this.stops = List.copyOf(stops);
    this.dress = dress;
    this.rest = rest;
  }

  /// Returns what takes each picture and gives its file, `NAME-language-theme-WxH.png`.
  ///
  /// Call them in order, each in a task of its own on the JavaFX thread: what JavaFX keeps of a
  /// screen until the next pulse would else add up to gigabytes.
  public List<Callable<Path>> pictures(
      Path folder,
      List<Language> languages,
      List<Theme> themes,
      List<Dimension2D> sizes,
      TextSize text) {
    List<Callable<Path>> pictures = new ArrayList<>();
    for (Dimension2D size : sizes) {
      Supplier<Canvas> canvas = canvas(size);
      for (Theme theme : themes) {
        for (Language language : languages) {
          for (TourStop stop : stops) {
            Path file = folder.resolve(name(stop, language, theme, size, text));
            pictures.add(() -> {
              settings.choose(settings.display().with(Optional.of(theme)).with(text));
              settings.choose(language);
              return take(stop, canvas.get(), file);
            });
          }
        }
      }
    }
    return pictures;
  }

  /// Moves the frame into a scene of this size when it is first asked for.
  private Supplier<Canvas> canvas(Dimension2D size) {
    AtomicReference<Canvas> made = new AtomicReference<>();
    return () ->
        made.updateAndGet(there -> {
          if (there != null) {
            return there;
          }
          Canvas canvas = new Canvas(root, size);
          dress.accept(canvas.scene());
          return canvas;
        });
  }

  private Path take(TourStop stop, Canvas canvas, Path file) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    navigator.restart(stop.route().get());
    canvas.settle();
    stop.pose().accept(root);
    canvas.settle();
    PngWriter.write(canvas.picture(), file);
    // Nobody thinks on at a board that was left.
    navigator.restart(rest);
    return file;
  }

  private static String name(
      TourStop stop, Language language, Theme theme, Dimension2D size, TextSize text) {
    String larger = text == DisplaySettings.DEFAULT.textSize() ? "" : "-" + text.percent();
    return String.format(
        Locale.ROOT,
        "%s-%s-%s-%dx%d%s.png",
        stop.name(),
        language.code(),
        theme.id(),
        (int) size.getWidth(),
        (int) size.getHeight(),
        larger);
  }
}
