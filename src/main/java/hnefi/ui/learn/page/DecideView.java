package hnefi.ui.learn.page;

import hnefi.content.lesson.Decide;
import hnefi.rules.Move;
import hnefi.rules.Turn;
import hnefi.ui.board.BoardControl;
import hnefi.ui.board.BoardMarks;
import hnefi.ui.learn.step.DecideModel;
import java.util.Optional;
import javafx.beans.value.ChangeListener;
import javafx.scene.control.Button;

/// Yes or no: what happens under this book?
final class DecideView implements StepView {
  private final Page page;
  private final Decide decide;
  private final DecideModel model;
  private final BoardControl board;
  private final Button yes;
  private final Button no;
  private final ChangeListener<Optional<Boolean>> follow = (_, _, _) -> answer();

  DecideView(Page page, Decide decide, DecideModel model) {
    this.page = page;
    this.decide = decide;
    this.model = model;
    board = page.hang(decide.under(), model.position());
    Move move = decide.diagram().events().get(decide.event()).move();
    board.setMarks(BoardMarks.NONE.withArrow(move.from(), move.to()));
    yes = page.action("yes", "bi-check2", () -> model.say(true));
    no = page.action("no", "bi-x", () -> model.say(false));
    page.say(decide.text());
    if (model.isDone()) {
      answer();
    }
  }

  @Override
  public void begin() {
    model.givenProperty().addListener(follow);
  }

  @Override
  public void end() {
    model.givenProperty().removeListener(follow);
  }

  private void answer() {
    yes.setDisable(true);
    no.setDisable(true);
    if (model.verdict() instanceof Turn turn) {
      board.play(turn);
    }
    board.setMarks(Page.explaining(model.verdict()));
    String because = page.desk().tell(model.verdict(), model.position(), decide.under());
    page.answer(
        model.wentWrong() ? Page.Tone.WRONG : Page.Tone.GOOD,
        page.desk().say(model.wentWrong() ? "decide.wrong" : "decide.right") + " " + because);
  }
}
