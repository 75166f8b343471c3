package hnefi.ui.play.session;

import static hnefi.ui.play.session.PlayFixture.model;
import static hnefi.ui.play.session.PlayFixture.play;
import static hnefi.ui.play.session.PlayFixture.setup;
import static hnefi.ui.play.session.PlayFixture.square;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.session.Participant;
import hnefi.session.Players;
import org.junit.jupiter.api.Test;

class ComputerTurnTest {
  private static final Participant EGIL = new Participant.Computer("egil");
  private static final Players AGAINST_EGIL = new Players(Participant.SOMEBODY, EGIL);

  private final PlayFixture.Silent computers = new PlayFixture.Silent();
  private final PlayModel model = model(setup("fetlar", AGAINST_EGIL), computers);

  @Test
  void theComputerIsAskedWhenItIsItsTurn() {
    assertThat(computers.asked).isEmpty();
    play(model, "f2-h2");
    assertThat(computers.asked).hasSize(1);
    assertThat(model.thinkingProperty().get()).isTrue();
    assertThat(model.mayMove(square("e7"))).isFalse();
    computers.answer("e7-e10");
    assertThat(model.snapshot().ply()).isEqualTo(2);
    assertThat(model.thinkingProperty().get()).isFalse();
  }

  @Test
  void undoTakesBothMovesBack() {
    play(model, "f2-h2");
    computers.answer("e7-e10");
    model.undo();
    assertThat(model.snapshot().ply()).isZero();
    model.redo();
    assertThat(model.snapshot().ply()).isEqualTo(2);
  }

  @Test
  void undoWhileItThinksCancelsAndAStaleAnswerIsDropped() {
    play(model, "f2-h2");
    var stale = computers.asked.getLast();
    model.undo();
    assertThat(computers.cancelled()).isEqualTo(1);
    assertThat(model.snapshot().ply()).isZero();
    stale.play(PlayFixture.move("e7-e10"));
    assertThat(model.snapshot().ply()).isZero();
  }

  @Test
  void leavingCancelsAndComingBackAsksAnew() {
    play(model, "f2-h2");
    model.suspender().setAttended(false);
    assertThat(computers.cancelled()).isEqualTo(1);
    model.suspender().setAttended(true);
    assertThat(computers.asked).hasSize(2);
  }

  @Test
  void aThoughtThatFailsEndsAndTheTurnCanBeTakenBack() {
    play(model, "f2-h2");
    computers.fail();
    assertThat(model.thinkingProperty().get()).isFalse();
    model.undo();
    play(model, "f2-h2");
    assertThat(computers.asked).hasSize(2);
  }

  @Test
  void itsMoveDoesNotDisturbWhoLooksBack() {
    play(model, "f2-h2");
    model.browser().lookAt(0);
    computers.answer("e7-e10");
    assertThat(model.snapshot().shownPly()).isZero();
    assertThat(model.snapshot().ply()).isEqualTo(2);
  }

  @Test
  void thePersonGivesUpEvenOnTheComputersTurn() {
    play(model, "f2-h2");
    model.askToResign();
    assertThat(model.prompts().promptProperty().get())
        .contains(new Prompt.Resignation(hnefi.board.Side.ATTACKERS));
  }

  @Test
  void itCanBeHurried() {
    play(model, "f2-h2");
    model.session().moveNow();
    assertThat(computers.hurried()).isEqualTo(1);
  }

  @Test
  void twoComputersPlayOnUntilTheyArePaused() {
    PlayModel both = model(setup("fetlar", new Players(EGIL, EGIL)), computers);
    computers.answer("f2-h2");
    both.suspender().pausedProperty().set(true);
    assertThat(both.thinkingProperty().get()).isFalse();
    both.suspender().pausedProperty().set(false);
    computers.answer("e7-e10");
    assertThat(both.snapshot().ply()).isEqualTo(2);
  }

  @Test
  void computersAreToldThatTheyAreLeftButNotThatTheyArePaused() {
    PlayModel both = model(setup("fetlar", new Players(EGIL, EGIL)), computers);
    int before = computers.suspended();
    both.suspender().pausedProperty().set(true);
    assertThat(computers.suspended()).isEqualTo(before);
    both.suspender().setAttended(false);
    assertThat(computers.suspended()).isEqualTo(before + 2);
  }
}
