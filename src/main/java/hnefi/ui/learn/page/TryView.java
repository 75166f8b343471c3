package hnefi.ui.learn.page;

import hnefi.board.Arrangement;
import hnefi.board.Piece;
import hnefi.board.Square;
import hnefi.content.lesson.Goal;
import hnefi.content.lesson.Practice.Attempt;
import hnefi.content.lesson.Round;
import hnefi.content.lesson.Try;
import hnefi.fx.theme.Nodes;
import hnefi.narration.BoardMarks;
import hnefi.notation.MoveText;
import hnefi.notation.SquareText;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Turn;
import hnefi.text.Sentences;
import hnefi.text.Tag;
import hnefi.text.Text;
import hnefi.ui.board.AnimationSpeed;
import hnefi.ui.board.BoardControl;
import hnefi.ui.board.HintLevel;
import hnefi.ui.learn.step.TryModel;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.scene.control.Button;
import javafx.util.Subscription;

/// An exercise on the board.
final class TryView implements StepView {
  private static final double PAUSE = 900;

  private final LessonPage page;
  private final Try exercise;
  private final TryModel model;
  private final BoardControl board;
  private final Button hintButton;
  private final Button takeBack;
  private final Button again;
  private Subscription subscription = Subscription.EMPTY;
  private Runnable forget = () -> {};

  /// The opponent's move, as long as the learner's own is still looked at.
  private Optional<Turn> pendingReply = Optional.empty();

  TryView(LessonPage page, Try exercise, TryModel model) {
    this.page = page;
    this.exercise = exercise;
    this.model = model;
    board = page.hang(exercise.edition(), model.position());
    board.setMarks(StepMarks.of(exercise.diagram().marks()));
    board.moveInput().setMovable(model::isMovable);
    board.moveInput().setDestinations(model::destinations);
    board.moveInput().setOnMove(model::attempt);
    page.hintAtBoard(this::hint);
    board.moveInput().setOnTap(this::explain);
    takeBack = page.action("take-back", "bi-arrow-counterclockwise", model::takeBack);
    takeBack.getStyleClass().add("accent");
    hintButton = page.action("hint", "bi-lightbulb", this::hint);
    again = page.action("once-more", "bi-arrow-repeat", this::again);
    page.say(prompt());
    model
        .latest()
        .filter(Attempt.Right.class::isInstance)
        .map(Attempt.Right.class::cast)
        .filter(Attempt.Right::solved)
        .ifPresent(right -> page.answer(LessonPage.Tone.GOOD, solved(right)));
    model.wrong().ifPresent(this::restore);
    showButtons();
  }

  /// Shows a wrong move that was made before the learner left the step and came back.
  private void restore(Attempt.Wrong wrong) {
    Turn last = last(wrong);
    board.setArrangement(last.after().board());
    board.setMarks(BoardMarks.explaining(last));
    model
        .refutationProperty()
        .get()
        .ifPresent(
            each -> page.answer(LessonPage.Tone.WRONG, told(wrong, each), spoken(wrong, each)));
  }

  /// Returns what was last played on the board after a wrong move.
  private Turn last(Attempt.Wrong wrong) {
    return model
        .refutationProperty()
        .get()
        .flatMap(TryModel.Refutation::reply)
        .orElse(wrong.turn());
  }

  @Override
  public void begin() {
    subscription =
        Subscription.combine(
            model.latestProperty().subscribe((_, now) -> answer(now)),
            model.refutationProperty().subscribe((_, now) -> now.ifPresent(this::refute)),
            model.hintLevelProperty().subscribe((_, now) -> now.ifPresent(this::showHint)));
  }

  @Override
  public void end() {
    dropReply();
    subscription.unsubscribe();
  }

  @Override
  public Optional<Position> position() {
    return Optional.of(model.wrong().map(wrong -> last(wrong).after()).orElse(model.position()));
  }

  private Round round(int index) {
    return exercise.rounds().get(Math.min(index, exercise.rounds().size() - 1));
  }

  private Text prompt() {
    return model.isDone() ? exercise.text() : round(model.round()).say().orElse(exercise.text());
  }

  /// Says why a piece cannot be picked up.
  private void explain(Square square) {
    Arrangement shown = board.getArrangement();
    Piece piece = shown == null ? null : shown.at(square);
    if (piece == null || model.isDone()) {
      return;
    }
    LessonContext context = page.context();
    if (!model.isReady()) {
      page.add(context.say("tap.take-back"));
    } else if (piece.side() == model.position().toMove()) {
      page.answer(LessonPage.Tone.PLAIN, context.say("tap.blocked"));
    } else {
      page.answer(
          LessonPage.Tone.PLAIN, context.say("tap.other." + Tag.of(model.position().toMove())));
    }
  }

  private void again() {
    model.again();
    page.quiet();
    page.say(prompt());
    board.show(model.position().board());
    board.setMarks(StepMarks.of(exercise.diagram().marks()));
    showButtons();
  }

  private void answer(Optional<Attempt> latest) {
    if (latest.isEmpty()) {
      dropReply();
      board.show(model.position().board());
      board.setMarks(StepMarks.of(exercise.diagram().marks()));
      page.quiet();
      page.say(prompt());
    } else {
      playReply();
      switch (latest.get()) {
        case Attempt.Right right -> right(right);
        case Attempt.Wrong wrong -> {
          play(wrong.turn());
          page.quiet();
        }
        case Attempt.Refused(var refusal, var known) -> {
          board.setMarks(StepMarks.explaining(refusal));
          String reason = page.context().tell(refusal, model.position(), exercise.edition());
          page.answer(
              LessonPage.Tone.WRONG,
              known.map(each -> reason + " " + page.context().say(each.say())).orElse(reason));
        }
      }
    }
    showButtons();
  }

  private void right(Attempt.Right right) {
    play(right.turn());
    if (right.solved()) {
      page.show(page.context().say(exercise.text()));
      page.answer(LessonPage.Tone.GOOD, solved(right));
      return;
    }
    LessonContext context = page.context();
    String happened =
        right.turn().captures().isEmpty()
            ? context.say("right")
            : context.tell(right.turn(), right.turn().before(), exercise.edition());
    page.answer(LessonPage.Tone.GOOD, happened + " " + rule(right));
    right.reply().ifPresent(reply -> page.announce(punished(reply)));
    page.say(prompt());
    right.reply().ifPresent(this::playLater);
  }

  private String solved(Attempt.Right right) {
    return Sentences.join(compared(right), page.context().say(exercise.done()), rule(right));
  }

  /// Tells several good moves of a recorded game apart from the one that was played.
  private String compared(Attempt.Right right) {
    if (!(right.round().goal() instanceof Goal.Played(Set<Move> good, Move played))) {
      return "";
    }
    boolean isPlayed = right.turn().move().equals(played);
    return isPlayed
        ? page.context().say("played.this")
        : good.contains(played) ? page.context().say("played.other", text(played)) : "";
  }

  private static String text(Move move) {
    return MoveText.write(move).replace('-', '–');
  }

  /// Returns the rule by which a move reached the goal of its round.
  private String rule(Attempt.Right right) {
    if (right.round().goal() instanceof Goal.Played) {
      return "";
    }
    return page.context().rule(right.round().goal(), right.turn(), exercise.edition());
  }

  private void refute(TryModel.Refutation refutation) {
    model
        .wrong()
        .ifPresent(wrong ->
            page.answer(LessonPage.Tone.WRONG, told(wrong, refutation), spoken(wrong, refutation)));
    refutation.reply().ifPresent(this::playLater);
  }

  /// Returns why a move is wrong, and what the other side answers.
  private String told(Attempt.Wrong wrong, TryModel.Refutation refutation) {
    LessonContext context = page.context();
    Optional<String> reply =
        refutation.reply().map(turn -> context.tell(turn, turn.before(), exercise.edition()));
    return Sentences.join(reason(wrong), reply.map(this::punished).orElse(""));
  }

  /// Returns the same for whoever sees neither the answer on the board nor the button.
  private String spoken(Attempt.Wrong wrong, TryModel.Refutation refutation) {
    LessonContext context = page.context();
    return Sentences.join(
        reason(wrong),
        refutation.reply().map(this::punished).orElse(""),
        context.say("spoken.take-back"));
  }

  /// Returns what the other side plays and takes, for whoever does not see it.
  private String punished(Turn reply) {
    return punished(page.context().tellMove(reply, exercise.edition()));
  }

  private String punished(String told) {
    return page.context().say("punished") + " " + told;
  }

  /// Returns why a move is wrong: what it captures, then the author's words for a known mistake;
  /// else what the referee says of it, else what it misses.
  private String reason(Attempt.Wrong wrong) {
    LessonContext context = page.context();
    Turn turn = wrong.turn();
    String told = context.tell(turn, turn.before(), exercise.edition());
    if (wrong.known().isPresent()) {
      String known = context.say(wrong.known().get().say());
      return turn.captures().isEmpty() ? known : told + " " + known;
    }
    boolean tells = !turn.captures().isEmpty() || !turn.spared().isEmpty();
    String missed =
        switch (round(model.round()).goal()) {
          case Goal.Takes _ ->
              context.say(turn.captures().isEmpty() ? "missed.takes" : "missed.other");
          case Goal.TakesAtLeast(int count) -> context.say("missed.several", count);
          case Goal.Wins _, Goal.OnlyWin _ -> context.say("missed.wins");
          case Goal.Moves _ -> context.say("missed.other");
          case Goal.Played(_, var played) ->
              context.say(turn.move().equals(played) ? "missed.played" : "missed.good");
          case Goal.Saves _ -> context.say("missed.saves");
          case Goal.Holds _ -> context.say("missed.holds");
          case Goal.Keeps _ -> context.say("missed.keeps");
          case Goal.Closes(int sides) -> context.say("missed.closes", sides);
          case Goal.Forces _ -> context.say("missed.forces");
        };
    return tells ? told + " " + missed : missed;
  }

  private void play(Turn turn) {
    board.play(turn);
    board.setMarks(BoardMarks.explaining(turn));
  }

  /// Plays the opponent's move when the learner has seen the own one; at once if nothing moves.
  private void playLater(Turn turn) {
    if (board.getAnimationSpeed() == AnimationSpeed.OFF) {
      play(turn);
    } else {
      pendingReply = Optional.of(turn);
      forget = page.context().scheduler().schedule(PAUSE, this::playReply);
    }
  }

  /// Plays the opponent's move now, if it is still to come.
  private void playReply() {
    Optional<Turn> reply = pendingReply;
    dropReply();
    reply.ifPresent(this::play);
  }

  private void dropReply() {
    forget.run();
    pendingReply = Optional.empty();
  }

  /// What was told in full is told again.
  private void hint() {
    if (model.hasMoreHints() && model.isReady()) {
      model.hint();
    } else {
      model.hintLevelProperty().get().ifPresent(this::showHint);
    }
  }

  private void showHint(HintLevel level) {
    if (!model.isReady()) {
      return;
    }
    playReply();
    Optional<Move> move = model.solution();
    page.answer(LessonPage.Tone.PLAIN, hintWords(level, move));
    move.ifPresent(each -> board.setMarks(level.mark(BoardMarks.NONE, List.of(), each)));
    showButtons();
  }

  private String hintWords(HintLevel level, Optional<Move> solution) {
    String where = page.context().say(round(model.round()).hint());
    return switch (level) {
      case AREA -> where;
      case PIECE ->
          solution
              .map(move -> page.context().say("hint.piece", SquareText.write(move.from())))
              .orElse(where);
      case MOVE ->
          solution
              .map(move ->
                  page.context()
                      .say("hint.move", SquareText.write(move.from()), SquareText.write(move.to())))
              .orElse(where);
    };
  }

  private void showButtons() {
    Nodes.show(takeBack, model.wrong().isPresent());
    Nodes.show(hintButton, model.isReady());
    Nodes.show(again, model.isDone());
  }
}
