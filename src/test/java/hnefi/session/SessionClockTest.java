package hnefi.session;

import static hnefi.session.SessionFixture.heard;
import static hnefi.session.SessionFixture.move;
import static hnefi.session.SessionFixture.play;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Side;
import hnefi.game.GameClock;
import hnefi.game.GameNode;
import hnefi.game.TimeControl;
import hnefi.rules.Outcome;
import hnefi.rules.Refusal;
import hnefi.rules.Turn;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// A game with a clock, on a time that the test makes pass.
class SessionClockTest {
  private static final TimeControl TEN_SECONDS =
      new TimeControl.SuddenDeath(Duration.ofSeconds(10));

  private long now;

  private GameSession session(TimeControl control) {
    return session(GameTerms.USUAL.withClock(Optional.of(GameClock.wound(control))));
  }

  private GameSession session(GameTerms terms) {
    GameSetup setup = SessionFixture.setup("haende").on(terms);
    GameSession session =
        new GameSession(
            setup,
            setup.game(),
            Map.of(
                Side.ATTACKERS,
                SessionParticipant.PERSON,
                Side.DEFENDERS,
                SessionParticipant.PERSON),
            Runnable::run,
            () -> now);
    session.resume();
    return session;
  }

  private void pass(int seconds) {
    now += Duration.ofSeconds(seconds).toNanos();
  }

  private static List<Long> shown(GameSession session) {
    GameClock clock = session.clock().orElseThrow();
    return List.of(clock.attackers().toSeconds(), clock.defenders().toSeconds());
  }

  @Test
  void theClockRunsFromTheFirstMoveForWhoeverIsToMove() {
    GameSession session = session(TEN_SECONDS);
    pass(5);
    assertThat(shown(session)).containsExactly(10L, 10L);
    play(session, "b4-b1");
    pass(3);
    play(session, "c4-c7");
    pass(2);
    assertThat(shown(session)).containsExactly(8L, 7L);
  }

  @Test
  void whatItShowsIsTold() {
    GameSession session = session(TEN_SECONDS);
    play(session, "b4-b1");
    List<String> heard = heard(session);
    pass(3);
    session.tick();
    assertThat(heard).containsExactly("clock 10 7");
  }

  @Test
  void whoHasNoTimeLeftLoses() {
    GameSession session = session(TEN_SECONDS);
    play(session, "b4-b1");
    List<String> heard = heard(session);
    pass(11);
    session.tick();
    assertThat(session.outcome()).contains(Outcome.timeOverFor(Side.DEFENDERS));
    assertThat(heard)
        .containsExactly("clock 10 0", "withdrawn move of DEFENDERS", "ended TIME_OVER");
  }

  @Test
  void aMoveThatComesTooLateIsNotPlayed() {
    GameSession session = session(TEN_SECONDS);
    play(session, "b4-b1");
    pass(11);
    assertThat(session.play(move("c4-c7"))).isInstanceOf(Refusal.GameOver.class);
    assertThat(session.ply()).isEqualTo(1);
    assertThat(session.outcome()).contains(Outcome.timeOverFor(Side.DEFENDERS));
  }

  @Test
  void nobodyLosesTimeWhileTheGameIsLeftOrTheWindowAsks() {
    GameSession session = session(TEN_SECONDS);
    play(session, "b4-b1");
    session.suspend();
    pass(60);
    session.resume();
    session.holdClock(true);
    pass(60);
    session.holdClock(false);
    pass(1);
    assertThat(shown(session)).containsExactly(10L, 9L);
  }

  @Test
  void anIncrementComesAfterTheMove() {
    GameSession session =
        session(new TimeControl.Increment(Duration.ofSeconds(10), Duration.ofSeconds(2)));
    play(session, "b4-b1");
    pass(3);
    play(session, "c4-c7");
    assertThat(shown(session)).containsExactly(12L, 9L);
  }

  @Test
  void anHourglassIsTurnedWithEveryMoveAndWhenOneIsTakenBack() {
    GameSession session = session(new TimeControl.Hourglass(Duration.ofSeconds(10)));
    play(session, "b4-b1");
    pass(3);
    play(session, "c4-c7");
    assertThat(shown(session)).containsExactly(10L, 10L);
    pass(4);
    session.undo(Side.DEFENDERS);
    assertThat(shown(session)).containsExactly(10L, 10L);
  }

  @Test
  void whatTheClockShowsIsSavedWithTheGame() {
    GameSession session = session(TEN_SECONDS);
    play(session, "b4-b1");
    pass(4);
    session.save((setup, _) ->
        assertThat(setup.terms().clock().orElseThrow().defenders())
            .isEqualTo(Duration.ofSeconds(6)));
  }

  @Test
  void whereTheOpponentGivesNoSuchAidNothingIsTakenBack() {
    GameSession session = session(GameTerms.USUAL.withAssistance(Set.of()));
    play(session, "b4-b1 c4-c7");
    session.undo(Side.ATTACKERS);
    session.goTo(session.tree().root());
    assertThat(session.ply()).isEqualTo(2);
  }

  @Test
  void whereNothingIsTakenBackAGameThatIsOverDoesNotGoOnInATry() {
    GameSession session =
        session(
            GameTerms.USUAL
                .withAssistance(Set.of())
                .withClock(Optional.of(GameClock.wound(TEN_SECONDS))));
    play(session, "b4-b1");
    Turn late = (Turn) session.judge(move("c4-c7"));
    pass(11);
    session.tick();
    GameNode tried = session.tree().add(session.current(), late);
    assertThat(session.mayGoTo(tried)).isFalse();
    session.goTo(tried);
    session.redo(Side.DEFENDERS);
    assertThat(session.outcome()).contains(Outcome.timeOverFor(Side.DEFENDERS));
    assertThat(shown(session)).containsExactly(10L, 0L);
  }

  @Test
  void whereNothingIsTakenBackAGameUnderWayGoesOnInATry() {
    GameSession session = session(GameTerms.USUAL.withAssistance(Set.of()));
    play(session, "b4-b1");
    Turn turn = (Turn) session.judge(move("c4-c7"));
    session.goTo(session.tree().add(session.current(), turn));
    assertThat(session.ply()).isEqualTo(2);
  }
}
