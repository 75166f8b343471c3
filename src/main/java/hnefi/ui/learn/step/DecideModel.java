package hnefi.ui.learn.step;

import hnefi.content.lesson.Decide;
import hnefi.rules.Position;
import hnefi.rules.Refusal;
import hnefi.rules.Turn;
import hnefi.rules.Verdict;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// A question about one move under one book; the answer is the referee's.
public final class DecideModel implements StepModel {
  private final Position position;
  private final Verdict verdict;
  private final boolean answer;
  private final ReadOnlyObjectWrapper<Optional<Boolean>> given =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyBooleanWrapper done = new ReadOnlyBooleanWrapper(false);

  public DecideModel(Decide decide) {
    Position asked = decide.diagram().events().get(decide.event()).before();
    var referee = decide.under().referee();
    position = referee.setUp(asked.board(), asked.toMove());
    verdict = referee.judge(position, decide.diagram().events().get(decide.event()).move());
    answer = answer(verdict, decide.asks());
  }

  /// What a verdict means as an answer.
  private static boolean answer(Verdict verdict, Decide.Question question) {
    return switch (verdict) {
      case Refusal _ -> false;
      case Turn turn ->
          switch (question) {
            case LEGAL -> true;
            case FALLS -> !turn.captures().isEmpty();
            case ENDS -> turn.outcome().isPresent();
          };
    };
  }

  public Position position() {
    return position;
  }

  public Verdict verdict() {
    return verdict;
  }

  /// Returns the right answer.
  public boolean answer() {
    return answer;
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
  public int faults() {
    return wentWrong() ? 1 : 0;
  }

  @Override
  public boolean wentWrong() {
    return given().isPresent() && given().get() != answer;
  }
}
