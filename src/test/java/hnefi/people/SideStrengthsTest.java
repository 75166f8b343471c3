package hnefi.people;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Side;
import hnefi.engine.Books;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import org.junit.jupiter.api.Test;

class SideStrengthsTest {
  private static double temperature(Books.Book book, Side side) {
    Position position = new Referee(book.rules()).setUp(book.board(), side);
    return SideStrengths.EQUALS.of(position).temperature();
  }

  @Test
  void theSmallerTheBoardTheMoreFreelyDefendersChoose() {
    assertThat(temperature(Books.COPENHAGEN, Side.DEFENDERS))
        .isEqualTo(SideStrengths.EQUALS.defenders().temperature())
        .isLessThan(temperature(Books.MUNGO_TABLUT, Side.DEFENDERS));
    assertThat(temperature(Books.MUNGO_TABLUT, Side.DEFENDERS))
        .isLessThan(temperature(Books.HAENDE, Side.DEFENDERS));
    assertThat(temperature(Books.COPENHAGEN, Side.ATTACKERS))
        .isEqualTo(temperature(Books.HAENDE, Side.ATTACKERS));
  }
}
