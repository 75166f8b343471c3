package hnefi.ui.learn.page;

import hnefi.content.lesson.Compare;
import hnefi.content.lesson.Replay;
import hnefi.rules.Move;
import hnefi.rules.Outcome;
import hnefi.rules.Refusal;
import hnefi.rules.Turn;
import hnefi.rules.Verdict;
import hnefi.ui.board.AnimationSpeed;
import hnefi.ui.board.BoardControl;
import java.util.ArrayList;
import java.util.List;

/// One position under several books: the same moves on every board, and what they come to on each.
final class CompareView implements StepView {
  private static final double PAUSE = 1100;

  private final LessonPage page;
  private final Move first;
  private final List<Replay> readings;
  private final List<BoardControl> boards = new ArrayList<>();
  private Runnable forget = () -> {};

  CompareView(LessonPage page, Compare compare) {
    this.page = page;
    first = compare.diagram().events().getFirst().move();
    readings = Replay.all(compare);
    CardGrid grid = new CardGrid();
    for (Replay reading : readings) {
      BoardControl board = page.context().board(reading.edition());
      board.setArrangement(reading.last().board());
      board.setMarks(StepMarks.explaining(reading.verdict()));
      boards.add(board);
      grid.getChildren().add(card(reading, board));
    }
    page.aside("replay", "bi-play", this::replay);
    page.hang(grid.scrolling());
    page.say(compare.text());
  }

  private ComparisonCard card(Replay reading, BoardControl board) {
    LessonContext context = page.context();
    ComparisonCard card =
        new ComparisonCard(
            context.name(reading.edition()), board, new ComparisonText(context).of(reading));
    head(card, reading.verdict());
    context
        .game(reading.edition(), reading.start())
        .ifPresent(game -> card.offer(context.say("play-case", card.name()), game));
    return card;
  }

  /// Says in two words how it ends, so that the books can be compared at a glance.
  private void head(ComparisonCard card, Verdict verdict) {
    LessonContext context = page.context();
    switch (verdict) {
      case Refusal _ -> card.head(ComparisonCard.Verdict.FORBIDDEN, context.say("case.forbidden"));
      case Turn turn when turn.outcome().flatMap(Outcome::winner).isPresent() ->
          card.head(
              ComparisonCard.Verdict.WON,
              switch (turn.outcome().flatMap(Outcome::winner).orElseThrow()) {
                case ATTACKERS -> context.say("case.attackers");
                case DEFENDERS -> context.say("case.defenders");
              });
      case Turn turn when !turn.captures().isEmpty() ->
          card.head(
              ComparisonCard.Verdict.TAKEN, context.say("case.taken", turn.captures().size()));
      case Turn _ -> card.head(ComparisonCard.Verdict.CALM, context.say(calm()));
    }
  }

  /// Where one book forbids the move, others allow it; else the question was who falls.
  private String calm() {
    return readings.stream().anyMatch(each -> each.verdict() instanceof Refusal)
        ? "case.allowed"
        : "case.nothing";
  }

  @Override
  public void begin() {}

  @Override
  public void end() {
    forget.run();
  }

  private void replay() {
    forget.run();
    for (int i = 0; i < boards.size(); i++) {
      boards.get(i).show(readings.get(i).start().board());
      boards.get(i).setMarks(StepMarks.asking(first));
    }
    playLater(0);
  }

  private void playLater(int index) {
    if (readings.stream().allMatch(reading -> reading.verdicts().size() <= index)) {
      return;
    }
    if (boards.getFirst().getAnimationSpeed() == AnimationSpeed.OFF) {
      play(index);
    } else {
      forget = page.context().scheduler().schedule(PAUSE, () -> play(index));
    }
  }

  private void play(int index) {
    for (int i = 0; i < boards.size(); i++) {
      List<Verdict> verdicts = readings.get(i).verdicts();
      if (index < verdicts.size()) {
        if (verdicts.get(index) instanceof Turn turn) {
          boards.get(i).play(turn);
        }
        boards.get(i).setMarks(StepMarks.explaining(verdicts.get(index)));
      }
    }
    playLater(index + 1);
  }
}
