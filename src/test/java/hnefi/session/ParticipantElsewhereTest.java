package hnefi.session;

import static hnefi.session.SessionFixture.ESCAPE;
import static hnefi.session.SessionFixture.heard;
import static hnefi.session.SessionFixture.move;
import static hnefi.session.SessionFixture.play;
import static hnefi.session.SessionFixture.session;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Side;
import hnefi.rules.Outcome;
import hnefi.rules.Refusal;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A person against a participant that is not here: answers late, twice and never, and what it
/// wishes by itself.
class ParticipantElsewhereTest {
  private final ScriptedParticipant other = new ScriptedParticipant();
  private final GameSession session = session(SessionParticipant.PERSON, other);
  private final List<String> heard = heard(session);

  @Test
  void itIsAskedWhenItIsToMoveAndItsAnswerIsPlayed() {
    play(session, "b4-b1");
    assertThat(session.isThinking()).isTrue();
    other.play("c4-c7");
    assertThat(session.isThinking()).isFalse();
    assertThat(heard)
        .containsExactly(
            "played b4-b1", "asked move of DEFENDERS", "played c4-c7", "asked move of ATTACKERS");
  }

  @Test
  void aWholeGameIsPlayed() {
    String[] moves = ESCAPE.split(" ");
    for (int i = 0; i < moves.length; i += 2) {
      play(session, moves[i]);
      other.play(moves[i + 1]);
    }
    assertThat(session.outcome().map(Outcome::ending)).contains(Outcome.Ending.KING_ESCAPED);
    assertThat(other.requests).hasSize(5);
  }

  @Test
  void nobodyHereMovesItsPieces() {
    play(session, "b4-b1");
    assertThat(session.play(move("c4-c7"))).isInstanceOf(Refusal.NotYourTurn.class);
  }

  @Test
  void aSecondAnswerIsDropped() {
    play(session, "b4-b1");
    MoveRequest request = other.requests.getLast();
    request.play(move("c4-c7"));
    request.play(move("d5-g5"));
    assertThat(session.ply()).isEqualTo(2);
    assertThat(session.position().toMove()).isEqualTo(Side.ATTACKERS);
  }

  @Test
  void anAnswerToAPositionThatWasTakenBackIsDropped() {
    play(session, "b4-b1");
    MoveRequest late = other.requests.getLast();
    session.undo(Side.ATTACKERS);
    assertThat(late.isOpen()).isFalse();
    assertThat(late.signal().isStopped()).isTrue();
    late.play(move("c4-c7"));
    assertThat(session.ply()).isZero();
    play(session, "a4-a2");
    late.play(move("c4-c7"));
    assertThat(session.ply()).isEqualTo(1);
    assertThat(other.requests).hasSize(2);
  }

  @Test
  void anAnswerOnItsWayWhenTheTurnIsTakenBackIsDropped() {
    SessionFixture.Held thread = new SessionFixture.Held();
    ScriptedParticipant slow = new ScriptedParticipant();
    GameSession held = session(SessionParticipant.PERSON, slow, thread);
    play(held, "b4-b1");
    slow.play("c4-c7");
    held.undo(Side.ATTACKERS);
    thread.work();
    assertThat(held.ply()).isZero();
  }

  @Test
  void anAnswerAfterTheEndIsDropped() {
    play(session, "b4-b1");
    session.resign(Side.ATTACKERS);
    other.play("c4-c7");
    assertThat(session.ply()).isEqualTo(1);
  }

  @Test
  void anIllegalMoveCountsAsNoAnswer() {
    play(session, "b4-b1");
    other.play("a1-a2");
    assertThat(heard).endsWith("asked move of DEFENDERS", "withdrawn move of DEFENDERS");
    assertThat(session.isThinking()).isFalse();
    assertThat(other.requests).hasSize(1);
  }

  @Test
  void whoFailsIsNotAskedAgainUntilTheGameGoesOnOrOneComesBack() {
    play(session, "b4-b1");
    other.requests.getLast().fail();
    assertThat(session.isThinking()).isFalse();
    session.resume();
    assertThat(other.requests).hasSize(1);
    session.suspend();
    session.resume();
    assertThat(other.requests).hasSize(2);
    other.play("c4-c7");
    assertThat(session.ply()).isEqualTo(2);
  }

  @Test
  void whoNeverMovesKeepsNobodyFromResigningOrLeaving() {
    play(session, "b4-b1");
    session.suspend();
    assertThat(other.requests.getLast().isOpen()).isFalse();
    assertThat(heard).endsWith("withdrawn move of DEFENDERS");
    session.resume();
    session.resign(Side.ATTACKERS);
    assertThat(heard).endsWith("withdrawn move of DEFENDERS", "ended RESIGNATION");
  }

  @Test
  void whoNeverAnswersAnOfferKeepsNobodyFromPlayingOn() {
    session.offerDraw(Side.ATTACKERS);
    play(session, "b4-b1");
    assertThat(session.ply()).isEqualTo(1);
    other.answer(Answer.ACCEPTED);
    assertThat(session.outcome()).isEmpty();
    other.play("c4-c7");
    play(session, "a4-a2");
    assertThat(session.ply()).isEqualTo(3);
  }

  @Test
  void aSecondAnswerToAnOfferIsDropped() {
    session.offerDraw(Side.ATTACKERS);
    other.answer(Answer.TOO_EARLY);
    other.answer(Answer.ACCEPTED);
    assertThat(session.outcome()).isEmpty();
    assertThat(heard).containsExactly("asked draw by ATTACKERS", "TOO_EARLY draw by ATTACKERS");
  }

  @Test
  void itResigns() {
    play(session, "b4-b1");
    other.session().resign(other.side());
    assertThat(session.outcome()).contains(Outcome.resignationOf(Side.DEFENDERS));
  }

  @Test
  void itOffersADrawAndThePersonAnswers() {
    other.session().offerDraw(other.side());
    assertThat(heard).containsExactly("asked draw by DEFENDERS");
    session.answer(new Question.Draw(Side.DEFENDERS), Answer.ACCEPTED);
    assertThat(session.outcome()).contains(Outcome.agreedDraw());
  }

  @Test
  void itsOfferWaitsWhileThePersonIsAway() {
    other.session().offerDraw(other.side());
    session.suspend();
    session.resume();
    assertThat(session.offered()).contains(new Question.Draw(Side.DEFENDERS));
  }

  @Test
  void whatItWasOfferedIsWithdrawnWhenThePersonLeaves() {
    session.offerDraw(Side.ATTACKERS);
    session.suspend();
    assertThat(other.offers.getLast().isOpen()).isFalse();
    assertThat(other.offers.getLast().signal().isStopped()).isTrue();
    assertThat(session.offered()).isEmpty();
  }

  @Test
  void itTakesItsOwnTurnBack() {
    play(session, "b4-b1");
    other.play("c4-c7");
    other.session().undo(other.side());
    assertThat(session.ply()).isEqualTo(1);
    assertThat(heard).endsWith("taken back 1", "asked move of DEFENDERS");
    assertThat(other.requests).hasSize(2);
  }

  @Test
  void itIsAskedToMoveAtOnce() {
    play(session, "b4-b1");
    session.moveNow();
    assertThat(other.requests.getLast().signal().isStopped()).isTrue();
    assertThat(other.requests.getLast().isOpen()).isTrue();
    other.play("c4-c7");
    assertThat(session.ply()).isEqualTo(2);
  }
}
