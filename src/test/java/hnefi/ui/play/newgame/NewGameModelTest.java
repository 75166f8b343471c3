package hnefi.ui.play.newgame;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Side;
import hnefi.content.Edition;
import hnefi.rules.Play;
import hnefi.session.Participant;
import hnefi.session.Players;
import hnefi.ui.play.session.PlayFixture;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class NewGameModelTest {
  private final NewGameModel model =
      new NewGameModel(
          NewGameModel.simplest(PlayFixture.LIBRARY).orElseThrow(),
          Optional.empty(),
          new PlayersModel(Players.TWO_PEOPLE, List.of()));

  @Test
  void aNewcomerBeginsWithTheSmallestBoard() {
    assertThat(model.edition().layout().board().size().width()).isEqualTo(7);
    assertThat(model.route().start()).isEmpty();
  }

  @Test
  void aVariantBringsItsOwnStart() {
    model.choose(PlayFixture.edition("svenska").rulebook());
    model.choose(Optional.of(PlayFixture.edition("svenska-1").preset().orElseThrow()));
    assertThat(model.route().edition().id()).isEqualTo("svenska-1");
    assertThat(model.edition().layout().id()).isEqualTo("t-cross");
    model.choose(Optional.empty());
    assertThat(model.edition().layout().id()).isEqualTo("t-diamond");
  }

  @Test
  void anotherStartKeepsTheVariant() {
    model.choose(PlayFixture.edition("mungo-simple-b-i-1").rulebook());
    model.choose(PlayFixture.edition("mungo-simple-b-i-1").preset());
    model.choose(PlayFixture.LIBRARY.layout("t-cross").orElseThrow());
    assertThat(model.route().edition().id()).isEqualTo("mungo-simple-b-i-1");
    assertThat(model.route().edition().layout()).contains("t-cross");
  }

  @Test
  void choosingTheSameRuleSetAgainKeepsWhatWasChosenForIt() {
    Edition turned =
        PlayFixture.edition("haende").with(Play.value("king-armed=no")).toOptional().orElseThrow();
    NewGameModel other =
        new NewGameModel(turned, Optional.empty(), new PlayersModel(Players.TWO_PEOPLE, List.of()));
    other.choose(turned.rulebook());
    assertThat(other.edition()).isEqualTo(turned);
    other.forgetHouseRules();
    assertThat(other.edition()).isEqualTo(PlayFixture.edition("haende"));
  }

  @Test
  void thePlayersSitWhereTheyWerePut() {
    model.playersModel().name(Side.DEFENDERS).set(" Olaf ");
    assertThat(model.route().players().defenders()).isEqualTo(new Participant.Human("Olaf"));
  }
}
