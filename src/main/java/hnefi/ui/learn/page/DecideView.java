package hnefi.ui.learn.page;

import hnefi.content.lesson.Decide;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Turn;
import hnefi.rules.Verdict;
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
    board = page.hang(decide.under(), decide.position());
    Move move = decide.question().move();
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

  @Override
  public Optional<Position> position() {
    return Optional.of(decide.position());
  }

  private void answer() {
    Page.show(yes, false);
    Page.show(no, false);
    Verdict verdict = decide.verdict();
    if (verdict instanceof Turn turn) {
      board.play(turn);
    }
    board.setMarks(Page.explaining(verdict));
    String because = page.desk().tell(verdict, decide.position(), decide.under());
    page.answer(
        model.wentWrong() ? Page.Tone.WRONG : Page.Tone.GOOD,
        page.desk().say(model.wentWrong() ? "decide.wrong" : "decide.right") + " " + because);
  }
}
