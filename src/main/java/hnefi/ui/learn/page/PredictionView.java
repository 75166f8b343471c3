package hnefi.ui.learn.page;

import hnefi.board.Arrangement;
import hnefi.board.Square;
import hnefi.content.diagram.DiagramEvent;
import hnefi.content.lesson.Prediction;
import hnefi.content.lesson.PredictionTask;
import hnefi.content.lesson.Watch;
import hnefi.fx.theme.Nodes;
import hnefi.narration.BoardMarks;
import hnefi.narration.PredictionTeller;
import hnefi.rules.Refusal;
import hnefi.rules.Spared;
import hnefi.rules.Turn;
import hnefi.ui.board.BoardControl;
import hnefi.ui.learn.step.WatchModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javafx.scene.Node;
import javafx.scene.control.Button;

/// Asks what comes of the next move of a replay. The answers are buttons; a tap on a piece says
/// that it is captured. A wrong answer is played out: the move is made, and the board and the
/// referee show why it does not come to that. Then the learner lets the right thing happen.
final class PredictionView {
  private final LessonPage page;
  private final Watch watch;
  private final PredictionTask task;
  private final WatchModel model;
  private final BoardControl board;
  private final PredictionTeller teller;
  private final List<Button> answers = new ArrayList<>();
  private final Button see;

  PredictionView(
      LessonPage page, Watch watch, PredictionTask task, WatchModel model, BoardControl board) {
    this.page = page;
    this.watch = watch;
    this.task = task;
    this.model = model;
    this.board = board;
    teller = page.context().predictions(watch.edition());
    for (Prediction choice : task.choices()) {
      answers.add(
          page.action(
              "answer-" + (answers.size() + 1),
              teller.answer(choice),
              "bi-circle",
              () -> model.predict(choice)));
    }
    see = page.action("see", "bi-play", model::goOn);
    see.getStyleClass().add("accent");
    board.moveInput().setOnTap(square -> task.tapped(square).ifPresent(model::predict));
  }

  /// Shows the question, why a wrong answer is wrong, or that the answer was right.
  ///
  /// @param focused whether the keyboard was at a button that is hidden now, so that it belongs to
  ///   those that come in its place
  void show(boolean focused) {
    WatchModel.Phase phase = model.phase();
    boolean keyboard = focused || isFocused();
    answers.forEach(each -> Nodes.show(each, phase == WatchModel.Phase.PREDICTING));
    Nodes.show(see, phase == WatchModel.Phase.REFUTED);
    switch (phase) {
      case WATCHING -> {
        if (confirmed().isEmpty()) {
          page.quiet();
        } else {
          page.answer(LessonPage.Tone.GOOD, confirmed());
        }
      }
      case PREDICTING -> {
        page.quiet();
        page.say(teller.ask(task));
        page.announceAnswers(answers);
        board.show(task.event().before().board());
        board.setMarks(StepMarks.asking(task.event().move()));
        focus(answers.getFirst(), keyboard);
      }
      case REFUTED -> {
        model.given().ifPresent(this::refute);
        focus(see, keyboard);
      }
    }
  }

  /// Returns whether the keyboard is at one of the answers, or where the right thing is let happen.
  boolean isFocused() {
    return see.isFocused() || answers.stream().anyMatch(Node::isFocused);
  }

  /// Returns what is said when the predicted event has just happened: that the answer was right,
  /// and the rule; nothing at any other time.
  String confirmed() {
    if (model.given().isEmpty() || model.shown() != task.index() + 1) {
      return "";
    }
    String rule = page.context().rule(task.verdict(), watch.edition());
    return model.wentWrong() ? rule : page.context().say("right") + " " + rule;
  }

  private void refute(Prediction wrong) {
    // It was said already, unless the learner came back to the step.
    if (!page.isSaying(teller.ask(task))) {
      page.say(teller.ask(task));
    }
    page.answer(
        LessonPage.Tone.WRONG,
        page.context().say("predicted", teller.answer(wrong)) + " " + teller.why(task, wrong));
    switch (task.event()) {
      case DiagramEvent.Played played -> {
        board.show(moved(played.turn()));
        board.setMarks(marks(played.turn(), wrong));
      }
      case DiagramEvent.Refused refused -> {
        board.show(refused.before().board());
        board.setMarks(
            marks(refused.refusal()).withArrow(refused.move().from(), refused.move().to()));
      }
    }
  }

  private static void focus(Button button, boolean wanted) {
    if (wanted) {
      button.requestFocus();
    }
  }

  /// The board when the piece has arrived and nothing has been taken off yet.
  private static Arrangement moved(Turn turn) {
    return turn.before().board().moved(turn.move().from(), turn.move().to());
  }

  private static BoardMarks marks(Refusal refusal) {
    return StepMarks.explaining(refusal);
  }

  /// Lights up who was believed to fall and does not, with the squares that save it; else who falls
  /// although nobody was believed to.
  private static BoardMarks marks(Turn turn, Prediction wrong) {
    Set<Square> staying = new TreeSet<>();
    if (wrong instanceof Prediction.Captured(Set<Square> squares)) {
      staying.addAll(squares);
    } else if (wrong instanceof Prediction.Over
        && turn.after().board().king() instanceof Square king) {
      staying.add(king);
    }
    staying.removeAll(turn.captured());
    if (staying.isEmpty()) {
      return StepMarks.closing(turn);
    }
    BoardMarks marks = BoardMarks.after(turn).with(BoardMarks.Kind.SPARED, staying);
    for (Spared each : turn.spared()) {
      if (staying.contains(each.square())) {
        marks = marks.with(BoardMarks.Kind.CIRCLE, each.squares());
      }
    }
    return marks;
  }
}
