package hnefi.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.lab.MatchPlayer;
import hnefi.lab.MatchScore;
import hnefi.lab.MatchSeries;
import hnefi.lab.RandomOpenings;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class OpponentTest {
  @ParameterizedTest
  @EnumSource(Opponent.class)
  void everyOpponentIsFoundByItsId(Opponent opponent) {
    assertThat(Opponent.of(opponent.id())).contains(opponent);
  }

  @Test
  void onlyTheStrongestThinkForLongerThanASecond() {
    Duration second = Duration.ofSeconds(1);
    assertThat(Opponent.FRITHIOF.limits().time()).isLessThan(second);
    assertThat(Opponent.ODIN.limits().time()).isGreaterThan(second);
  }

  @Test
  void theSameSeedPlaysTheSameGame() {
    Books.Book book = Books.HAENDE;
    for (Opponent each : new Opponent[] {Opponent.HILDING, Opponent.HEIDREK}) {
      SearchLimits limits = each.limits();
      assertThat(each.searcher(3, 1).search(book.rules(), book.start(), limits).move())
          .isEqualTo(each.searcher(3, 1).search(book.rules(), book.start(), limits).move());
    }
  }

  @Test
  void aStrongerOpponentBeatsAWeakerOne() {
    RandomOpenings openings = new RandomOpenings(Books.FETLAR.rules(), Books.FETLAR.start(), 2);
    MatchSeries match =
        new MatchSeries(
            Books.FETLAR.rules(), "fetlar", Books.FETLAR.start(), openings::opening, 120);
    MatchScore score = MatchScore.NONE;
    for (int pair = 0; pair < 3; pair++) {
      score = score.plus(match.pair(MatchPlayer.of("ingeborg"), MatchPlayer.of("hilding"), pair));
    }
    assertThat(score.total().games()).isEqualTo(6);
    assertThat(score.total().share()).isGreaterThan(0.6);
  }
}
