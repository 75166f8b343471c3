package hnefi.ui.play.session;

import hnefi.board.Square;
import hnefi.content.ContentFolder;
import hnefi.content.Edition;
import hnefi.content.EditionName;
import hnefi.content.Library;
import hnefi.notation.BoardText;
import hnefi.notation.MoveText;
import hnefi.notation.SquareText;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.session.GameSetup;
import hnefi.session.Participant;
import hnefi.session.Players;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/// Words for tests that play.
public final class PlayFixture {
  public static final Library LIBRARY = Library.read(ContentFolder.packed());

  /// On the walker board a defender takes the attacker on f10; another attacker is spared.
  public static final String CAPTURE = "f2-h2 e7-e10 k4-j4 g7-g10";

  /// The haende king walks into a corner.
  public static final String ESCAPE = "b4-b1 c4-c7 a4-a2 d5-g5 a2-a6 d4-a4 a6-b6 a4-a6 b1-b5 a6-a1";

  private PlayFixture() {}

  public static Edition edition(String id) {
    return LIBRARY.edition(EditionName.of(id)).orElseThrow();
  }

  public static GameSetup table(String id, Players players) {
    return GameSetup.of(edition(id), Optional.empty(), players);
  }

  public static GameSetup table(String id) {
    return table(id, Players.TWO_PEOPLE);
  }

  public static PlayModel model(GameSetup table) {
    return model(table, new Silent());
  }

  public static PlayModel model(GameSetup table, Computers computers) {
    PlayModel model = new PlayModel(table, table.game(), (_, _) -> {}, computers);
    model.attend(true);
    return model;
  }

  public static void play(PlayModel model, String moves) {
    for (String each : moves.split(" ")) {
      model.attempt(move(each));
    }
  }

  /// Returns where these moves lead.
  public static Position position(String rules, String moves) {
    PlayModel model = model(table(rules));
    if (!moves.isEmpty()) {
      play(model, moves);
    }
    return model.moment().now();
  }

  public static Move move(String text) {
    return MoveText.read(text).toOptional().orElseThrow();
  }

  public static Square square(String name) {
    return SquareText.read(name).toOptional().orElseThrow();
  }

  public static String board(PlayModel model) {
    return BoardText.write(model.moment().shown().board());
  }

  /// Workers that do nothing until a test says so.
  public static final class Held implements Executor {
    private final Queue<Runnable> waiting = new ArrayDeque<>();

    @Override
    public void execute(Runnable task) {
      waiting.add(task);
    }

    public boolean isIdle() {
      return waiting.isEmpty();
    }

    /// Does the work that has waited longest.
    public void work() {
      waiting.remove().run();
    }
  }

  /// Computers that say nothing by themselves; a test lets them answer.
  public static final class Silent implements Computers {
    /// A question to the computer.
    record Asked(Position position, Consumer<Move> answer, Runnable failure) {}

    public final Deque<Asked> asked = new ArrayDeque<>();
    public int cancelled;
    public int hurried;

    @Override
    public List<Character> characters() {
      return List.of(
          new Character("egil", _ -> "Egil", _ -> "Strong.", false, false),
          new Character("astrid", _ -> "Astrid", _ -> "Kind.", true, true));
    }

    @Override
    public Mind sit(Participant.Computer seat) {
      return (_, position, _, answer, failure) -> {
        asked.addLast(new Asked(position, answer, failure));
        return new Thought() {
          @Override
          public void moveNow() {
            hurried++;
          }

          @Override
          public void cancel() {
            cancelled++;
          }
        };
      };
    }

    public void answer(String move) {
      asked.getLast().answer().accept(PlayFixture.move(move));
    }

    void fail() {
      asked.getLast().failure().run();
    }
  }
}
