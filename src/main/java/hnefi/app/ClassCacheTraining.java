package hnefi.app;

import hnefi.ui.nav.Navigator;
import hnefi.ui.route.Area;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import javafx.animation.PauseTransition;
import javafx.stage.Stage;
import javafx.util.Duration;

/// Opens the window, looks into every area, and closes it again: so the build learns which classes
/// that takes, and the program then starts sooner.
final class ClassCacheTraining {
  private static final Duration LOOK = Duration.millis(300);

  private final Navigator navigator;
  private final Stage stage;
  private final Queue<Area> areas = new ArrayDeque<>(List.of(Area.values()));

  ClassCacheTraining(Navigator navigator, Stage stage) {
    this.navigator = navigator;
    this.stage = stage;
  }

  /// Returns whether the program was started with the property `hnefi.rehearsal`.
  static boolean isWanted() {
    return Boolean.getBoolean("hnefi.rehearsal");
  }

  void begin() {
    PauseTransition look = new PauseTransition(LOOK);
    look.setOnFinished(_ -> goOn());
    look.play();
  }

  private void goOn() {
    Area next = areas.poll();
    if (next == null) {
      stage.close();
    } else {
      navigator.go(next.front());
      begin();
    }
  }
}
