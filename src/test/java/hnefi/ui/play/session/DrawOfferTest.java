package hnefi.ui.play.session;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Side;
import hnefi.rules.Outcome;
import hnefi.session.Answer;
import hnefi.session.Participant;
import hnefi.session.Players;
import hnefi.text.Language;
import org.junit.jupiter.api.Test;

/// A person offers a draw to the computer, which answers in time.
class DrawOfferTest {
  private static final Participant EGIL = new Participant.Computer("egil");

  private final PlayFixture.Silent computers = new PlayFixture.Silent();
  private final PlayModel model =
      PlayFixture.model(
          PlayFixture.setup("haende", new Players(Participant.SOMEBODY, EGIL)), computers);

  @Test
  void whoAcceptsEndsTheGame() {
    model.offerDraw();
    assertThat(model.snapshot().isOngoing()).isTrue();
    computers.answerDraw(Answer.ACCEPTED);
    assertThat(model.snapshot().outcome()).contains(Outcome.agreedDraw());
  }

  @Test
  void whoDeclinesSaysWhy() {
    model.offerDraw();
    computers.answerDraw(Answer.STANDS_BETTER);
    assertThat(model.snapshot().isOngoing()).isTrue();
    assertThat(said(Language.EN)).isEqualTo("Egil declines and would rather win.");
    assertThat(said(Language.DE)).isEqualTo("Egil lehnt ab und möchte gewinnen.");
    assertThat(said(Language.SV)).isEqualTo("Egil tackar nej och vill hellre vinna.");
    model.offerDraw();
    computers.answerDraw(Answer.TOO_EARLY);
    assertThat(said(Language.EN)).isEqualTo("Egil declines: it is too early for a draw.");
  }

  @Test
  void theComputerIsNotAskedOnTheScreen() {
    model.offerDraw();
    assertThat(model.prompts().promptProperty().get()).isEmpty();
  }

  @Test
  void anOfferThatFailsCanBeMadeAgain() {
    model.offerDraw();
    model.offerDraw();
    assertThat(computers.draws()).isEqualTo(1);
    computers.offeredDraw().fail();
    model.offerDraw();
    assertThat(computers.draws()).isEqualTo(2);
  }

  @Test
  void peopleAreAskedOnTheScreen() {
    PlayModel people = PlayFixture.model(PlayFixture.setup("haende"), computers);
    people.offerDraw();
    assertThat(people.prompts().promptProperty().get())
        .contains(new Prompt.DrawOffer(Side.ATTACKERS));
    people.prompts().answer(false);
    assertThat(people.snapshot().isOngoing()).isTrue();
    assertThat(people.prompts().promptProperty().get()).isEmpty();
  }

  @Test
  void anOfferIsAskedAgainAfterAnotherQuestionTookItsPlace() {
    PlayModel people = PlayFixture.model(PlayFixture.setup("haende"), computers);
    people.offerDraw();
    people.askToResign();
    people.prompts().answer(false);
    assertThat(people.prompts().promptProperty().get())
        .contains(new Prompt.DrawOffer(Side.ATTACKERS));
    people.prompts().answer(false);
    assertThat(people.prompts().promptProperty().get()).isEmpty();
    people.offerDraw();
    people.askToResign();
    people.prompts().answer(true);
    assertThat(people.prompts().promptProperty().get()).isEmpty();
  }

  @Test
  void nothingIsOfferedWhileTheComputerThinks() {
    PlayFixture.play(model, "b4-b1");
    assertThat(model.mayOfferDraw()).isFalse();
    model.offerDraw();
    assertThat(computers.draws()).isZero();
  }

  private String said(Language language) {
    return ((ExplanationTopic.Remark) model.explanation().subject()).said().in(language);
  }
}
