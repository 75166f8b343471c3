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
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/// A diagram being replayed: how many of its events have happened, and whether it runs by itself.
/// On the way the learner may have to predict an event before it happens.
public final class WatchModel implements StepModel {
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
  private final ReadOnlyIntegerWrapper shown = new ReadOnlyIntegerWrapper(0);
  private final ReadOnlyObjectWrapper<Phase> phase = new ReadOnlyObjectWrapper<>(Phase.WATCHING);
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

  /// How many events have happened.
  public ReadOnlyIntegerProperty shownProperty() {
    return shown.getReadOnlyProperty();
  }

  public int shown() {
    return shown.get();
  }

  public ReadOnlyObjectProperty<Phase> phaseProperty() {
    return phase.getReadOnlyProperty();
  }

  public Phase phase() {
    return phase.get();
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
      phase.set(Phase.PREDICTING);
      return;
    }
    phase.set(Phase.WATCHING);
    if (!isAtEnd()) {
      shown.set(shown() + 1);
    }
    if (isAtEnd()) {
      playing.set(false);
      done.set(true);
    }
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
      phase.set(Phase.REFUTED);
    } else {
      phase.set(Phase.WATCHING);
      goOn();
    }
  }

  /// Lets the event happen that was predicted, and goes on as before the question.
  public void goOn() {
    forward();
    playing.set(resumesPlaying && !isAtEnd());
  }

  public void back() {
    playing.set(false);
    if (phase() != Phase.WATCHING) {
      phase.set(Phase.WATCHING);
    } else if (shown() > 0) {
      shown.set(shown() - 1);
    }
  }

  /// Begins afresh, and runs.
  public void again() {
    phase.set(Phase.WATCHING);
    shown.set(0);
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
  public int faults() {
    return wentWrong() ? 1 : 0;
  }

  @Override
  public boolean wentWrong() {
    return given.isPresent() && !given.equals(task.map(PredictionTask::answer));
  }
}
