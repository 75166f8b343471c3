package hnefi.ui.learn.progress;

import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The learners as they change.
public final class ProgressModel {
  private final ReadOnlyObjectWrapper<Learners> learners;

  public ProgressModel(Learners first) {
    learners = new ReadOnlyObjectWrapper<>(first);
  }

  public Learners learners() {
    return learners.get();
  }

  public ReadOnlyObjectProperty<Learners> learnersProperty() {
    return learners.getReadOnlyProperty();
  }

  /// Returns what the current learner has done.
  public Progress progress() {
    return learners().learner().progress();
  }

  /// Changes the learners.
  public void change(UnaryOperator<Learners> change) {
    learners.set(change.apply(learners()));
  }

  /// Changes what the current learner has done.
  public void note(UnaryOperator<Progress> change) {
    change(all -> all.with(change.apply(all.learner().progress())));
  }
}
