package hnefi.ui.play;

import hnefi.board.Side;
import hnefi.rules.Position;
import hnefi.search.Danger;
import hnefi.search.Hint;
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
  }

  private final PlayModel model;
  private final Advice advice;
  private final ReadOnlyObjectWrapper<Optional<Told>> hint =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyBooleanWrapper thinking = new ReadOnlyBooleanWrapper(false);
  private final BooleanProperty dangerShown = new SimpleBooleanProperty(false);
  private final BooleanProperty standingShown = new SimpleBooleanProperty(false);
  private final ReadOnlyObjectWrapper<Optional<Double>> standing =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private Optional<Background.Job> hinting = Optional.empty();
  private Optional<Background.Job> weighing = Optional.empty();

  CoachModel(PlayModel model, Advice advice) {
    this.model = model;
    this.advice = advice;
    model.momentProperty().subscribe(_ -> forget());
    standingShown.subscribe(_ -> weigh());
  }

  /// Tells the next rung of a hint for the side to move.
  void askHint() {
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

  /// The position is another: what was said of the last one no longer holds.
  private void forget() {
    hinting.ifPresent(Background.Job::cancel);
    hinting = Optional.empty();
    thinking.set(false);
    hint.set(Optional.empty());
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

  /// Returns the danger for the side whose turn it is, or for the person against the computer.
  Danger danger() {
    Position shown = model.moment().shown();
    Side toMove = shown.toMove();
    boolean computers = model.table().players().of(toMove).isComputer();
    return advice.danger(shown, computers ? toMove.opponent() : toMove);
  }

  /// Returns the marks with what the coach adds to them.
  BoardMarks mark(BoardMarks marks) {
    BoardMarks all = marks;
    if (dangerShown.get()) {
      Danger danger = danger();
      all = all.with(Kind.DANGER, danger.threats().stream().map(Danger.Threat::man).toList());
      for (Danger.KingLine line : danger.kingLines()) {
        all = all.withFreeLine(line.king(), line.exit());
      }
    }
    return hint.get().isPresent() ? mark(all, hint.get().get()) : all;
  }

  private static BoardMarks mark(BoardMarks marks, Told told) {
    var move = told.hint().turn().move();
    return switch (told.rung()) {
      case 1 -> marks.with(Kind.HINT, told.hint().area());
      case 2 -> marks.with(Kind.HINT, Set.of(move.from()));
      default ->
          marks.with(Kind.HINT, List.of(move.from(), move.to())).withArrow(move.from(), move.to());
    };
  }

  ReadOnlyObjectProperty<Optional<Told>> hintProperty() {
    return hint.getReadOnlyProperty();
  }

  /// Whether a hint is being looked for.
  ReadOnlyBooleanProperty thinkingProperty() {
    return thinking.getReadOnlyProperty();
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
}
