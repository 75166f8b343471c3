package hnefi.session;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Side;
import hnefi.rules.Outcome;
import org.junit.jupiter.api.Test;

class GameSetupTest {
  private final Participant anna = new Participant.Human("Anna");
  private final Participant olaf = new Participant.Human("Olaf");
  private final GameSetup first = SessionFixture.setup("haende", new Players(anna, olaf));

  @Test
  void theSidesAreExchangedAndThePointsCounted() {
    GameSetup second = first.exchanged(Outcome.resignationOf(Side.DEFENDERS), 12);
    assertThat(second.players()).isEqualTo(new Players(olaf, anna));
    assertThat(second.participant(0)).isEqualTo(anna);
    assertThat(second.match().points(0)).isEqualTo(1);
    var end = second.match().after(Outcome.resignationOf(Side.DEFENDERS), 12);
    assertThat(end.points(0)).isEqualTo(1);
    assertThat(end.points(1)).isEqualTo(1);
  }

  @Test
  void anotherGameWithTheSameSidesIsCountedAfresh() {
    GameSetup second = first.exchanged(Outcome.agreedDraw(), 12).again();
    assertThat(second.match().results()).isEmpty();
    assertThat(second.participant(0)).isEqualTo(olaf);
  }

  @Test
  void afterAMatchOfTwoGamesAnotherBegins() {
    GameSetup second =
        first
            .on(GameTerms.USUAL.withTwoGames(true))
            .exchanged(Outcome.resignationOf(Side.DEFENDERS), 12);
    GameSetup third = second.exchanged(Outcome.resignationOf(Side.DEFENDERS), 12);
    assertThat(second.match().results()).hasSize(1);
    assertThat(third.match().results()).isEmpty();
    assertThat(third.participant(0)).isEqualTo(anna);
    GameSetup fourth = third.exchanged(Outcome.resignationOf(Side.DEFENDERS), 12);
    assertThat(fourth.match().points(0)).isEqualTo(1);
    assertThat(fourth.match().points(1)).isZero();
  }

  @Test
  void gamesThatAreNoMatchOfTwoAreCountedOn() {
    GameSetup third = first.exchanged(Outcome.agreedDraw(), 12).exchanged(Outcome.agreedDraw(), 12);
    assertThat(third.match().results()).hasSize(2);
  }

  @Test
  void aFriendWhoIsShownTheGameChangesSidesToo() {
    GameSetup shown = first.on(GameTerms.teaching(Side.DEFENDERS));
    assertThat(shown.exchanged(Outcome.agreedDraw(), 12).terms())
        .isEqualTo(GameTerms.teaching(Side.ATTACKERS));
  }
}
