package hnefi.ui.learn.page;

import hnefi.board.Square;
import hnefi.content.diagram.Event;
import hnefi.content.lesson.Ask;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.ui.board.BoardControl;
import hnefi.ui.board.BoardMarks;
import hnefi.ui.learn.step.AskModel;
import java.util.Optional;
import java.util.Set;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.scene.control.Button;

/// Tap every piece that falls.
final class AskView implements StepView {
  private final Page page;
  private final Ask ask;
  private final AskModel model;
  private final BoardControl board;
  private final Button check;
  private final InvalidationListener follow = this::changed;

  AskView(Page page, Ask ask, AskModel model) {
    this.page = page;
    this.ask = ask;
    this.model = model;
    board = page.hang(ask.edition(), model.position());
    board.setOnTap(model::tap);
    check = page.action("check", "bi-check2", model::check);
    check.getStyleClass().add("accent");
    page.say(ask.text());
    show();
  }

  @Override
  public void begin() {
    model.tappedProperty().addListener(follow);
    model.wrongProperty().addListener(follow);
    model.doneProperty().addListener(follow);
  }

  @Override
  public void end() {
    model.tappedProperty().removeListener(follow);
    model.wrongProperty().removeListener(follow);
    model.doneProperty().removeListener(follow);
  }

  @Override
  public Optional<Position> position() {
    return Optional.of(model.position());
  }

  private void changed(Observable observable) {
    show();
  }

  private void show() {
    check.setDisable(model.tapped().isEmpty() || model.isDone());
    if (model.isDone()) {
      solved();
      return;
    }
    Move move = ask.question().move();
    Set<Square> tapped = model.tapped();
    board.setMarks(
        BoardMarks.NONE.withArrow(move.from(), move.to()).with(BoardMarks.Kind.VICTIM, tapped));
    if (model.wrongProperty().get()) {
      page.answer(
          Page.Tone.WRONG,
          page.desk().say("ask.wrong", model.right(), tapped.size(), ask.answer().size()));
    } else {
      page.answer(
          Page.Tone.PLAIN, tapped.isEmpty() ? "" : page.desk().say("ask.tapped", tapped.size()));
    }
  }

  private void solved() {
    if (ask.question() instanceof Event.Played played) {
      board.play(played.turn());
      board.setMarks(BoardMarks.explaining(played.turn()));
      page.answer(Page.Tone.GOOD, page.desk().tell(played.turn(), played.before(), ask.edition()));
    }
  }
}
