package hnefi.ui.learn.step;

import hnefi.content.lesson.Decide;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// A question about one move under one book; the answer is the referee's.
public final class DecideModel implements StepModel {
  private final boolean answer;
  private final ReadOnlyObjectWrapper<Optional<Boolean>> given =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyBooleanWrapper done = new ReadOnlyBooleanWrapper(false);

  public DecideModel(Decide decide) {
    answer = decide.answer();
  }

  /// What the learner said; nothing before that.
  public ReadOnlyObjectProperty<Optional<Boolean>> givenProperty() {
    return given.getReadOnlyProperty();
  }

  public Optional<Boolean> given() {
    return given.get();
  }

  /// Answers; the first answer counts.
  public void say(boolean yes) {
    if (given().isEmpty()) {
      given.set(Optional.of(yes));
      done.set(true);
    }
  }

  @Override
  public ReadOnlyBooleanProperty doneProperty() {
    return done.getReadOnlyProperty();
  }

  @Override
  public boolean wentWrong() {
    return given().isPresent() && given().get() != answer;
  }
}
