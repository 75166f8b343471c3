package hnefi.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Side;
import hnefi.engine.WinProver.Answer;
import hnefi.rules.Position;
import hnefi.rules.RuleSet;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class ProofNumberSearchTest {
  private static final SearchLimits LIMITS = SearchLimits.nodes(100_000);
  private static final int FULL_LENGTH = 300;

  /// The plies within which the positions of this test are won.
  private static final int PLIES = 5;

  @Test
  void aWinThatNeedsALongerLineIsNotDenied() {
    RandomGenerator random = new SplittableRandom(5);
    int cut = 0;
    for (int i = 0; i < 600; i++) {
      RuleSet rules = Books.ruleSets().get(i % Books.ruleSets().size()).rules();
      Position position = DistanceTest.small(rules, random, 7);
      if (position.outcome().isPresent()
          || new WinProver(rules, position.board().size(), 100_000).wins(position, PLIES)
              != Answer.YES) {
        continue;
      }
      RuleTables tables = new RuleTables(rules, position.board().size());
      ProofTable table = new ProofTable(1);
      boolean isProven = false;
      for (int length = 1; length <= PLIES; length++) {
        Answer answer = wins(tables, position, table, length);
        assertThat(answer).as("%s within %s", position, length).isNotEqualTo(Answer.NO);
        assertThat(answer == Answer.YES || !isProven).isTrue();
        isProven = answer == Answer.YES;
        cut += isProven ? 0 : 1;
      }
      assertThat(isProven).as("%s", position).isTrue();
    }
    assertThat(cut).isGreaterThan(10);
  }

  @Test
  void whatACutLineDidNotFindIsFoundWithTheSameTable() {
    RandomGenerator random = new SplittableRandom(6);
    int found = 0;
    for (int i = 0; i < 600; i++) {
      RuleSet rules = Books.ruleSets().get(i % Books.ruleSets().size()).rules();
      Position position = DistanceTest.small(rules, random, 7);
      if (position.outcome().isEmpty()) {
        RuleTables tables = new RuleTables(rules, position.board().size());
        ProofTable table = new ProofTable(1);
        if (wins(tables, position, table, 1) == Answer.UNKNOWN
            && wins(tables, position, new ProofTable(1), FULL_LENGTH) == Answer.YES) {
          found++;
          assertThat(wins(tables, position, table, FULL_LENGTH))
              .as("%s", position)
              .isEqualTo(Answer.YES);
        }
      }
    }
    assertThat(found).isGreaterThan(10);
  }

  private static Answer wins(RuleTables rules, Position position, ProofTable table, int length) {
    Side winner = position.toMove();
    SearchBudget budget = new SearchBudget(LIMITS, new StopSignal());
    try {
      return new ProofNumberSearch(new SearchBoard(rules, position), winner, table, budget, length)
          .wins();
    } catch (SearchStoppedException _) {
      return Answer.UNKNOWN;
    }
  }
}
