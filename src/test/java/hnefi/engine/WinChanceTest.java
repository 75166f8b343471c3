package hnefi.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hnefi.board.BoardSize;
import hnefi.board.Side;
import org.junit.jupiter.api.Test;

class WinChanceTest {
  private static final WinChance CHANCE = new WinChance(-100, 50);

  @Test
  void bothSidesTogetherHaveAllChances() {
    for (int points = -500; points <= 500; points += 50) {
      double attackers = CHANCE.of(new Score(points), Side.ATTACKERS);
      double defenders = CHANCE.of(new Score(-points), Side.DEFENDERS);
      assertThat(attackers + defenders).isCloseTo(1, within(1e-9));
    }
    assertThat(CHANCE.of(new Score(100), Side.ATTACKERS)).isCloseTo(0.5, within(1e-9));
  }

  @Test
  void whatIsDecidedIsCertain() {
    assertThat(CHANCE.of(new Score(Score.winIn(3)), Side.DEFENDERS)).isEqualTo(1);
    assertThat(CHANCE.of(new Score(-Score.DECIDED), Side.ATTACKERS)).isZero();
  }

  @Test
  void everyRuleSetHasItsOwnMeasurement() {
    for (Books.Book book : Books.ruleSets()) {
      assertThat(WinChance.by(book.rules(), book.board().size()))
          .as(book.name())
          .isNotEqualTo(WinChance.LEARNED);
    }
  }

  @Test
  void houseRulesTakeTheNearest() {
    Books.Book house = Books.FETLAR.with("house", "king-range=3");
    assertThat(WinChance.by(house.rules(), house.board().size()))
        .isEqualTo(WinChance.by(Books.FETLAR.rules(), new BoardSize(11)))
        .isNotEqualTo(WinChance.by(Books.HAENDE.rules(), new BoardSize(7)));
  }
}
