package hnefi.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hnefi.board.Side;
import hnefi.rules.Outcome;
import org.junit.jupiter.api.Test;

/// Two players, two games, each side once.
class MatchTest {
  private static final Outcome ATTACKERS_WIN = Outcome.resignationOf(Side.DEFENDERS);
  private static final Outcome DEFENDERS_WIN = Outcome.resignationOf(Side.ATTACKERS);

  @Test
  void theSidesAreExchangedAfterEveryGame() {
    Match match = Match.begunBy(1);
    assertThat(match.attacker()).isEqualTo(1);
    match = match.after(ATTACKERS_WIN, 40);
    assertThat(match.attacker()).isZero();
    assertThat(match.after(ATTACKERS_WIN, 40).attacker()).isEqualTo(1);
  }

  @Test
  void pointsBelongToThePlayerNotToTheSide() {
    Match match = Match.begunBy(1).after(ATTACKERS_WIN, 40).after(DEFENDERS_WIN, 40);
    assertThat(match.points(1)).isEqualTo(2);
    assertThat(match.points(0)).isZero();
  }

  @Test
  void whoWinsWithTheSameSideTwiceHasDividedTheMatch() {
    Match match = Match.begunBy(0).after(DEFENDERS_WIN, 40).after(DEFENDERS_WIN, 40);
    assertThat(match.points(0)).isEqualTo(1);
    assertThat(match.points(1)).isEqualTo(1);
  }

  @Test
  void aDrawIsHalfAPointForBoth() {
    Match match = Match.begunBy(0).after(Outcome.agreedDraw(), 40).after(ATTACKERS_WIN, 40);
    assertThat(match.points(0)).isEqualTo(0.5);
    assertThat(match.points(1)).isEqualTo(1.5);
  }

  @Test
  void withEqualPointsFewerMovesAreAhead() {
    Match match = Match.begunBy(0).after(DEFENDERS_WIN, 61).after(DEFENDERS_WIN, 60);
    assertThat(match.movesNeeded(1)).isEqualTo(31);
    assertThat(match.leader()).contains(0);
  }

  @Test
  void aWinIsAheadOfAnyNumberOfMoves() {
    Match match = Match.begunBy(0).after(ATTACKERS_WIN, 200).after(Outcome.agreedDraw(), 4);
    assertThat(match.leader()).contains(0);
  }

  @Test
  void asManyMovesForTheSameLeaveNobodyAhead() {
    Match match = Match.begunBy(0).after(ATTACKERS_WIN, 39).after(ATTACKERS_WIN, 40);
    assertThat(match.leader()).isEmpty();
  }

  @Test
  void thereAreTwoPlayers() {
    assertThatThrownBy(() -> Match.begunBy(2)).isInstanceOf(IllegalArgumentException.class);
  }
}
