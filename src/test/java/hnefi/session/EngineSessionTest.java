package hnefi.session;

import static hnefi.session.SessionFixture.computer;
import static hnefi.session.SessionFixture.heard;
import static hnefi.session.SessionFixture.move;
import static hnefi.session.SessionFixture.play;
import static hnefi.session.SessionFixture.session;
import static hnefi.session.SessionFixture.setup;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hnefi.board.Side;
import hnefi.engine.SearchLimits;
import hnefi.engine.Searcher;
import hnefi.game.Game;
import hnefi.people.MoveChooser;
import hnefi.rules.Outcome;
import hnefi.rules.Turn;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/// The engine in a session. It looks at a fixed number of positions, and works when a test says so.
class EngineSessionTest {
  private static final SearchLimits LIMITS = SearchLimits.nodes(300);

  private final SessionFixture.Held workers = new SessionFixture.Held();
  private final List<MoveChooser> made = new ArrayList<>();

  private static SessionParticipant engine(Executor workers, Supplier<MoveChooser> players) {
    return new EngineParticipant(
        workers, _ -> players.get(), LIMITS, SearchLimits.nodes(3_000), () -> Duration.ZERO);
  }

  private static SessionParticipant engine(Executor workers) {
    return engine(workers, EngineSessionTest::player);
  }

  @Test
  void twoEnginesPlayAWholeGame() {
    GameSetup setup = setup("haende");
    Game game = setup.game();
    GameSession session =
        new GameSession(
            setup,
            game,
            Map.of(Side.ATTACKERS, engine(workers), Side.DEFENDERS, engine(workers)),
            Runnable::run);
    List<Turn> played = new ArrayList<>();
    List<Outcome> ended = new ArrayList<>();
    session.addListener(event -> {
      switch (event) {
        case GameEvent.Played(Turn turn) -> played.add(turn);
        case GameEvent.Ended(Outcome outcome) -> ended.add(outcome);
        default -> {}
      }
    });
    session.resume();
    workers.work();
    assertThat(ended).containsExactly(session.outcome().orElseThrow());
    assertThat(played).hasSizeGreaterThan(5).isEqualTo(session.line());
    assertThat(played.getLast().outcome()).isEqualTo(session.outcome());
  }

  @Test
  void twoEnginesThatAnswerBeforeTheyAreLeftPlayAWholeGameToo() {
    GameSession session = session(engine(Runnable::run), engine(Runnable::run));
    assertThat(session.outcome()).isPresent();
  }

  private static MoveChooser player() {
    Searcher searcher = new Searcher(1, 1);
    return (position, _, limits, signal) ->
        searcher
            .search(setup("haende").edition().rules(), position, limits, signal, _ -> {})
            .move();
  }

  private MoveChooser make() {
    made.add(player());
    return made.getLast();
  }

  private void playAny(GameSession session) {
    session.play(session.referee().legalMoves(session.position()).getFirst());
    workers.work();
  }

  @Test
  void anEngineFreesItsMemoryWhileNobodyAttendsTheGame() {
    GameSession session = session(SessionParticipant.PERSON, engine(workers, this::make));
    playAny(session);
    playAny(session);
    assertThat(made).hasSize(1);
    session.suspend();
    session.resume();
    playAny(session);
    assertThat(made).hasSize(2);
  }

  @Test
  void anEngineKeepsItsMemoryWhileTheGameIsPaused() {
    GameSession session = session(SessionParticipant.PERSON, engine(workers, this::make));
    playAny(session);
    session.pause();
    session.resume();
    playAny(session);
    assertThat(made).hasSize(1);
  }

  @Test
  void anEngineThatWaitsForAWorkerUntilTheGameIsLeftTakesNoMemory() {
    GameSession session = session(SessionParticipant.PERSON, engine(workers, this::make));
    play(session, "b4-b1");
    session.suspend();
    workers.work();
    assertThat(made).isEmpty();
  }

  @Test
  void aTurnIsTakenBackWhileTheEngineThinks() {
    GameSession session = session(SessionParticipant.PERSON, engine(workers));
    List<String> heard = heard(session);
    play(session, "b4-b1");
    assertThat(session.isThinking()).isTrue();
    session.undo(Side.ATTACKERS);
    workers.work();
    assertThat(session.ply()).isZero();
    assertThat(heard)
        .endsWith("withdrawn move of DEFENDERS", "taken back 1", "asked move of ATTACKERS");
  }

  @Test
  void afterTheEnginesMoveBothTurnsAreTakenBack() {
    GameSession session = session(SessionParticipant.PERSON, engine(workers));
    play(session, "b4-b1");
    workers.work();
    assertThat(session.ply()).isEqualTo(2);
    session.undo(Side.ATTACKERS);
    assertThat(session.ply()).isZero();
    session.redo(Side.ATTACKERS);
    assertThat(session.ply()).isEqualTo(2);
  }

  @Test
  void anEngineThatFailsLeavesTheGameToThePerson() {
    GameSession session =
        session(
            SessionParticipant.PERSON,
            engine(
                workers,
                () -> {
                  throw new IllegalStateException("mishap");
                }));
    List<String> heard = heard(session);
    play(session, "b4-b1");
    assertThatThrownBy(workers::work).hasMessage("mishap");
    assertThat(heard).endsWith("withdrawn move of DEFENDERS");
    assertThat(session.isThinking()).isFalse();
    session.undo(Side.ATTACKERS);
    assertThat(session.ply()).isZero();
  }

  @Test
  void aLostEngineIsGladOfADraw() {
    // After a mistake of the attackers the king is on turn.
    GameSession session = at("b4-b1 c4-c7 a4-a2 d5-g5 d6-f6", Side.DEFENDERS);
    session.offerDraw(Side.DEFENDERS);
    assertThat(session.outcome()).isEmpty();
    workers.work();
    assertThat(session.outcome()).contains(Outcome.agreedDraw());
  }

  @Test
  void anEngineThatWinsSaysSo() {
    // The king stands before two open corners.
    GameSession session = at("b4-b1 c4-c7 a4-a2 d5-g5 a2-a6 d4-a4 a6-b6 a4-a6", Side.ATTACKERS);
    List<String> heard = heard(session);
    session.offerDraw(Side.ATTACKERS);
    workers.work();
    assertThat(heard).containsExactly("asked draw by ATTACKERS", "STANDS_BETTER draw by ATTACKERS");
  }

  @Test
  void anOfferIsNoLongerConsideredWhenTheGameGoesOn() {
    GameSession session = at("b4-b1 c4-c7 a4-a2 d5-g5 d6-f6", Side.DEFENDERS);
    session.offerDraw(Side.DEFENDERS);
    session.play(session.referee().legalMoves(session.position()).getFirst());
    workers.work();
    assertThat(session.outcome().map(Outcome::ending))
        .isNotEqualTo(Optional.of(Outcome.Ending.AGREEMENT));
  }

  @Test
  void theShippedOpponentsPlayASession() {
    EngineOpponents opponents = new EngineOpponents(workers, () -> 1, 1, SearchLimits.nodes(1_000));
    GameSetup setup = setup("haende", new Players(Participant.SOMEBODY, computer("hilding")));
    GameSession session =
        new GameSession(
            setup,
            setup.game(),
            opponents.participants(setup.players(), () -> Duration.ZERO),
            Runnable::run);
    session.resume();
    session.play(move("b4-b1"));
    workers.work();
    assertThat(session.ply()).isEqualTo(2);
  }

  /// Returns a session that goes on from where these moves lead, with a person on one side.
  private GameSession at(String moves, Side person) {
    GameSetup setup = setup("haende");
    Game game = setup.game();
    for (String each : moves.split(" ")) {
      game.play(move(each));
    }
    GameSession session =
        new GameSession(
            setup,
            game,
            Map.of(person, SessionParticipant.PERSON, person.opponent(), engine(workers)),
            Runnable::run);
    session.resume();
    return session;
  }
}
