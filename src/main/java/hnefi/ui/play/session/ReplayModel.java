package hnefi.ui.play.session;

import hnefi.ui.board.AnimationSpeed;
import java.time.Duration;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import javafx.animation.PauseTransition;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.util.Subscription;

/// Plays the line that is looked at by itself, from the place that is shown to its end.
public final class ReplayModel {
  /// How long a move is shown.
  private static final int SHOWN_MILLIS = 1500;

  private final PlayModel model;
  private final BiFunction<Duration, Runnable, Subscription> timer;
  private final ReadOnlyBooleanWrapper playing = new ReadOnlyBooleanWrapper(false);
  private final Supplier<AnimationSpeed> speed;
  private Subscription waiting = Subscription.EMPTY;
  // What is shown since the last step; whoever shows something else takes over.
  private GameSnapshot shown;

  /// @param speed how fast one wants to see moves follow each other
  public ReplayModel(PlayModel model, Supplier<AnimationSpeed> speed) {
    this(model, speed, ReplayModel::clock);
  }

  /// @param timer does something after a time, unless it is cancelled
  ReplayModel(
      PlayModel model,
      Supplier<AnimationSpeed> speed,
      BiFunction<Duration, Runnable, Subscription> timer) {
    this.model = model;
    this.speed = speed;
    this.timer = timer;
    shown = model.snapshot();
    model
        .snapshotProperty()
        .subscribe(now -> {
          if (playing.get() && now.place() != shown.place()) {
            pause();
          }
        });
  }

  private static Subscription clock(Duration duration, Runnable action) {
    PauseTransition pause = new PauseTransition(javafx.util.Duration.millis(duration.toMillis()));
    pause.setOnFinished(_ -> action.run());
    pause.play();
    return pause::stop;
  }

  /// Begins to play, from the start if the end is shown, or pauses.
  public void toggle() {
    if (playing.get()) {
      pause();
      return;
    }
    if (model.snapshot().isLastShown()) {
      model.browser().lookAt(0);
    }
    if (!model.snapshot().isLastShown()) {
      shown = model.snapshot();
      playing.set(true);
      await();
    }
  }

  public void pause() {
    waiting.unsubscribe();
    playing.set(false);
  }

  private void await() {
    waiting.unsubscribe();
    long millis = Math.round(SHOWN_MILLIS * speed.get().pauseFactor());
    waiting = timer.apply(Duration.ofMillis(millis), this::step);
  }

  private void step() {
    playing.set(false);
    model.browser().lookForward();
    shown = model.snapshot();
    if (!shown.isLastShown()) {
      playing.set(true);
      await();
    }
  }

  /// Whether it plays.
  public ReadOnlyBooleanProperty playingProperty() {
    return playing.getReadOnlyProperty();
  }
}
