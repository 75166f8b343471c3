package hnefi.ui.play.coach;

import hnefi.board.Side;
import hnefi.coach.Hint;
import hnefi.coach.Reason;
import hnefi.coach.Threats;
import hnefi.fx.task.BackgroundTasks;
import hnefi.narration.BoardMarks;
import hnefi.narration.BoardMarks.Kind;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Turn;
import hnefi.session.Assistance;
import hnefi.ui.board.HintLevel;
import hnefi.ui.play.session.PlayModel;
import hnefi.ui.play.session.Prompt;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/// What the coach says and shows while a game is played: a hint level by level, danger, and who
/// stands better.
public final class CoachModel {
  /// A hint, told up to a level.
  public record ShownHint(Hint hint, HintLevel level) {
    public boolean isAll() {
      return level.next().isEmpty();
    }

    /// Returns the same hint with more of it told; all of it stays all.
    ShownHint more() {
      return new ShownHint(hint, level.next().orElse(level));
    }
  }

  /// Men in danger and the king's lines, with the sentences that say so.
  public record ShownThreats(Threats threats, List<Reason> reasons) {}

  private final PlayModel model;
  private final AsyncCoach coach;
  private final ReadOnlyObjectWrapper<Optional<ShownHint>> hint =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyBooleanWrapper thinking = new ReadOnlyBooleanWrapper(false);
  private final ReadOnlyObjectWrapper<Optional<ShownThreats>> threats =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final BooleanProperty threatsShown = new SimpleBooleanProperty(false);
  private final BooleanProperty evaluationShown = new SimpleBooleanProperty(false);
  private final ReadOnlyBooleanWrapper evaluating = new ReadOnlyBooleanWrapper(false);
  private final ReadOnlyObjectWrapper<Optional<Double>> evaluation =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<Reason>> lit =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private Optional<BackgroundTasks.Task> hinting = Optional.empty();
  private Optional<BackgroundTasks.Task> evaluationTask = Optional.empty();

  public CoachModel(PlayModel model, AsyncCoach coach) {
    this.model = model;
    this.coach = coach;
    model.snapshotProperty().subscribe(_ -> reset());
    evaluationShown.subscribe(_ -> evaluate());
    threatsShown.subscribe(_ -> findThreats());
  }

  /// Tells the next level of a hint for the side to move; does nothing where the players do without
  /// hints.
  public void askHint() {
    if (!model.setup().terms().gives(Assistance.HINTS)) {
      return;
    }
    lit.set(Optional.empty());
    if (hint.get().isPresent()) {
      hint.set(hint.get().map(ShownHint::more));
    } else if (model.isPersonsTurn() && !thinking.get()) {
      thinking.set(true);
      hinting =
          Optional.of(
              coach.hint(
                  model.snapshot().now(),
                  found -> {
                    thinking.set(false);
                    hint.set(Optional.of(new ShownHint(found, HintLevel.AREA)));
                  },
                  () -> thinking.set(false)));
    }
  }

  /// Lights up what a sentence is about, or no longer.
  public void light(Reason reason) {
    Optional<Reason> wanted = Optional.of(reason);
    lit.set(lit.get().equals(wanted) ? Optional.empty() : wanted);
  }

  /// The position is another: what was said of the last one no longer holds.
  private void reset() {
    hinting.ifPresent(BackgroundTasks.Task::cancel);
    hinting = Optional.empty();
    thinking.set(false);
    lit.set(Optional.empty());
    hint.set(Optional.empty());
    findThreats();
    evaluate();
  }

  private void evaluate() {
    evaluationTask.ifPresent(BackgroundTasks.Task::cancel);
    evaluationTask = Optional.empty();
    evaluating.set(evaluationShown.get());
    if (evaluationShown.get()) {
      evaluationTask =
          Optional.of(
              coach.evaluation(
                  model.snapshot().shown(),
                  share -> {
                    evaluation.set(Optional.of(share));
                    evaluating.set(false);
                  },
                  () -> evaluationShown.set(false)));
    } else {
      evaluation.set(Optional.empty());
    }
  }

  /// Ends everything under way.
  public void stop() {
    hinting.ifPresent(BackgroundTasks.Task::cancel);
    evaluationTask.ifPresent(BackgroundTasks.Task::cancel);
    thinking.set(false);
  }

  /// Takes up again what must be known all the time.
  public void resume() {
    evaluationTask.filter(task -> !task.isDone()).ifPresent(_ -> evaluate());
  }

  /// Sees the danger for the side whose turn it is, for the person against the computer, or for the
  /// friend who is shown the game.
  private void findThreats() {
    Position shown = model.snapshot().shown();
    Side toMove = shown.toMove();
    boolean opponents =
        model.setup().players().of(toMove).isComputer() && model.setup().players().anyPerson();
    Side seen = model.setup().terms().pupil().orElse(opponents ? toMove.opponent() : toMove);
    lit.set(Optional.empty());
    threats.set(threatsShown.get() ? Optional.of(coach.threats(shown, seen)) : Optional.empty());
  }

  /// Returns the marks with what the coach adds to them.
  public BoardMarks mark(BoardMarks marks) {
    if (lit.get().isPresent()) {
      return marks.with(Kind.CIRCLE, lit.get().get().squares());
    }
    if (model.prompts().promptProperty().get().orElse(null)
        instanceof Prompt.Blunder(Turn turn, var warning)) {
      Move move = turn.move();
      Move reply = warning.reply().move();
      return marks
          .with(Kind.HINT, Set.of(move.from(), move.to()))
          .withArrow(reply.from(), reply.to());
    }
    BoardMarks all = marks;
    if (threats.get().isPresent()) {
      Threats seen = threats.get().get().threats();
      all =
          all.with(
              Kind.DANGER, seen.captures().stream().map(Threats.CaptureThreat::target).toList());
      for (Threats.KingLine line : seen.kingLines()) {
        all = all.withFreeLine(line.king(), line.exit());
      }
      for (Threats.Enclosure enclosure : seen.enclosures()) {
        all = all.withArrow(enclosure.move().from(), enclosure.move().to());
      }
    }
    BoardMarks unhinted = all;
    return hint.get()
        .map(told -> told.level().mark(unhinted, told.hint().area(), told.hint().turn().move()))
        .orElse(unhinted);
  }

  public ReadOnlyObjectProperty<Optional<ShownHint>> hintProperty() {
    return hint.getReadOnlyProperty();
  }

  /// Whether a hint is being looked for.
  public ReadOnlyBooleanProperty thinkingProperty() {
    return thinking.getReadOnlyProperty();
  }

  /// The danger in the position that is shown, if it was asked for.
  public ReadOnlyObjectProperty<Optional<ShownThreats>> threatsProperty() {
    return threats.getReadOnlyProperty();
  }

  public BooleanProperty threatsShownProperty() {
    return threatsShown;
  }

  public BooleanProperty evaluationShownProperty() {
    return evaluationShown;
  }

  /// Whether the share of the position that is shown is still being looked for.
  public ReadOnlyBooleanProperty evaluatingProperty() {
    return evaluating.getReadOnlyProperty();
  }

  /// The attackers' share of the game, from 0 to 1; that of the position before, while the one that
  /// is shown is still being looked at.
  public ReadOnlyObjectProperty<Optional<Double>> evaluationProperty() {
    return evaluation.getReadOnlyProperty();
  }

  /// The sentence that is lit up alone.
  public ReadOnlyObjectProperty<Optional<Reason>> litProperty() {
    return lit.getReadOnlyProperty();
  }
}
