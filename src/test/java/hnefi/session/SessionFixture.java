package hnefi.session;

import hnefi.board.Side;
import hnefi.content.EditionName;
import hnefi.content.Library;
import hnefi.content.PackedContent;
import hnefi.notation.MoveText;
import hnefi.rules.Move;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.Executor;

/// Sessions for tests, on the test's own thread.
final class SessionFixture {
  static final Library LIBRARY = PackedContent.LIBRARY;

  /// The haende king walks into a corner.
  static final String ESCAPE = "b4-b1 c4-c7 a4-a2 d5-g5 a2-a6 d4-a4 a6-b6 a4-a6 b1-b5 a6-a1";

  private SessionFixture() {}

  static GameSetup setup(String edition, Players players) {
    return GameSetup.of(
        LIBRARY.edition(EditionName.of(edition)).orElseThrow(), Optional.empty(), players);
  }

  static GameSetup setup(String edition) {
    return setup(edition, Players.TWO_PEOPLE);
  }

  /// Returns a session of the haende rules that is attended.
  static GameSession session(
      SessionParticipant attackers, SessionParticipant defenders, Executor executor) {
    GameSetup setup = setup("haende");
    GameSession session =
        new GameSession(
            setup,
            setup.game(),
            Map.of(Side.ATTACKERS, attackers, Side.DEFENDERS, defenders),
            executor);
    session.resume();
    return session;
  }

  static GameSession session(SessionParticipant attackers, SessionParticipant defenders) {
    return session(attackers, defenders, Runnable::run);
  }

  static Participant.Computer computer(String opponent) {
    return new Participant.Computer(opponent);
  }

  static void play(GameSession session, String moves) {
    for (String each : moves.split(" ")) {
      session.play(move(each));
    }
  }

  static Move move(String text) {
    return MoveText.read(text).toOptional().orElseThrow();
  }

  /// Returns what a session tells from now on, a word for each event.
  static List<String> heard(GameSession session) {
    List<String> heard = new ArrayList<>();
    session.addListener(event -> heard.add(word(event)));
    return heard;
  }

  static String word(GameEvent event) {
    return switch (event) {
      case GameEvent.Played(var turn) -> "played " + MoveText.write(turn.move());
      case GameEvent.TakenBack(var turns) -> "taken back " + turns.size();
      case GameEvent.Jumped(var position) -> "jumped, to move: " + position.toMove();
      case GameEvent.TreeChanged _ -> "tree changed";
      case GameEvent.Annotated(var place) -> "noted " + place.annotation().comment();
      case GameEvent.Asked(var question) -> "asked " + word(question);
      case GameEvent.Answered(var question, var answer) -> answer + " " + word(question);
      case GameEvent.Withdrawn(var question) -> "withdrawn " + word(question);
      case GameEvent.Ticked(var clock) ->
          "clock " + clock.attackers().toSeconds() + " " + clock.defenders().toSeconds();
      case GameEvent.Ended(var outcome) -> "ended " + outcome.ending();
    };
  }

  private static String word(Question question) {
    return switch (question) {
      case Question.MoveWanted(Side side) -> "move of " + side;
      case Question.Draw(Side by) -> "draw by " + by;
    };
  }

  /// A thread that does nothing until a test says so.
  static final class Held implements Executor {
    private final Queue<Runnable> waiting = new ArrayDeque<>();

    @Override
    public void execute(Runnable task) {
      waiting.add(task);
    }

    /// Does all that waits and what comes of it.
    void work() {
      while (!waiting.isEmpty()) {
        waiting.remove().run();
      }
    }
  }
}
