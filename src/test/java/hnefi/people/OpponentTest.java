package hnefi.people;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.engine.Books;
import hnefi.engine.SearchLimits;
import hnefi.engine.StopSignal;
import hnefi.lab.MatchPlayer;
import hnefi.lab.MatchScore;
import hnefi.lab.MatchSeries;
import hnefi.lab.RandomOpenings;
import hnefi.rules.Move;
import java.time.Duration;
import java.util.List;
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
    for (Opponent each : new Opponent[] {Opponent.HILDING, Opponent.HEIDREK}) {
      assertThat(first(each)).isEqualTo(first(each));
    }
  }

  private static Move first(Opponent opponent) {
    SearchLimits limits = opponent.limits();
    return opponent
        .player(Books.HAENDE.rules(), 3, 1)
        .choose(Books.HAENDE.start(), List.of(), limits, new StopSignal());
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
