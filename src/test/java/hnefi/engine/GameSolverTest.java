package hnefi.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Side;
import hnefi.engine.WinProver.Answer;
import hnefi.notation.MoveText;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.RuleSet;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class GameSolverTest {
  private static final SearchLimits LIMITS = SearchLimits.nodes(100_000);
  private static final int PLIES = 3;

  @Test
  void provesAWinThatIsFarAway() {
    Referee referee = new Referee(Books.HAENDE.rules());
    Position position = Books.HAENDE.start();
    for (String move : "f4-f5 e4-e1 d2-c2 d4-f4 c2-f2 c4-c1 d7-e7 f4-f3 g4-g3".split(" ")) {
      position = referee.play(position, MoveText.read(move).toOptional().orElseThrow()).after();
    }
    GameSolver solver =
        new GameSolver(Books.HAENDE.rules(), position.board().size(), Side.DEFENDERS, 1);
    assertThat(solver.wins(position, SearchLimits.nodes(2_000_000))).isEqualTo(Answer.YES);
    assertThat(solver.nodes()).isPositive();
  }

  @Test
  void agreesWithTheProofByTryingEverything() {
    RandomGenerator random = new SplittableRandom(1);
    int decided = 0;
    for (int i = 0; i < 400; i++) {
      RuleSet rules = Books.ruleSets().get(i % Books.ruleSets().size()).rules();
      Position position = DistanceTest.small(rules, random, 7);
      if (position.outcome().isEmpty()) {
        WinProver prover = new WinProver(rules, position.board().size(), 200_000);
        if (prover.wins(position, PLIES) == Answer.YES) {
          decided++;
          assertSolved(rules, position, position.toMove());
        } else if (prover.loses(position, PLIES) == Answer.YES) {
          decided++;
          assertSolved(rules, position, position.toMove().opponent());
        }
      }
    }
    assertThat(decided).isGreaterThan(50);
  }

  private static void assertSolved(RuleSet rules, Position position, Side winner) {
    assertThat(solve(rules, position, winner)).as("%s %s", rules, position).isEqualTo(Answer.YES);
    assertThat(solve(rules, position, winner.opponent()))
        .as("%s %s", rules, position)
        .isNotEqualTo(Answer.YES);
  }

  private static Answer solve(RuleSet rules, Position position, Side winner) {
    return new GameSolver(rules, position.board().size(), winner, 1).wins(position, LIMITS);
  }

  @Test
  void aWinByForbiddenRepetitionIsNotDenied() {
    RuleSet rules = Books.with(Books.HAENDE.rules(), "repetition=forbidden");
    Position position =
        new Referee(rules).setUp(Books.board(".A.A./DAAAA/.DKDD/DDDDA/.DAA."), Side.DEFENDERS);
    WinProver prover = new WinProver(rules, position.board().size(), 100_000);
    assertThat(prover.wins(position, 11)).isEqualTo(Answer.YES);
    assertThat(solve(rules, position, Side.DEFENDERS)).isEqualTo(Answer.UNKNOWN);
  }

  @Test
  void saysThatTheLimitsDoNotSuffice() {
    Position start = Books.HAENDE.start();
    GameSolver solver =
        new GameSolver(Books.HAENDE.rules(), start.board().size(), Side.DEFENDERS, 1);
    assertThat(solver.wins(start, SearchLimits.nodes(5_000))).isEqualTo(Answer.UNKNOWN);
  }
}
