package hnefi.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.rules.Move;
import hnefi.rules.Outcome;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.Turn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The counts that several independent engines agree on, and more than counts against the referee.
class PerftCountTest {
  @Test
  void fetlarHasTheCountsOfOtherEngines() {
    assertThat(Perft.count(Books.FETLAR.rules(), Books.FETLAR.start(), 3).leaves())
        .isEqualTo(806_344);
  }

  @Test
  void haendeHasTheCountsOfOtherEngines() {
    assertThat(Perft.count(Books.HAENDE.rules(), Books.HAENDE.start(), 3).leaves())
        .isEqualTo(39_512);
  }

  @Test
  void tablutHasTheCountsOfOtherEngines() {
    assertThat(Perft.count(Books.MUNGO_TABLUT.rules(), Books.MUNGO_TABLUT.start(), 4).leaves())
        .isEqualTo(19_913_864);
  }

  @Test
  void countingTheLastMovesGivesTheSameAsMakingThem() {
    assertThat(Perft.bulk(Books.HAENDE.rules(), Books.HAENDE.start(), 5)).isEqualTo(41_843_336);
  }

  @ParameterizedTest
  @MethodSource("books")
  void everyLeafIsJudgedAsTheRefereeJudgesIt(Books.Book book) {
    Tally expected = new Tally();
    Referee referee = new Referee(book.rules());
    walk(referee, book.start(), new RuleTables(book.rules(), book.board().size()), expected, 2);
    Perft counted = Perft.count(book.rules(), book.start(), 2);
    assertThat(counted).isEqualTo(expected.result());
  }

  static java.util.List<Books.Book> books() {
    java.util.List<Books.Book> all = new java.util.ArrayList<>(Books.ruleSets());
    all.addAll(Books.presets());
    for (Books.Book book : Books.ruleSets()) {
      all.add(
          new Books.Book(
              book.name() + " in the middle of the fight",
              book.rules(),
              Books.board("..A.D../.A.DA../A..K..A/.DAD.A./AA..DDA/..A.D../.DD.A..")));
      all.add(
          new Books.Book(
              book.name() + " with rows at the edge",
              Books.with(book.rules(), "shieldwall=with-corner open-corner=yes"),
              Books.board(".DDA.../DAA..A./D.K.A.A/AAD..AD/.A...AD/A...A.A/.ADDA..")));
    }
    return all;
  }

  private static void walk(
      Referee referee, Position position, RuleTables terrain, Tally tally, int depth) {
    for (Move move : referee.legalMoves(position)) {
      Turn turn = (Turn) referee.judge(position, move);
      if (depth > 1) {
        walk(referee, turn.after(), terrain, tally, depth - 1);
        continue;
      }
      int ending =
          turn.outcome().map(Outcome::ending).map(SearchBoard::code).orElse(SearchBoard.ONGOING);
      tally.add(ending, !turn.captures().isEmpty(), new SearchBoard(terrain, turn.after()).hash);
    }
  }
}
