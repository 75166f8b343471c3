package hnefi.ui.learn.step;

import hnefi.content.diagram.Diagram;
import hnefi.content.diagram.DiagramEvent;
import hnefi.rules.Position;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/// A diagram being replayed: how many of its events have happened, and whether it runs by itself.
public final class WatchModel implements StepModel {
  private final Diagram diagram;
  private final ReadOnlyIntegerWrapper shown = new ReadOnlyIntegerWrapper(0);
  private final BooleanProperty playing = new SimpleBooleanProperty(false);
  private final ReadOnlyBooleanWrapper done = new ReadOnlyBooleanWrapper(false);

  public WatchModel(Diagram diagram) {
    this.diagram = diagram;
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

  /// Returns what happened last, nothing before the first event.
  public Optional<DiagramEvent> latest() {
    return shown() == 0 ? Optional.empty() : Optional.of(diagram.events().get(shown() - 1));
  }

  public Position position() {
    return diagram.after(shown());
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

  /// Lets the next event happen.
  public void forward() {
    if (!isAtEnd()) {
      shown.set(shown() + 1);
    }
    if (isAtEnd()) {
      playing.set(false);
      done.set(true);
    }
  }

  public void back() {
    playing.set(false);
    if (shown() > 0) {
      shown.set(shown() - 1);
    }
  }

  /// Begins afresh, and runs.
  public void again() {
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
    return 0;
  }

  @Override
  public boolean wentWrong() {
    return false;
  }
}
