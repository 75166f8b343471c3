package hnefi.app;

import hnefi.content.EditionName;
import hnefi.content.history.Topic;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Route;
import hnefi.ui.route.AboutRoute;
import hnefi.ui.route.GameRoute;
import hnefi.ui.route.LessonRoute;
import hnefi.ui.route.RulesRoute;
import hnefi.ui.route.Section;
import hnefi.ui.route.SectionRoute;
import hnefi.ui.route.TopicRoute;
import hnefi.ui.settings.Settings;
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.stream.Stream;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.stage.Stage;
import javafx.util.Duration;

/// Opens the window, visits every area and one screen of each kind, and closes it again: so the
/// build learns which classes that takes, and the program then starts sooner.
final class ClassCacheTraining {
  private static final Duration LOOK = Duration.millis(200);
  private static final String WINDOW_SYSTEM = "com/sun/glass/ui";
  private static final String CLASS = ".class";

  private final Navigator navigator;
  private final Stage stage;
  private final Queue<Route> routes =
      new ArrayDeque<>(
          List.of(
              Area.LEARN.front(),
              LessonRoute.of("board"),
              LessonRoute.of("between"),
              Area.READ.front(),
              TopicRoute.of(Topic.Kind.ARTICLE, "origin"),
              new SectionRoute(Section.TIMELINE),
              new SectionRoute(Section.MAP),
              new SectionRoute(Section.NAMES),
              Area.PLAY.front(),
              GameRoute.of(EditionName.of("fetlar")),
              RulesRoute.of(EditionName.of("fetlar")),
              Area.SETTINGS.front(),
              new AboutRoute(),
              Area.HOME.front()));

  ClassCacheTraining(Navigator navigator, Stage stage) {
    this.navigator = navigator;
    this.stage = stage;
  }

  /// Returns whether the program was started with the property `hnefi.rehearsal`.
  static boolean isWanted() {
    return Boolean.getBoolean("hnefi.rehearsal");
  }

  void begin() {
    readSettings();
    loadWindowSystem();
    rest();
  }

  /// There is no file of settings in a folder that is new.
  private static void readSettings() {
    Settings.MAPPER.read(
        "", Settings.MAPPER.write(Settings.DEFAULT, Settings.DEFAULT), Settings.DEFAULT);
  }

  /// The training may run without a display, and then without the classes that draw on one.
  private static void loadWindowSystem() {
    Module graphics = Platform.class.getModule();
    if (!graphics.isNamed()) {
      // Started by `java -jar`: JavaFX lies in jars.
      return;
    }
    Path classes =
        FileSystems.getFileSystem(URI.create("jrt:/")).getPath("modules", graphics.getName());
    try (Stream<Path> files = Files.walk(classes.resolve(WINDOW_SYSTEM))) {
      for (Path each : files.filter(file -> file.toString().endsWith(CLASS)).toList()) {
        String name = classes.relativize(each).toString();
        Class.forName(
            name.substring(0, name.length() - CLASS.length()).replace('/', '.'),
            false,
            graphics.getClassLoader());
      }
    } catch (IOException | ClassNotFoundException | LinkageError e) {
      throw new IllegalStateException(e);
    }
  }

  private void rest() {
    PauseTransition look = new PauseTransition(LOOK);
    look.setOnFinished(_ -> goOn());
    look.play();
  }

  private void goOn() {
    Route next = routes.poll();
    if (next == null) {
      stage.close();
    } else {
      navigator.go(next);
      rest();
    }
  }
}
