package hnefi.ui.learn.page;

import hnefi.content.lesson.Decide;
import hnefi.fx.theme.Nodes;
import hnefi.rules.Position;
import hnefi.rules.Turn;
import hnefi.rules.Verdict;
import hnefi.ui.board.BoardControl;
import hnefi.ui.learn.step.DecideModel;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.util.Subscription;

/// Yes or no: what happens under this book?
final class DecideView implements StepView {
  private final LessonPage page;
  private final Decide decide;
  private final DecideModel model;
  private final BoardControl board;
  private final Button yes;
  private final Button no;
  private Subscription subscription = Subscription.EMPTY;

  DecideView(LessonPage page, Decide decide, DecideModel model) {
    this.page = page;
    this.decide = decide;
    this.model = model;
    board = page.hang(decide.under(), decide.position());
    board.setMarks(StepMarks.asking(decide.question().move()));
    yes = page.action("yes", "bi-check2", () -> model.say(true));
    no = page.action("no", "bi-x", () -> model.say(false));
    page.say(decide.text());
    if (model.isDone()) {
      answer();
    } else {
      page.announceAnswers(List.of(yes, no));
    }
  }

  @Override
  public void begin() {
    subscription = model.givenProperty().subscribe((_, _) -> answer());
  }

  @Override
  public void end() {
    subscription.unsubscribe();
  }

  @Override
  public Optional<Position> position() {
    return Optional.of(decide.position());
  }

  private void answer() {
    Nodes.show(yes, false);
    Nodes.show(no, false);
    Verdict verdict = decide.verdict();
    if (verdict instanceof Turn turn) {
      board.play(turn);
    }
    board.setMarks(StepMarks.explaining(verdict));
    // What a refusal says is the rule.
    String because = verdict instanceof Turn turn ? page.context().tell(turn, decide.under()) : "";
    page.answer(
        model.wentWrong() ? LessonPage.Tone.WRONG : LessonPage.Tone.GOOD,
        page.context().say(model.wentWrong() ? "decide.wrong" : "decide.right")
            + (because.isEmpty() ? " " : " " + because + " ")
            + page.context().rule(verdict, decide.under()));
  }
}
