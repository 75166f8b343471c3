package hnefi.people;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Side;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ResignationTest {
  @ParameterizedTest
  @EnumSource(Side.class)
  void theWorseTheChancesTheSoonerPeopleGiveUp(Side side) {
    double before = 1;
    for (double chance = 0; chance <= 1; chance += 0.1) {
      double probability = Resignation.probability(side, chance, 0.5, 11);
      assertThat(probability).isBetween(0.0, before);
      before = probability;
    }
    assertThat(Resignation.probability(side, 0.5, 0.5, 11)).isLessThan(0.02);
    assertThat(Resignation.probability(side, 0, 0.5, 11)).isGreaterThan(0.05);
    assertThat(Resignation.probability(side, 0.1, 0.1, 11)).isLessThan(0.02);
  }

  @ParameterizedTest
  @EnumSource(Side.class)
  void theSmallerTheBoardTheSoonerPeopleGiveUp(Side side) {
    double onLarge = Resignation.probability(side, 0.1, 0.5, 11);
    assertThat(Resignation.probability(side, 0.1, 0.5, 7) / onLarge).isBetween(2.0, 2.2);
    assertThat(Resignation.probability(side, 0.1, 0.5, 13)).isEqualTo(onLarge);
  }
}
