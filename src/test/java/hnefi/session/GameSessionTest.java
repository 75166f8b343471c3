package hnefi.session;

import static hnefi.session.SessionFixture.ESCAPE;
import static hnefi.session.SessionFixture.heard;
import static hnefi.session.SessionFixture.move;
import static hnefi.session.SessionFixture.play;
import static hnefi.session.SessionFixture.session;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hnefi.board.Side;
import hnefi.rules.Outcome;
import hnefi.rules.Refusal;
import hnefi.rules.Turn;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Two people at one board, and what is told of it.
class GameSessionTest {
  private final GameSession session = session(SessionParticipant.PERSON, SessionParticipant.PERSON);
  private final List<String> heard = heard(session);

  @Test
  void aTurnIsToldAndTheNextSideIsAsked() {
    play(session, "b4-b1 c4-c7");
    assertThat(heard)
        .containsExactly(
            "played b4-b1", "asked move of DEFENDERS", "played c4-c7", "asked move of ATTACKERS");
  }

  @Test
  void aRefusedMoveIsNoEvent() {
    assertThat(session.play(move("a1-a2"))).isInstanceOf(Refusal.class);
    assertThat(heard).isEmpty();
  }

  @Test
  void aWholeGameEndsWithItsLastTurn() {
    play(session, ESCAPE);
    assertThat(heard).endsWith("played a6-a1", "ended KING_ESCAPED");
    assertThat(session.outcome()).isPresent();
  }

  @Test
  void aTurnThatWasJudgedIsPlayedAsItIs() {
    Turn turn = (Turn) session.judge(move("b4-b1"));
    session.play(turn);
    assertThat(session.line()).containsExactly(turn);
    assertThat(session.line().getFirst()).isSameAs(turn);
  }

  @Test
  void aTurnOfAnotherPositionIsNotPlayed() {
    Turn turn = (Turn) session.judge(move("b4-b1"));
    session.play(turn);
    assertThatThrownBy(() -> session.play(turn)).isInstanceOf(IllegalArgumentException.class);
    assertThat(session.ply()).isEqualTo(1);
  }

  @Test
  void whatIsTakenBackIsTold() {
    play(session, "b4-b1 c4-c7");
    heard.clear();
    session.undo(Side.DEFENDERS);
    assertThat(heard)
        .containsExactly("withdrawn move of ATTACKERS", "taken back 1", "asked move of DEFENDERS");
  }

  @Test
  void atTheStartAndAtTheEndOfTheLineNothingHappens() {
    session.undo(Side.ATTACKERS);
    session.redo(Side.ATTACKERS);
    session.goTo(session.current().last().ancestor(0));
    assertThat(heard).isEmpty();
  }

  @Test
  void oneTurnPlayedAgainIsATurnAndSeveralAreAJump() {
    play(session, "b4-b1 c4-c7 a4-a2");
    session.goTo(session.current().last().ancestor(0));
    assertThat(heard).contains("jumped, to move: ATTACKERS");
    heard.clear();
    session.redo(Side.DEFENDERS);
    assertThat(heard).contains("played b4-b1");
    session.redo(Side.DEFENDERS);
    assertThat(heard).contains("jumped, to move: DEFENDERS");
    assertThat(session.ply()).isEqualTo(3);
  }

  @Test
  void whoResignsEndsTheGameOnce() {
    session.resign(Side.DEFENDERS);
    session.resign(Side.ATTACKERS);
    assertThat(heard).containsExactly("withdrawn move of ATTACKERS", "ended RESIGNATION");
    assertThat(session.outcome()).contains(Outcome.resignationOf(Side.DEFENDERS));
  }

  @Test
  void aGameThatWasGivenUpGoesOnWhenATurnIsTakenBack() {
    play(session, "b4-b1");
    session.resign(Side.DEFENDERS);
    session.undo(Side.ATTACKERS);
    assertThat(session.outcome()).isEmpty();
    assertThat(heard).endsWith("taken back 1", "asked move of ATTACKERS");
  }

  @Test
  void aDrawIsAskedAndAgreed() {
    session.offerDraw(Side.ATTACKERS);
    Question.Draw draw = session.offered().orElseThrow();
    assertThat(heard).containsExactly("asked draw by ATTACKERS");
    session.answer(draw, Answer.ACCEPTED);
    assertThat(session.outcome()).contains(Outcome.agreedDraw());
    assertThat(heard)
        .containsExactly(
            "asked draw by ATTACKERS",
            "ACCEPTED draw by ATTACKERS",
            "withdrawn move of ATTACKERS",
            "ended AGREEMENT");
  }

  @Test
  void aDrawThatWasDeclinedCanBeOfferedAgain() {
    session.offerDraw(Side.ATTACKERS);
    session.answer(new Question.Draw(Side.ATTACKERS), Answer.DECLINED);
    assertThat(session.offered()).isEmpty();
    session.offerDraw(Side.ATTACKERS);
    assertThat(heard)
        .containsExactly(
            "asked draw by ATTACKERS", "DECLINED draw by ATTACKERS", "asked draw by ATTACKERS");
  }

  @Test
  void aMoveWithdrawsAnOffer() {
    session.offerDraw(Side.ATTACKERS);
    play(session, "b4-b1");
    session.answer(new Question.Draw(Side.ATTACKERS), Answer.ACCEPTED);
    assertThat(session.outcome()).isEmpty();
    assertThat(heard)
        .containsExactly(
            "asked draw by ATTACKERS",
            "withdrawn draw by ATTACKERS",
            "played b4-b1",
            "asked move of DEFENDERS");
  }

  @Test
  void whereBothOfferADrawBothWantIt() {
    session.offerDraw(Side.ATTACKERS);
    session.offerDraw(Side.DEFENDERS);
    assertThat(session.outcome()).contains(Outcome.agreedDraw());
  }

  @Test
  void anotherAnswerThanTheOneAskedForIsDropped() {
    session.offerDraw(Side.ATTACKERS);
    session.answer(new Question.Draw(Side.DEFENDERS), Answer.ACCEPTED);
    assertThat(session.outcome()).isEmpty();
  }

  @Test
  void allListenersHearTheSameOrderEvenIfOneOfThemActs() {
    List<String> first = new ArrayList<>();
    List<String> last = new ArrayList<>();
    GameSession acted = session(SessionParticipant.PERSON, SessionParticipant.PERSON);
    acted.addListener(event -> first.add(SessionFixture.word(event)));
    acted.addListener(event -> {
      if (event instanceof GameEvent.Played && acted.ply() == 1) {
        acted.play(move("c4-c7"));
      }
    });
    acted.addListener(event -> last.add(SessionFixture.word(event)));
    play(acted, "b4-b1");
    assertThat(first)
        .containsExactly("played b4-b1", "played c4-c7", "asked move of ATTACKERS")
        .isEqualTo(last);
  }

  @Test
  void everyChangeIsSavedOnce() {
    List<String> saved = new ArrayList<>();
    session.addListener(
        new AutoSave(
            session, (_, game) -> saved.add(game.ply() + (game.outcome().isEmpty() ? "" : "!"))));
    play(session, "b4-b1 c4-c7");
    session.undo(Side.DEFENDERS);
    session.offerDraw(Side.DEFENDERS);
    session.goTo(session.current().last().ancestor(2));
    session.resign(Side.ATTACKERS);
    assertThat(saved).containsExactly("1", "2", "1", "2", "2!");
  }

  @Test
  void aGameThatIsWonIsSavedOnceWithItsEnd() {
    List<Integer> saved = new ArrayList<>();
    session.addListener(new AutoSave(session, (_, game) -> saved.add(game.ply())));
    play(session, ESCAPE);
    assertThat(saved).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
  }
}
