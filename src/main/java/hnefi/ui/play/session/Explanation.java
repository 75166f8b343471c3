package hnefi.ui.play.session;

import java.util.Optional;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// What the words beside the board are about, and which sentence of them is lit up.
public final class Explanation {
  private final ReadOnlyObjectWrapper<ExplanationTopic> subject;
  private final ReadOnlyObjectWrapper<Optional<Integer>> lit =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  private final ReadOnlyIntegerWrapper said = new ReadOnlyIntegerWrapper(0);

  Explanation(ExplanationTopic first) {
    subject = new ReadOnlyObjectWrapper<>(first);
  }

  public ExplanationTopic subject() {
    return subject.get();
  }

  public ReadOnlyObjectProperty<ExplanationTopic> subjectProperty() {
    return subject.getReadOnlyProperty();
  }

  /// How often something was explained; what is explained twice counts twice.
  public ReadOnlyIntegerProperty saidProperty() {
    return said.getReadOnlyProperty();
  }

  /// The sentence that is lit up, counted from 0; empty for none.
  public ReadOnlyObjectProperty<Optional<Integer>> litProperty() {
    return lit.getReadOnlyProperty();
  }

  /// Speaks of something else.
  void say(ExplanationTopic next) {
    lit.set(Optional.empty());
    subject.set(next);
    said.set(said.get() + 1);
  }

  /// Lights up what one sentence is about, or nothing in particular if it was lit already.
  public void light(int sentence) {
    Optional<Integer> wanted = Optional.of(sentence);
    lit.set(lit.get().equals(wanted) ? Optional.empty() : wanted);
  }
}
