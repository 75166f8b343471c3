package hnefi.ui.learn.page;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import javafx.animation.PauseTransition;
import javafx.util.Duration;

/// Lets time pass between the moves of a diagram.
@FunctionalInterface
public interface ReplayScheduler {
  /// How long to wait until speech is looked at again, in milliseconds.
  double MOMENT = 200;

  /// Does something when so many milliseconds have passed.
  ///
  /// @return forgets about it
  Runnable after(double millis, Runnable action);

  /// Returns a scheduler that also waits until nothing is being spoken.
  static ReplayScheduler unhurried(ReplayScheduler scheduler, BooleanSupplier speaking) {
    return (millis, action) -> {
      AtomicReference<Runnable> forget = new AtomicReference<>(() -> {});
      Runnable turn =
          new Runnable() {
            @Override
            public void run() {
              if (speaking.getAsBoolean()) {
                forget.set(scheduler.after(MOMENT, this));
              } else {
                action.run();
              }
            }
          };
      forget.set(scheduler.after(millis, turn));
      return () -> forget.get().run();
    };
  }

  /// Returns the scheduler of the clock.
  static ReplayScheduler clock() {
    return (millis, action) -> {
      PauseTransition pause = new PauseTransition(Duration.millis(millis));
      pause.setOnFinished(_ -> action.run());
      pause.play();
      return pause::stop;
    };
  }

  /// Returns a scheduler in which nothing comes by itself, for pictures and tests.
  static ReplayScheduler manual() {
    return (_, _) -> () -> {};
  }
}
