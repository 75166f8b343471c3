package hnefi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.Library;
import hnefi.content.PackedContent;
import org.junit.jupiter.api.Test;

/// Sequences of legal moves from the start; several independent public engines agree on these
/// counts, for the rules and boards that are shipped.
class PerftTest {
  private static final Library LIBRARY = PackedContent.LIBRARY;

  @Test
  void fetlarFromTDiamond() {
    assertThat(counts("fetlar", "t-diamond")).containsExactly(116, 6_788, 806_344);
  }

  @Test
  void fetlarFromTCross() {
    assertThat(counts("fetlar", "t-cross")).containsExactly(120, 12_152, 1_466_960);
  }

  @Test
  void haendeOnSevenBySeven() {
    assertThat(counts("haende", "brandub")).containsExactly(40, 960, 39_512);
  }

  @Test
  void tablutWithAClosedThroneThatNobodyEnters() {
    assertThat(counts("mungo-tablut", "tablut")).containsExactly(80, 4_400, 353_200);
  }

  @Test
  void copenhagenAndLinnaeusBeginLikeTheGamesTheyChange() {
    assertThat(counts("copenhagen", "t-diamond")).containsExactly(116, 6_788, 806_344);
    assertThat(counts("linnaeus", "tablut")).containsExactly(80, 4_400, 353_200);
  }

  private static int[] counts(String rules, String layout) {
    Referee referee = LIBRARY.edition(rules).orElseThrow().referee();
    Position start = referee.start(LIBRARY.layout(layout).orElseThrow().board());
    return new int[] {count(referee, start, 1), count(referee, start, 2), count(referee, start, 3)};
  }

  private static int count(Referee referee, Position position, int depth) {
    if (depth == 0) {
      return 1;
    }
    return referee.turns(position).mapToInt(turn -> count(referee, turn.after(), depth - 1)).sum();
  }
}
