package hnefi.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.Turn;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Perft against the counts of other engines and against the referee.
class PerftCountTest {
  private static final Perft NOTHING = new Perft(0, 0, 0, true);

  @ParameterizedTest
  @CsvSource({"fetlar, 3, 806344", "haende, 3, 39512", "mungo-tablut, 4, 19913864"})
  void countsAreThoseOfOtherEngines(String name, int depth, long leaves) {
    Books.Book book = Books.ruleSet(name);
    assertThat(Perft.count(book.rules(), book.start(), depth, new StopSignal()).leaves())
        .isEqualTo(leaves);
  }

  @Test
  void countingTheLastMovesGivesTheSameAsMakingThem() {
    Books.Book book = Books.HAENDE;
    assertThat(Perft.bulk(book.rules(), book.start(), 5, new StopSignal()).leaves())
        .isEqualTo(41_843_336);
  }

  @Test
  void aStoppedCountSaysThatItIsNotComplete() {
    StopSignal signal = new StopSignal();
    signal.stop();
    Books.Book book = Books.FETLAR;
    assertThat(Perft.count(book.rules(), book.start(), 99, signal).complete()).isFalse();
    assertThat(Perft.bulk(book.rules(), book.start(), 99, signal).complete()).isFalse();
    assertThat(Perft.count(book.rules(), book.start(), 1, signal).complete()).isTrue();
  }

  @ParameterizedTest
  @MethodSource("books")
  void theLastPlyIsJudgedAsTheRefereeJudgesIt(Books.Book book) {
    assertThat(Perft.count(book.rules(), book.start(), 2, new StopSignal()))
        .isEqualTo(refereed(new Referee(book.rules()), book.start(), 2));
  }

  private static Perft plus(Perft one, Perft other) {
    return new Perft(
        one.leaves() + other.leaves(),
        one.captures() + other.captures(),
        one.finished() + other.finished(),
        true);
  }

  static List<Books.Book> books() {
    List<Books.Book> all = new ArrayList<>(Books.ruleSets());
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

  private static Perft refereed(Referee referee, Position position, int depth) {
    Perft sum = NOTHING;
    for (Move move : referee.legalMoves(position)) {
      Turn turn = (Turn) referee.judge(position, move);
      sum =
          plus(
              sum,
              depth > 1
                  ? refereed(referee, turn.after(), depth - 1)
                  : new Perft(
                      1,
                      turn.captures().isEmpty() ? 0 : 1,
                      turn.outcome().isPresent() ? 1 : 0,
                      true));
    }
    return sum;
  }
}
