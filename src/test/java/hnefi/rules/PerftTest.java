package hnefi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.notation.BoardText;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Sequences of legal moves from the start; several independent public engines agree on these
/// counts.
class PerftTest {
  private static final RuleSet CORNER_GAME =
      Switch.ruleSet(
          new RuleSetBuilder().build(),
          Map.of(
              Switch.ESCAPE, "corner",
              Switch.THRONE_ENTER, "king",
              Switch.THRONE_HOSTILE, "all",
              Switch.CORNER_ENTER, "king",
              Switch.CORNER_HOSTILE, "all"));

  @Test
  void fetlarFromTDiamond() {
    assertThat(
            counts(
                Switch.KING_CAPTORS.in(CORNER_GAME, "throne"),
                "...AAAAA.../.....A...../.........../A....D....A/A...DDD...A/AA.DDKDD.AA"
                    + "/A...DDD...A/A....D....A/.........../.....A...../...AAAAA..."))
        .containsExactly(116, 6_788, 806_344);
  }

  @Test
  void fetlarFromTCross() {
    assertThat(
            counts(
                Switch.KING_CAPTORS.in(CORNER_GAME, "throne"),
                "...AAAAA.../.....A...../.....D...../A....D....A/A....D....A/AADDDKDDDAA"
                    + "/A....D....A/A....D....A/.....D...../.....A...../...AAAAA..."))
        .containsExactly(120, 12_152, 1_466_960);
  }

  @Test
  void haendeOnSevenBySeven() {
    assertThat(
            counts(
                Switch.OPEN_CORNER.in(CORNER_GAME, "yes"),
                "...A.../...A.../...D.../AADKDAA/...D.../...A.../...A..."))
        .containsExactly(40, 960, 39_512);
  }

  @Test
  void tablutWithAClosedThroneThatNobodyEnters() {
    RuleSet rules =
        Switch.ruleSet(
            new RuleSetBuilder().build(),
            Map.of(
                Switch.THRONE_ENTER, "nobody",
                Switch.THRONE_PASS, "nobody",
                Switch.THRONE_HOSTILE, "all",
                Switch.KING_CAPTORS, "throne"));
    assertThat(
            counts(
                rules,
                "...AAA.../....A..../....D..../A...D...A/AADDKDDAA"
                    + "/A...D...A/....D..../....A..../...AAA..."))
        .containsExactly(80, 4_400, 353_200);
  }

  private static int[] counts(RuleSet rules, String rows) {
    Referee referee = new Referee(rules);
    Position start = referee.start(BoardText.read(rows).toOptional().orElseThrow());
    return new int[] {count(referee, start, 1), count(referee, start, 2), count(referee, start, 3)};
  }

  private static int count(Referee referee, Position position, int depth) {
    if (depth == 0) {
      return 1;
    }
    int sum = 0;
    for (Move move : referee.legalMoves(position)) {
      if (referee.judge(position, move) instanceof Turn turn) {
        sum += count(referee, turn.after(), depth - 1);
      }
    }
    return sum;
  }
}
