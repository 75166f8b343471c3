package hnefi.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hnefi.board.Side;
import hnefi.notation.MoveText;
import hnefi.rules.Move;
import hnefi.rules.Outcome;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.RuleSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.random.RandomGenerator;
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
          mungo-simple | h1-h3 | 35 | 46365
          mungo-tablut | a6-b6 | -15 | 86456
          mungo-tablut-printed | i6-h6 | -478 | 175628
          mungo-fetlar | g1-g2 | -524 | 29751
          fetlar | g1-g2 | -524 | 29751
          spieltz | k5-i5 | -316 | 3357647
          haende | b4-b3 | -35 | 45117
          svenska | e5-e4 | -4 | 61526
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
  void aKingWhoThreatensWithEveryMoveDoesNotKeepTheSearchFromSeeingThatItIsLost() {
    Position position =
        new Referee(Books.FETLAR.rules())
            .setUp(
                Books.board(
                    "....AAA..../.........A./.....A.A.../.A......A../A..A....D.A/AA.DD....../"
                        + "A...D..D..A/A.....DD.../.....A...KD/......A..D./...AAA.A..."),
                Side.ATTACKERS);
    PlayingStrength handMade = new PlayingStrength(SearchLimits.MAX_DEPTH, EvaluationWeights.BEST);
    SearchResult result =
        new Searcher(1, 16, handMade)
            .search(Books.FETLAR.rules(), position, SearchLimits.nodes(600_000));
    assertThat(result.score().reversed().isWin()).isTrue();
  }

  @Test
  void everyMoveOfALineIsLegal() {
    RandomGenerator random = new SplittableRandom(1);
    for (int game = 0; game < 12; game++) {
      Books.Book book = Books.ruleSets().get(game % Books.ruleSets().size());
      Referee referee = new Referee(book.rules());
      Searcher searcher = new Searcher(1, 1);
      Position position = book.start();
      for (int ply = 0; ply < 30 && position.outcome().isEmpty(); ply++) {
        Position end = position;
        SearchResult found = searcher.search(book.rules(), position, SearchLimits.nodes(3_000));
        for (Move move : found.line()) {
          end = referee.play(end, move).after();
        }
        List<Move> moves = referee.legalMoves(position);
        boolean isRandom = random.nextInt(3) == 0;
        Move next = isRandom ? moves.get(random.nextInt(moves.size())) : found.move();
        position = referee.play(position, next).after();
      }
    }
  }

  @Test
  void noWinIsClaimedWhereOneReplyAvertsIt() {
    RuleSet rules =
        Books.with(
            Books.HAENDE.rules(),
            "open-corner=no king-capture=two-sides throne-hostile=none king-captors=");
    String rows = "....D../......./.A.A.../....A../..AKDA./...A.../.......";
    assertThat(search(rules, Side.ATTACKERS, rows, 12).score().isWin()).isFalse();
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

  /// A king alone is far from captured; going to and fro would only be a draw by these rules.
  @Test
  void theAttackersCaptureAKingWhoIsAlone() {
    RuleSet rules = Books.FETLAR.rules();
    Referee referee = new Referee(rules);
    Position position =
        referee.setUp(
            Books.board(
                "..A..K..A../..A......A./.A........A/A........../.........../.........../"
                    + ".........../.........../A.A.A.....A/.A.......A./..A.....A.."),
            Side.DEFENDERS);
    Searcher searcher = new Searcher(1, 4);
    for (int ply = 0; ply < 120 && position.outcome().isEmpty(); ply++) {
      Move move = searcher.search(rules, position, SearchLimits.nodes(5000)).move();
      position = referee.play(position, move).after();
    }
    assertThat(position.outcome().flatMap(Outcome::winner)).contains(Side.ATTACKERS);
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

  @Test
  void anIterationThatWasNotCompletedIsNoDepth() {
    Books.Book book = Books.COPENHAGEN;
    SearchResult result =
        new Searcher(1, 4).search(book.rules(), book.start(), SearchLimits.nodes(20));
    assertThat(result.depth()).isZero();
    assertThat(new Referee(book.rules()).legalMoves(book.start())).contains(result.move());
  }

  @Test
  void nothingIsRememberedFromASearchByOtherRules() {
    Position start = Books.COPENHAGEN.start();
    RuleSet other = Books.with(Books.COPENHAGEN.rules(), "king-capture=two-sides escape=edge");
    Searcher searcher = new Searcher(1, 4);
    searcher.search(Books.COPENHAGEN.rules(), start, SearchLimits.depth(5));
    assertThat(timeless(searcher.search(other, start, SearchLimits.depth(5))))
        .isEqualTo(timeless(new Searcher(1, 4).search(other, start, SearchLimits.depth(5))));
  }

  private static String timeless(SearchResult found) {
    return found.line() + " " + found.score().points() + " " + found.nodes();
  }

  @Test
  void anExceptionEndsTheSearchOfAllThreads() {
    StopSignal never = new StopSignal();
    Searcher searcher = new Searcher(3, 4);
    Set<Thread> before = Thread.getAllStackTraces().keySet();
    assertThatThrownBy(() ->
            searcher.search(
                Books.FETLAR.rules(),
                Books.FETLAR.start(),
                SearchLimits.depth(SearchLimits.MAX_DEPTH),
                never,
                _ -> {
                  throw new IllegalStateException();
                }))
        .isInstanceOf(IllegalStateException.class);
    assertThat(Thread.getAllStackTraces().keySet())
        .filteredOn(each -> !before.contains(each))
        .noneMatch(each -> each.getName().startsWith("search-"));
  }

  private static SearchResult search(RuleSet rules, Side side, String rows, int depth) {
    Position position = new Referee(rules).setUp(Books.board(rows), side);
    return new Searcher(1, 4).search(rules, position, SearchLimits.depth(depth));
  }
}
