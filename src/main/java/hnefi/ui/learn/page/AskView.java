package hnefi.ui.learn.page;

import hnefi.board.Square;
import hnefi.content.diagram.DiagramEvent;
import hnefi.content.lesson.Ask;
import hnefi.content.lesson.Prediction;
import hnefi.content.lesson.PredictionTask;
import hnefi.narration.BoardMarks;
import hnefi.rules.Position;
import hnefi.ui.board.BoardControl;
import hnefi.ui.learn.step.AskModel;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javafx.scene.control.Button;
import javafx.util.Subscription;

/// Tap every piece that falls.
final class AskView implements StepView {
  private final LessonPage page;
  private final Ask ask;
  private final AskModel model;
  private final BoardControl board;
  private final Button check;
  private Subscription subscription = Subscription.EMPTY;

  AskView(LessonPage page, Ask ask, AskModel model) {
    this.page = page;
    this.ask = ask;
    this.model = model;
    board = page.hang(ask.edition(), model.position());
    board.moveInput().setOnTap(model::tap);
    check = page.action("check", "bi-check2", model::check);
    check.getStyleClass().add("accent");
    page.say(ask.text());
    show();
  }

  @Override
  public void begin() {
    subscription =
        Subscription.combine(
            model.tappedProperty().subscribe((_, _) -> show()),
            model.wrongProperty().subscribe((_, _) -> show()),
            model.doneProperty().subscribe((_, _) -> show()));
  }

  @Override
  public void end() {
    subscription.unsubscribe();
  }

  @Override
  public Optional<Position> position() {
    return Optional.of(model.position());
  }

  private void show() {
    if (model.wrongProperty().get() && check.isFocused()) {
      board.focus(board.cursorSquare()); // The keyboard goes to where the answer can be changed.
    }
    check.setDisable(!model.isCheckable());
    if (model.isDone()) {
      solved();
      return;
    }
    Set<Square> tapped = model.tapped();
    board.setMarks(StepMarks.asking(ask.question().move()).with(BoardMarks.Kind.CIRCLE, tapped));
    if (model.wrongProperty().get()) {
      page.answer(LessonPage.Tone.WRONG, wrong(tapped));
    } else {
      page.answer(
          LessonPage.Tone.PLAIN,
          tapped.isEmpty() ? "" : page.context().say("ask.tapped", tapped.size()));
    }
  }

  /// Returns how many answers are right, and why the others are not.
  private String wrong(Set<Square> tapped) {
    String counted =
        page.context().say("ask.wrong", model.right(), tapped.size(), ask.answer().size());
    Set<Square> staying = new TreeSet<>(tapped);
    ask.answer().forEach(staying::remove);
    if (staying.isEmpty()) {
      return counted;
    }
    PredictionTask task = PredictionTask.about(ask.event(), ask.question());
    Prediction believed = new Prediction.Captured(staying);
    return counted + " " + page.context().predictions(ask.edition()).why(task, believed);
  }

  private void solved() {
    if (ask.question() instanceof DiagramEvent.Played played) {
      board.play(played.turn());
      board.setMarks(BoardMarks.explaining(played.turn()));
      page.answer(
          LessonPage.Tone.GOOD,
          page.context().tell(played.turn(), played.before(), ask.edition())
              + " "
              + page.context().rule(played.turn(), ask.edition()));
    }
  }
}
