package hnefi.ui.learn.page;

import javafx.animation.PauseTransition;
import javafx.util.Duration;

/// Lets time pass between the moves of a diagram.
@FunctionalInterface
public interface ReplayScheduler {
  /// Does something when so many milliseconds have passed.
  ///
  /// @return forgets about it
  Runnable after(double millis, Runnable action);

  /// Returns the pacing of the clock.
  static ReplayScheduler clock() {
    return (millis, action) -> {
      PauseTransition pause = new PauseTransition(Duration.millis(millis));
      pause.setOnFinished(_ -> action.run());
      pause.play();
      return pause::stop;
    };
  }

  /// Returns a pacing in which nothing comes by itself, for pictures and tests.
  static ReplayScheduler still() {
    return (_, _) -> () -> {};
  }
}
