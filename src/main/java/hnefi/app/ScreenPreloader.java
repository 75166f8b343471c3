package hnefi.app;

import hnefi.ui.nav.Navigator;
import hnefi.ui.nav.Router;
import hnefi.ui.nav.Screen;
import hnefi.ui.route.Area;
import hnefi.ui.settings.SettingsModel;
import hnefi.ui.theme.Appearance;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import javafx.animation.PauseTransition;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.util.Duration;
import javafx.util.Subscription;

/// Builds and draws the first screen of each area where nobody sees it, so that the classes, styles
/// and compiled code are there when somebody goes there for the first time.
///
/// The work is done on the JavaFX thread in parts, between which it can answer.
final class ScreenPreloader {
  private static final Duration PAUSE = Duration.millis(30);
  private static final List<Area> AREAS = List.of(Area.PLAY, Area.LEARN, Area.READ);

  /// The first time loads what is needed, the second lets Java compile what is used often.
  private static final int TIMES = 2;

  private final Router screens;
  private final Navigator navigator;
  private final SettingsModel settings;
  private final Queue<Runnable> parts = new ArrayDeque<>();

  /// @param navigator given to the screens; it stays where it is
  ScreenPreloader(Router screens, Navigator navigator, SettingsModel settings) {
    this.screens = screens;
    this.navigator = navigator;
    this.settings = settings;
  }

  /// Builds the screens from now on, one part after the other.
  ///
  /// @param width how wide the window is, in pixels
  /// @param height how high it is
  void begin(double width, double height) {
    for (int time = 0; time < TIMES; time++) {
      AREAS.forEach(area -> parts.add(() -> build(area, width, height)));
    }
    goOn();
  }

  private void goOn() {
    Runnable next = parts.poll();
    if (next != null) {
      PauseTransition pause = new PauseTransition(PAUSE);
      pause.setOnFinished(_ -> {
        next.run();
        goOn();
      });
      pause.play();
    }
  }

  private void build(Area area, double width, double height) {
    Screen screen = screens.create(area.front(), navigator).screen(settings.language());
    Scene scene = new Scene(screen.root(), width, height);
    Subscription dressed = new Appearance(settings).dress(scene);
    Queue<Runnable> rest = new ArrayDeque<>(parts);
    parts.clear();
    parts.add(screen.root()::applyCss);
    parts.add(screen.root()::layout);
    parts.add(() -> scene.snapshot(null));
    parts.add(() -> {
      dressed.unsubscribe();
      scene.setRoot(new Group());
      screen.onHide().run();
    });
    parts.addAll(rest);
  }
}
