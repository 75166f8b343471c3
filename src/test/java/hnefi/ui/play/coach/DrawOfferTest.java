package hnefi.ui.play.coach;

import static hnefi.ui.play.session.PlayFixture.ESCAPE;
import static hnefi.ui.play.session.PlayFixture.edition;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.rules.Outcome;
import hnefi.rules.Position;
import hnefi.rules.StartPosition;
import hnefi.session.GameSetup;
import hnefi.session.Participant;
import hnefi.session.Players;
import hnefi.text.Language;
import hnefi.ui.play.session.Background;
import hnefi.ui.play.session.ExplanationTopic;
import hnefi.ui.play.session.PlayFixture;
import hnefi.ui.play.session.PlayModel;
import hnefi.ui.play.session.Question;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// The computer answers an offer of a draw; the coach weighs a fixed number of positions.
class DrawOfferTest {
  private static final Participant EGIL = new Participant.Computer("egil", Duration.ofSeconds(1));

  /// The king stands before two open corners.
  private static final String WON_FOR_THE_KING = ESCAPE.substring(0, ESCAPE.indexOf(" b1-b5"));

  /// After a mistake of the attackers the king is on turn.
  private static final String LOST_FOR_THE_ATTACKERS = "b4-b1 c4-c7 a4-a2 d5-g5 d6-f6";

  private final PlayFixture.Silent computers = new PlayFixture.Silent();

  @Test
  void whoeverIsLostIsGladOfADraw() {
    PlayModel model = personToMove(LOST_FOR_THE_ATTACKERS);
    offer(model);
    assertThat(model.moment().outcome()).map(Outcome::winner).contains(Optional.empty());
  }

  @Test
  void whoeverStandsBetterSaysThatItWantsToWin() {
    PlayModel model = personToMove(WON_FOR_THE_KING);
    offer(model);
    assertThat(model.moment().isOngoing()).isTrue();
    assertThat(said(model, Language.EN)).isEqualTo("Egil declines and would rather win.");
    assertThat(said(model, Language.DE)).isEqualTo("Egil lehnt ab und möchte gewinnen.");
    assertThat(said(model, Language.SV)).isEqualTo("Egil tackar nej och vill hellre vinna.");
  }

  @Test
  void peopleAreAskedOnTheScreen() {
    PlayModel model = PlayFixture.model(PlayFixture.table("haende"), computers);
    offer(model);
    assertThat(model.questionProperty().get()).containsInstanceOf(Question.Draw.class);
  }

  @Test
  void nothingIsOfferedWhileTheComputerThinks() {
    PlayModel model = personToMove("b4-b1");
    PlayFixture.play(model, "c4-c7");
    assertThat(DrawOffer.isPossible(model)).isFalse();
    offer(model);
    assertThat(model.moment().isOngoing()).isTrue();
    assertThat(model.explanation().subject()).isInstanceOf(ExplanationTopic.Told.class);
  }

  private void offer(PlayModel model) {
    Advice advice =
        new Advice(
            model.referee().rules(),
            new Background(Runnable::run, Runnable::run),
            Patience.ofPositions(3_000));
    new DrawOffer(model, advice, computers).make();
  }

  private PlayModel personToMove(String moves) {
    Position position = PlayFixture.position("haende", moves);
    Players players = new Players(EGIL, EGIL).with(position.toMove(), Participant.SOMEBODY);
    return PlayFixture.model(
        GameSetup.of(edition("haende"), Optional.of(StartPosition.of(position)), players),
        computers);
  }

  private static String said(PlayModel model, Language language) {
    return ((ExplanationTopic.Remark) model.explanation().subject()).said().in(language);
  }
}
