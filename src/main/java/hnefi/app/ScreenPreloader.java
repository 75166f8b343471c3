package hnefi.app;

import hnefi.fx.nav.Area;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Route;
import hnefi.fx.nav.Router;
import hnefi.fx.nav.Screen;
import hnefi.fx.theme.Appearance;
import hnefi.ui.board.BoardPicture;
import hnefi.ui.settings.SettingsModel;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import javafx.animation.PauseTransition;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javafx.util.Duration;
import javafx.util.Subscription;

/// Builds and draws the first screen of each area where nobody sees it, so that the classes, styles
/// and compiled code are there when somebody goes there for the first time: that step then takes
/// half the work.
///
/// The work is done on the JavaFX thread in parts, between which it can answer.
final class ScreenPreloader {
  private static final Duration PAUSE = Duration.millis(30);

  /// Whoever has gone somewhere is not to share the thread with this for a while.
  private static final Duration AFTER_STEP = Duration.seconds(2);

  private static final List<Area> AREAS = List.of(Area.PLAY, Area.LEARN, Area.READ);

  /// The first time loads what is needed, the second lets Java compile what is used often.
  private static final int TIMES = 2;

  private final Router screens;
  private final Navigator navigator;
  private final SettingsModel settings;
  private final Deque<Runnable> parts = new ArrayDeque<>();
  private Route place;

  /// @param navigator given to the screens; it stays where it is
  ScreenPreloader(Router screens, Navigator navigator, SettingsModel settings) {
    this.screens = screens;
    this.navigator = navigator;
    this.settings = settings;
    place = navigator.route();
  }

  /// Builds the screens from now on, one part after the other.
  ///
  /// @param window where the screens will be shown
  void begin(Scene window) {
    // One picture for all: it takes four megabytes.
    WritableImage picture = new WritableImage((int) window.getWidth(), (int) window.getHeight());
    for (int time = 0; time < TIMES; time++) {
      AREAS.forEach(area -> parts.add(() -> build(area, window, picture)));
    }
    goOn();
  }

  private void goOn() {
    boolean moved = !place.equals(navigator.route());
    place = navigator.route();
    PauseTransition pause = new PauseTransition(moved ? AFTER_STEP : PAUSE);
    pause.setOnFinished(_ -> doNext());
    pause.play();
  }

  private void doNext() {
    if (place.equals(navigator.route())) {
      Runnable next = parts.poll();
      if (next == null) {
        return;
      }
      next.run();
    }
    goOn();
  }

  private void build(Area area, Scene window, WritableImage picture) {
    Screen screen = screens.create(area.front(), navigator).screen(settings.language());
    Scene scene = new Scene(screen.root(), picture.getWidth(), picture.getHeight());
    BoardPicture.drawAhead(window, scene);
    Subscription dressed = new Appearance(settings).dress(scene);
    List<Runnable> rest =
        List.of(
            screen.root()::applyCss,
            screen.root()::layout,
            () -> scene.snapshot(picture),
            () -> {
              dressed.unsubscribe();
              scene.setRoot(new Group());
              screen.onHide().run();
            });
    rest.reversed().forEach(parts::addFirst);
  }
}
