package hnefi.ui.learn.step;

import hnefi.board.Square;
import hnefi.content.lesson.Ask;
import hnefi.rules.Position;
import java.util.Set;
import java.util.TreeSet;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Pieces being tapped that are thought to fall.
public final class AskModel implements StepModel {
  private final Ask ask;
  private final ReadOnlyObjectWrapper<Set<Square>> tapped = new ReadOnlyObjectWrapper<>(Set.of());
  private final ReadOnlyBooleanWrapper wrong = new ReadOnlyBooleanWrapper(false);
  private final ReadOnlyBooleanWrapper done = new ReadOnlyBooleanWrapper(false);
  private int mistakes;

  public AskModel(Ask ask) {
    this.ask = ask;
  }

  public Position position() {
    return ask.question().before();
  }

  public ReadOnlyObjectProperty<Set<Square>> tappedProperty() {
    return tapped.getReadOnlyProperty();
  }

  public Set<Square> tapped() {
    return tapped.get();
  }

  /// Whether the latest answer was wrong.
  public ReadOnlyBooleanProperty wrongProperty() {
    return wrong.getReadOnlyProperty();
  }

  /// Taps a piece, or takes the tap back.
  public void tap(Square square) {
    if (isDone() || position().board().isEmpty(square)) {
      return;
    }
    Set<Square> changed = new TreeSet<>(tapped());
    if (!changed.remove(square)) {
      changed.add(square);
    }
    wrong.set(false);
    tapped.set(Set.copyOf(changed));
  }

  /// Returns whether there is an answer that was not checked yet.
  public boolean isCheckable() {
    return !isDone() && !wrong.get() && !tapped().isEmpty();
  }

  /// Compares what was tapped with what falls.
  public void check() {
    if (!isCheckable()) {
      return;
    }
    if (tapped().equals(Set.copyOf(ask.answer()))) {
      done.set(true);
    } else {
      mistakes++;
      wrong.set(true);
    }
  }

  /// Returns how many of the tapped pieces fall.
  public int right() {
    return (int) tapped().stream().filter(ask.answer()::contains).count();
  }

  @Override
  public ReadOnlyBooleanProperty doneProperty() {
    return done.getReadOnlyProperty();
  }

  @Override
  public int faults() {
    return mistakes;
  }

  @Override
  public boolean wentWrong() {
    return mistakes > 0;
  }
}
