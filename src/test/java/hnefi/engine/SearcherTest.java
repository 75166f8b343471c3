package hnefi.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Side;
import hnefi.notation.MoveText;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.RuleSet;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SearcherTest {
  /// Changes when, and only when, the search does.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          mungo-simple | a4-c4 | 26 | 173044
          mungo-tablut | f1-f2 | 5 | 277621
          mungo-tablut-printed | a5-b5 | -478 | 494058
          mungo-fetlar | a4-c4 | -76 | 88899
          fetlar | a4-c4 | -76 | 84525
          spieltz | k5-i5 | -296 | 1514786
          haende | b4-b3 | 25 | 20088
          svenska | f4-g4 | -5 | 71268
          """)
  void aFixedSearchVisitsAlwaysTheSamePositions(String name, String move, int score, long nodes) {
    Books.Book book = Books.ruleSet(name);
    SearchResult result =
        new Searcher(1, 4).search(book.rules(), book.start(), SearchLimits.depth(7));
    assertThat(MoveText.write(result.move()) + " " + result.score().points() + " " + result.nodes())
        .isEqualTo(move + " " + score + " " + nodes);
  }

  @Test
  void aCrowdedBoardTakesNoMoreNodesThanAnother() {
    Position position =
        new Referee(Books.MUNGO_TABLUT.rules())
            .setUp(
                Books.board(
                    "AAAD.AA.DAD/A.DAA.A..DA/AAAAAD.D.AA/A..D..AD..A/AD.DD..D.AA/AD.AK.AA.D."
                        + "/AAA..DD.AAD/AADDA.ADADA/...AAAADAAD/A.DADA.D.DA/..D.DA..AAA"),
                Side.ATTACKERS);
    SearchResult result =
        new Searcher(1, 4).search(Books.MUNGO_TABLUT.rules(), position, SearchLimits.depth(1));
    assertThat(result.nodes()).isLessThan(200_000);
  }

  @Test
  void theKingEscapesWhenHisLineIsOpen() {
    SearchResult result =
        search(
            Books.MUNGO_SIMPLE.rules(),
            Side.DEFENDERS,
            "A..A..A/......./..A..../.A.K..A/......./..A.A../A.....A",
            4);
    assertThat(result.score().pliesToEnd()).hasValue(1);
    assertThat(MoveText.write(result.move())).isIn("d4-d1");
  }

  @Test
  void theAttackersCloseTheRing() {
    SearchResult result =
        search(
            Books.COPENHAGEN.rules(),
            Side.ATTACKERS,
            ".........../.....A...../....A.A..../...A...A.../..A..D..A../"
                + ".A..DKD..A./..A.D...A../...A...A.../....A.A..../..........A/...........",
            2);
    assertThat(MoveText.write(result.move())).isEqualTo("k2-f2");
    assertThat(result.score().pliesToEnd()).hasValue(1);
  }

  @Test
  void theDefendersCompleteTheirFort() {
    SearchResult result =
        search(
            Books.COPENHAGEN.rules(),
            Side.DEFENDERS,
            ".........../...A...A.../.........../.....A...../.........../"
                + "..A......../.....D..A../...A....A../.........../....D....../...D.KD....",
            2);
    assertThat(MoveText.write(result.move())).isEqualTo("f5-f2");
    assertThat(result.score().pliesToEnd()).hasValue(1);
  }

  @Test
  void theAttackersDoNotLetAFortBeCompleted() {
    SearchResult result =
        search(
            Books.COPENHAGEN.rules(),
            Side.ATTACKERS,
            ".........../...A...A.../.........../.....A...../.........../"
                + "..A......../.....D..A../...A....A../.........../....D....../...D.KD....",
            2);
    assertThat(result.score().isWin() || result.score().reversed().isWin()).isFalse();
    Position before =
        new Referee(Books.COPENHAGEN.rules())
            .setUp(
                Books.board(
                    ".........../...A...A.../.........../.....A...../.........../"
                        + "..A......../.....D..A../...A....A../.........../....D....../...D.KD...."),
                Side.ATTACKERS);
    Position after = new Referee(Books.COPENHAGEN.rules()).play(before, result.move()).after();
    assertThat(new Referee(Books.COPENHAGEN.rules()).turns(after))
        .noneMatch(turn -> turn.outcome().isPresent());
  }

  @Test
  void theAttackersCaptureTheKingAtOnce() {
    SearchResult result =
        search(
            Books.MUNGO_SIMPLE.rules(),
            Side.ATTACKERS,
            "......A/......./..A..../.AKA.../......./..A..../......D",
            4);
    assertThat(MoveText.write(result.move())).isEqualTo("c2-c3");
    assertThat(result.score().pliesToEnd()).hasValue(1);
  }

  @Test
  void whereTwoCaptureTheKingThreeAndTheThroneAreSeenToo() {
    RuleSet rules = Books.with(Books.SVENSKA.rules(), "king-capture=two-sides");
    String rows = "...A.../D....../..AKA../......./......./......./.D.....";
    SearchResult capture = search(rules, Side.ATTACKERS, rows, 4);
    assertThat(MoveText.write(capture.move())).isEqualTo("d7-d6");
    assertThat(capture.score().pliesToEnd()).hasValue(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void aStopSignalEndsTheSearchWithinAFewThousandNodes(int threads) {
    StopSignal signal = new StopSignal();
    AtomicLong nodes = new AtomicLong();
    SearchResult result =
        new Searcher(threads, 4)
            .search(
                Books.FETLAR.rules(),
                Books.FETLAR.start(),
                SearchLimits.depth(90),
                signal,
                found -> {
                  if (found.depth() == 5) {
                    nodes.set(found.nodes());
                    signal.stop();
                  }
                });
    assertThat(result.depth()).isEqualTo(5);
    // Another thread may be anywhere when the signal comes; one alone stops at the next check.
    assertThat(threads > 1 || result.nodes() - nodes.get() < 5_000).isTrue();
  }

  @Test
  void aSearchStoppedBeforeItBeginsGivesALegalMoveAllTheSame() {
    StopSignal signal = new StopSignal();
    signal.stop();
    Position start = Books.FETLAR.start();
    SearchResult result =
        new Searcher(1, 4)
            .search(Books.FETLAR.rules(), start, SearchLimits.depth(90), signal, _ -> {});
    assertThat(new Referee(Books.FETLAR.rules()).legalMoves(start)).contains(result.move());
  }

  private static SearchResult search(RuleSet rules, Side side, String rows, int depth) {
    Position position = new Referee(rules).setUp(Books.board(rows), side);
    return new Searcher(1, 4).search(rules, position, SearchLimits.depth(depth));
  }
}
