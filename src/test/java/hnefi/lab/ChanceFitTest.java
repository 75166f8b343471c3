package hnefi.lab;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.BoardSize;
import hnefi.engine.Books;
import hnefi.engine.StateFeature;
import hnefi.people.ChanceWeights;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.RuleSet;
import hnefi.rules.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ChanceFitTest {
  private static final RuleSet RULES = Books.MUNGO_TABLUT.rules();
  private static final Position START = Books.MUNGO_TABLUT.start();
  private static final BoardSize SIZE = START.board().size();

  /// A short game of random moves that somebody is said to have won.
  private static LabelledGame game(int number, double points) {
    Referee referee = new Referee(RULES);
    SplittableRandom random = new SplittableRandom(number);
    List<Turn> turns = new ArrayList<>();
    Position position = START;
    while (turns.size() < 9 && position.outcome().isEmpty()) {
      List<Move> moves = referee.legalMoves(position);
      Turn turn = referee.play(position, moves.get(random.nextInt(moves.size())));
      turns.add(turn);
      position = turn.after();
    }
    return new LabelledGame(START, turns, points);
  }

  private static List<Double> calibrated(int won) {
    List<LabelledGame> games =
        IntStream.range(0, 12).mapToObj(each -> game(each, each < won ? 1 : 0)).toList();
    return new ChanceFit(RULES, SIZE, 200, 4).calibrate(games).weights().weights();
  }

  @Test
  void onlyTheConstantIsFittedToGamesOfTheModel() {
    int constant = StateFeature.CONSTANT.ordinal();
    double[] closest = ChanceWeights.closest(RULES, SIZE);
    List<Double> few = calibrated(3);
    List<Double> many = calibrated(9);
    for (int i = 0; i < closest.length; i++) {
      if (i != constant) {
        assertThat(few.get(i)).isEqualTo(closest[i]);
      }
    }
    assertThat(few.get(constant)).isLessThan(many.get(constant));
  }
}
