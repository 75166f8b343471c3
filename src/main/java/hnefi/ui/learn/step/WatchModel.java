package hnefi.ui.learn.step;

import hnefi.content.diagram.Diagram;
import hnefi.content.diagram.DiagramEvent;
import hnefi.content.lesson.Prediction;
import hnefi.content.lesson.PredictionTask;
import hnefi.content.lesson.Watch;
import hnefi.rules.Position;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/// A diagram being replayed: how many of its events have happened, and whether it runs by itself.
/// On the way the learner may have to predict an event before it happens.
public final class WatchModel implements StepModel {
  /// How far the replay has come.
  ///
  /// @param shown how many events have happened
  public record Progress(int shown, Phase phase) {}

  /// What the learner is doing.
  public enum Phase {
    WATCHING,
    /// The next event must be predicted before it happens.
    PREDICTING,
    /// The prediction was wrong; the learner is told why before the event happens.
    REFUTED
  }

  private final Diagram diagram;
  private final Optional<PredictionTask> task;
  private final ReadOnlyObjectWrapper<Progress> progress =
      new ReadOnlyObjectWrapper<>(new Progress(0, Phase.WATCHING));
  private final BooleanProperty playing = new SimpleBooleanProperty(false);
  private final ReadOnlyBooleanWrapper done = new ReadOnlyBooleanWrapper(false);
  private Optional<Prediction> given = Optional.empty();
  private boolean resumesPlaying;

  public WatchModel(Watch watch) {
    diagram = watch.diagram();
    task = watch.prediction();
    done.set(diagram.events().isEmpty());
  }

  public Diagram diagram() {
    return diagram;
  }

  /// Returns how many events there are.
  public int length() {
    return diagram.events().size();
  }

  /// Changes once for whatever happens: who goes on after a question sees the event, and not what
  /// was shown before the question.
  public ReadOnlyObjectProperty<Progress> progressProperty() {
    return progress.getReadOnlyProperty();
  }

  public int shown() {
    return progress.get().shown();
  }

  public Phase phase() {
    return progress.get().phase();
  }

  /// Returns what the learner predicted; nothing before that.
  public Optional<Prediction> given() {
    return given;
  }

  /// Returns what happened last, nothing before the first event.
  public Optional<DiagramEvent> latest() {
    return shown() == 0 ? Optional.empty() : Optional.of(diagram.events().get(shown() - 1));
  }

  /// Returns the position on the board.
  public Position position() {
    return phase() == Phase.WATCHING
        ? diagram.after(shown())
        : diagram.events().get(shown()).before();
  }

  /// Whether the next event comes by itself.
  public BooleanProperty playingProperty() {
    return playing;
  }

  public boolean isAtEnd() {
    return shown() == length();
  }

  /// Goes one event on by hand: nothing comes by itself any more.
  public void step() {
    playing.set(false);
    forward();
  }

  /// Lets the next event happen, unless it must be predicted first.
  public void forward() {
    if (phase() == Phase.PREDICTING) {
      return;
    }
    if (phase() == Phase.WATCHING && given.isEmpty() && isAskedNext()) {
      resumesPlaying = playing.get();
      playing.set(false);
      progress.set(new Progress(shown(), Phase.PREDICTING));
      return;
    }
    happen();
  }

  private void happen() {
    show(Math.min(shown() + 1, length()));
    if (isAtEnd()) {
      playing.set(false);
      done.set(true);
    }
  }

  private void show(int events) {
    progress.set(new Progress(events, Phase.WATCHING));
  }

  private boolean isAskedNext() {
    return task.filter(each -> each.index() == shown()).isPresent();
  }

  /// Predicts the next event. After the right answer it happens.
  public void predict(Prediction prediction) {
    if (phase() != Phase.PREDICTING) {
      return;
    }
    given = Optional.of(prediction);
    if (wentWrong()) {
      progress.set(new Progress(shown(), Phase.REFUTED));
    } else {
      goOn();
    }
  }

  /// Lets the event happen that was predicted, and goes on as before the question.
  public void goOn() {
    happen();
    playing.set(resumesPlaying && !isAtEnd());
  }

  public void back() {
    playing.set(false);
    show(phase() == Phase.WATCHING ? Math.max(0, shown() - 1) : shown());
  }

  /// Begins afresh, and runs.
  public void again() {
    show(0);
    playing.set(length() > 0);
  }

  /// Runs or stops; at the end it begins afresh.
  public void toggle() {
    if (isAtEnd()) {
      again();
    } else {
      playing.set(!playing.get());
    }
  }

  @Override
  public ReadOnlyBooleanProperty doneProperty() {
    return done.getReadOnlyProperty();
  }

  @Override
  public boolean wentWrong() {
    return given.isPresent() && !given.equals(task.map(PredictionTask::answer));
  }
}
