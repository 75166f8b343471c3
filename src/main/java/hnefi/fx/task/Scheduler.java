package hnefi.fx.task;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import javafx.animation.PauseTransition;
import javafx.util.Duration;

/// Does things a while later: the next move of a diagram, the answer to a move, a hint.
@FunctionalInterface
public interface Scheduler {
  /// How long to wait until speech is looked at again, in milliseconds.
  double MOMENT = 200;

  /// Does something when so many milliseconds have passed.
  ///
  /// @return forgets about it
  Runnable schedule(double millis, Runnable action);

  /// Returns actions that also wait until nothing is being spoken.
  static Scheduler unhurried(Scheduler scheduler, BooleanSupplier speaking) {
    return (millis, action) -> {
      AtomicReference<Runnable> forget = new AtomicReference<>(() -> {});
      Runnable turn =
          new Runnable() {
            @Override
            public void run() {
              if (speaking.getAsBoolean()) {
                forget.set(scheduler.schedule(MOMENT, this));
              } else {
                action.run();
              }
            }
          };
      forget.set(scheduler.schedule(millis, turn));
      return () -> forget.get().run();
    };
  }

  /// Returns actions that wait as long as the clock says.
  static Scheduler clock() {
    return (millis, action) -> {
      PauseTransition pause = new PauseTransition(Duration.millis(millis));
      pause.setOnFinished(_ -> action.run());
      pause.play();
      return pause::stop;
    };
  }

  /// Returns actions that never come by themselves, for pictures and tests.
  static Scheduler manual() {
    return (_, _) -> () -> {};
  }
}
