package hnefi.ui.play.session;

import hnefi.ui.board.PlaybackSpeed;
import java.time.Duration;
import java.util.function.BiFunction;
import javafx.animation.PauseTransition;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.util.Subscription;

/// Plays the line that is looked at by itself, from the place that is shown to its end.
public final class ReplayModel {
  private final PlayModel model;
  private final BiFunction<Duration, Runnable, Subscription> timer;
  private final ReadOnlyBooleanWrapper playing = new ReadOnlyBooleanWrapper(false);
  private final ObjectProperty<PlaybackSpeed> speed =
      new SimpleObjectProperty<>(PlaybackSpeed.NORMAL);
  private Subscription waiting = Subscription.EMPTY;
  // What is shown since the last step; whoever shows something else takes over.
  private GameSnapshot shown;

  public ReplayModel(PlayModel model) {
    this(model, ReplayModel::clock);
  }

  /// @param timer does something after a time, unless it is cancelled
  ReplayModel(PlayModel model, BiFunction<Duration, Runnable, Subscription> timer) {
    this.model = model;
    this.timer = timer;
    shown = model.snapshot();
    model
        .snapshotProperty()
        .subscribe(now -> {
          if (playing.get() && now.place() != shown.place()) {
            pause();
          }
        });
    speed.subscribe(_ -> {
      if (playing.get()) {
        await();
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
    waiting = timer.apply(speed.get().replayTime(), this::step);
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

  /// How fast it plays.
  public ObjectProperty<PlaybackSpeed> speedProperty() {
    return speed;
  }
}
