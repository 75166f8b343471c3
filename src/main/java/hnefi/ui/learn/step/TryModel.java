package hnefi.ui.learn.step;

import hnefi.board.Square;
import hnefi.content.lesson.Practice;
import hnefi.content.lesson.Try;
import hnefi.fx.task.BackgroundTasks;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.Turn;
import hnefi.ui.board.HintLevel;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// An exercise on the board: what the learner last tried and what came of it.
public final class TryModel implements StepModel {
  /// What comes of a wrong move.
  ///
  /// @param reply how the opponent makes use of it; nothing if he cannot
  public record Refutation(Optional<Turn> reply) {}

  private final Try exercise;
  private final BackgroundTasks background;
  private final Referee referee;
  private final ReadOnlyObjectWrapper<Optional<Refutation>> refutation =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<Practice.Attempt>> latest =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<HintLevel>> hintLevel =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<Boolean>> firstTry =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyBooleanWrapper done = new ReadOnlyBooleanWrapper(false);
  private Practice practice;
  private Optional<BackgroundTasks.Task> search = Optional.empty();
  private int mistakes;
  private int hints;

  /// @param background looks for what comes of a wrong move
  public TryModel(Try exercise, BackgroundTasks background) {
    this.exercise = exercise;
    this.background = background;
    this.referee = exercise.edition().referee();
    this.practice = new Practice(exercise);
  }

  public Position position() {
    return practice.position();
  }

  /// Returns which round it is, counted from 0; the number of rounds when all are solved.
  public int round() {
    return practice.index();
  }

  /// What came of the latest attempt; nothing before the first and when it was taken back.
  public ReadOnlyObjectProperty<Optional<Practice.Attempt>> latestProperty() {
    return latest.getReadOnlyProperty();
  }

  public Optional<Practice.Attempt> latest() {
    return latest.get();
  }

  /// Returns the latest attempt if it was wrong.
  public Optional<Practice.Attempt.Wrong> wrong() {
    return latest()
        .filter(Practice.Attempt.Wrong.class::isInstance)
        .map(Practice.Attempt.Wrong.class::cast);
  }

  /// What comes of the latest attempt, if it was wrong; nothing until that is found.
  public ReadOnlyObjectProperty<Optional<Refutation>> refutationProperty() {
    return refutation.getReadOnlyProperty();
  }

  /// Whether the first try solved the exercise, without a mistake or a hint; nothing while that is
  /// open.
  public ReadOnlyObjectProperty<Optional<Boolean>> firstTryProperty() {
    return firstTry.getReadOnlyProperty();
  }

  private void endFirstTry(boolean solved) {
    if (firstTry.get().isEmpty()) {
      firstTry.set(Optional.of(solved));
    }
  }

  /// How much of the hint is shown; nothing before one was asked for.
  public ReadOnlyObjectProperty<Optional<HintLevel>> hintLevelProperty() {
    return hintLevel.getReadOnlyProperty();
  }

  /// Returns whether a move can be made now.
  public boolean isReady() {
    return !isDone() && wrong().isEmpty();
  }

  /// Returns where the piece on a square may go.
  public Set<Square> destinations(Square from) {
    return isReady() ? referee.destinations(position(), from) : Set.of();
  }

  /// Returns whether the learner may move the piece on a square.
  public boolean isMovable(Square from) {
    return !destinations(from).isEmpty();
  }

  /// Tries a move.
  public void attempt(Move move) {
    if (!isReady()) {
      return;
    }
    Practice.Attempt attempt = practice.attempt(move);
    switch (attempt) {
      case Practice.Attempt.Right right -> {
        hintLevel.set(Optional.empty());
        if (right.solved()) {
          endFirstTry(true);
        }
        done.set(right.solved());
      }
      case Practice.Attempt.Wrong _ -> {
        mistakes++;
        endFirstTry(false);
      }
      case Practice.Attempt.Refused _ -> {}
    }
    latest.set(Optional.of(attempt));
    if (attempt instanceof Practice.Attempt.Wrong wrong) {
      Practice asked = practice;
      search =
          Optional.of(
              background.begin(
                  () -> asked.punishment(wrong), this::refute, () -> refute(Optional.empty())));
    }
  }

  private void refute(Optional<Turn> reply) {
    refutation.set(Optional.of(new Refutation(reply)));
  }

  private void forgetRefutation() {
    search.ifPresent(BackgroundTasks.Task::cancel);
    refutation.set(Optional.empty());
  }

  /// Takes a wrong move back; nothing is lost.
  public void takeBack() {
    forgetRefutation();
    latest.set(Optional.empty());
  }

  /// Returns whether there is more of the hint to show.
  public boolean hasMoreHints() {
    return nextHintLevel().isPresent();
  }

  private Optional<HintLevel> nextHintLevel() {
    return hintLevel.get().map(HintLevel::next).orElse(Optional.of(HintLevel.AREA));
  }

  /// Shows the next level of the hint.
  public void hint() {
    if (hasMoreHints() && isReady()) {
      hints++;
      endFirstTry(false);
      hintLevel.set(nextHintLevel());
    }
  }

  /// Returns a right move, for the hint.
  public Optional<Move> solution() {
    List<Move> right = practice.isSolved() ? List.of() : practice.solutions();
    return right.stream().findFirst();
  }

  /// Begins afresh.
  public void again() {
    forgetRefutation();
    practice = new Practice(exercise);
    hintLevel.set(Optional.empty());
    done.set(false);
    latest.set(Optional.empty());
  }

  @Override
  public ReadOnlyBooleanProperty doneProperty() {
    return done.getReadOnlyProperty();
  }

  @Override
  public int faults() {
    return mistakes + hints;
  }

  @Override
  public boolean wentWrong() {
    return mistakes > 0;
  }
}
