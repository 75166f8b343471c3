package hnefi.ui.play;

import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.search.Danger;
import hnefi.search.Hint;
import hnefi.search.Reason;
import hnefi.ui.board.BoardMarks;
import hnefi.ui.board.BoardMarks.Kind;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/// What the coach says and shows while a game is played: a hint rung by rung, danger, and who
/// stands better.
final class CoachModel {
  /// A hint, of which so many rungs are told.
  ///
  /// @param rung 1 where to look, 2 which piece, 3 the move and why
  record Told(Hint hint, int rung) {
    static final int LAST = 3;

    boolean isAll() {
      return rung == LAST;
    }
  }

  /// Men in danger and the king's lines, with the sentences that say so.
  record Seen(Danger danger, List<Reason> reasons) {}

  private final PlayModel model;
  private final Advice advice;
  private final ReadOnlyObjectWrapper<Optional<Told>> hint =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyBooleanWrapper thinking = new ReadOnlyBooleanWrapper(false);
  private final ReadOnlyObjectWrapper<Optional<Seen>> danger =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final BooleanProperty dangerShown = new SimpleBooleanProperty(false);
  private final BooleanProperty standingShown = new SimpleBooleanProperty(false);
  private final ReadOnlyObjectWrapper<Optional<Double>> standing =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<Reason>> lit =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private Optional<Background.Job> hinting = Optional.empty();
  private Optional<Background.Job> weighing = Optional.empty();

  CoachModel(PlayModel model, Advice advice) {
    this.model = model;
    this.advice = advice;
    model.momentProperty().subscribe(_ -> forget());
    standingShown.subscribe(_ -> weigh());
    dangerShown.subscribe(_ -> look());
  }

  /// Tells the next rung of a hint for the side to move.
  void askHint() {
    lit.set(Optional.empty());
    if (hint.get().isPresent()) {
      Told told = hint.get().get();
      hint.set(Optional.of(new Told(told.hint(), Math.min(told.rung() + 1, Told.LAST))));
    } else if (model.isPersonsTurn() && !thinking.get()) {
      thinking.set(true);
      hinting =
          Optional.of(
              advice.hint(
                  model.moment().now(),
                  found -> {
                    thinking.set(false);
                    hint.set(Optional.of(new Told(found, 1)));
                  }));
    }
  }

  /// Lights up what a sentence is about, or no longer.
  void light(Reason reason) {
    Optional<Reason> wanted = Optional.of(reason);
    lit.set(lit.get().equals(wanted) ? Optional.empty() : wanted);
  }

  /// The position is another: what was said of the last one no longer holds.
  private void forget() {
    hinting.ifPresent(Background.Job::cancel);
    hinting = Optional.empty();
    thinking.set(false);
    lit.set(Optional.empty());
    hint.set(Optional.empty());
    look();
    weigh();
  }

  private void weigh() {
    weighing.ifPresent(Background.Job::cancel);
    weighing =
        standingShown.get()
            ? Optional.of(
                advice.standing(model.moment().shown(), share -> standing.set(Optional.of(share))))
            : Optional.empty();
  }

  /// Ends everything under way.
  void stop() {
    hinting.ifPresent(Background.Job::cancel);
    weighing.ifPresent(Background.Job::cancel);
    thinking.set(false);
  }

  /// Sees the danger for the side whose turn it is, or for the person against the computer.
  private void look() {
    Position shown = model.moment().shown();
    Side toMove = shown.toMove();
    boolean computers = model.table().players().of(toMove).isComputer() && model.hasPerson();
    lit.set(Optional.empty());
    danger.set(
        dangerShown.get()
            ? Optional.of(advice.danger(shown, computers ? toMove.opponent() : toMove))
            : Optional.empty());
  }

  /// Returns the marks with what the coach adds to them.
  BoardMarks mark(BoardMarks marks) {
    if (lit.get().isPresent()) {
      return marks.with(Kind.CIRCLE, lit.get().get().squares());
    }
    if (model.questionProperty().get().orElse(null)
        instanceof Question.LookAgain(Move move, var warning)) {
      Move reply = warning.reply().move();
      return marks
          .with(Kind.HINT, Set.of(move.from(), move.to()))
          .withArrow(reply.from(), reply.to());
    }
    BoardMarks all = marks;
    if (danger.get().isPresent()) {
      Danger seen = danger.get().get().danger();
      all = all.with(Kind.DANGER, seen.threats().stream().map(Danger.Threat::man).toList());
      for (Danger.KingLine line : seen.kingLines()) {
        all = all.withFreeLine(line.king(), line.exit());
      }
    }
    return hint.get().isPresent() ? mark(all, hint.get().get()) : all;
  }

  private static BoardMarks mark(BoardMarks marks, Told told) {
    Square from = told.hint().turn().move().from();
    Square to = told.hint().turn().move().to();
    return switch (told.rung()) {
      case 1 -> marks.with(Kind.AREA, told.hint().area());
      case 2 -> marks.with(Kind.HINT, Set.of(from));
      default -> marks.with(Kind.HINT, Set.of(from)).withArrow(from, to);
    };
  }

  ReadOnlyObjectProperty<Optional<Told>> hintProperty() {
    return hint.getReadOnlyProperty();
  }

  /// Whether a hint is being looked for.
  ReadOnlyBooleanProperty thinkingProperty() {
    return thinking.getReadOnlyProperty();
  }

  /// The danger in the position that is shown, if it was asked for.
  ReadOnlyObjectProperty<Optional<Seen>> dangerProperty() {
    return danger.getReadOnlyProperty();
  }

  BooleanProperty dangerShownProperty() {
    return dangerShown;
  }

  BooleanProperty standingShownProperty() {
    return standingShown;
  }

  /// The attackers' share of the game, from 0 to 1.
  ReadOnlyObjectProperty<Optional<Double>> standingProperty() {
    return standing.getReadOnlyProperty();
  }

  /// The sentence that is lit up alone.
  ReadOnlyObjectProperty<Optional<Reason>> litProperty() {
    return lit.getReadOnlyProperty();
  }
}
