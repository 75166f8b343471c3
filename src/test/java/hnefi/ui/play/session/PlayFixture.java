package hnefi.ui.play.session;

import hnefi.board.Square;
import hnefi.content.Edition;
import hnefi.content.EditionName;
import hnefi.content.Library;
import hnefi.content.PackedContent;
import hnefi.notation.BoardText;
import hnefi.notation.MoveText;
import hnefi.notation.SquareText;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.session.Answer;
import hnefi.session.DrawOffer;
import hnefi.session.GameSetup;
import hnefi.session.MoveRequest;
import hnefi.session.OpponentCatalog;
import hnefi.session.OpponentProfile;
import hnefi.session.Participant;
import hnefi.session.Players;
import hnefi.session.SessionParticipant;
import hnefi.ui.board.AnimationSpeed;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.function.Supplier;

/// Words for tests that play.
public final class PlayFixture {
  public static final Library LIBRARY = PackedContent.LIBRARY;

  /// On the walker board a defender takes the attacker on f10; another attacker is spared.
  public static final String CAPTURE = "f2-h2 e7-e10 k4-j4 g7-g10";

  /// The haende king walks into a corner.
  public static final String ESCAPE = "b4-b1 c4-c7 a4-a2 d5-g5 a2-a6 d4-a4 a6-b6 a4-a6 b1-b5 a6-a1";

  private PlayFixture() {}

  public static Edition edition(String id) {
    return LIBRARY.edition(EditionName.of(id)).orElseThrow();
  }

  public static GameSetup setup(String id, Players players) {
    return GameSetup.of(edition(id), Optional.empty(), players);
  }

  public static GameSetup setup(String id) {
    return setup(id, Players.TWO_PEOPLE);
  }

  public static PlayModel model(GameSetup setup) {
    return model(setup, new Silent());
  }

  public static PlayModel model(GameSetup setup, OpponentCatalog opponents) {
    PlayModel model =
        PlayModel.of(setup, setup.game(), opponents, Runnable::run, () -> AnimationSpeed.NORMAL);
    model.suspender().setAttended(true);
    return model;
  }

  public static void play(PlayModel model, String moves) {
    for (String each : moves.split(" ")) {
      model.attempt(move(each));
    }
  }

  /// Returns where these moves lead.
  public static Position position(String rules, String moves) {
    PlayModel model = model(setup(rules));
    if (!moves.isEmpty()) {
      play(model, moves);
    }
    return model.snapshot().now();
  }

  public static Move move(String text) {
    return MoveText.read(text).toOptional().orElseThrow();
  }

  public static Square square(String name) {
    return SquareText.read(name).toOptional().orElseThrow();
  }

  public static String board(PlayModel model) {
    return BoardText.write(model.snapshot().shown().board());
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
  public static final class Silent implements OpponentCatalog {
    public final Deque<MoveRequest> asked = new ArrayDeque<>();
    private final Deque<DrawOffer> offers = new ArrayDeque<>();
    private int answered;
    private int suspended;

    @Override
    public List<OpponentProfile> profiles() {
      return List.of(
          new OpponentProfile("egil", _ -> "Egil", _ -> "Strong."),
          new OpponentProfile("astrid", _ -> "Astrid", _ -> "Kind."));
    }

    @Override
    public SessionParticipant participant(
        Participant.Computer computer, Supplier<Duration> leastTime) {
      return new SessionParticipant() {
        @Override
        public void chooseMove(MoveRequest request) {
          asked.addLast(request);
        }

        @Override
        public void suspended() {
          suspended++;
        }

        @Override
        public void considerDraw(DrawOffer offer) {
          offers.addLast(offer);
        }
      };
    }

    public void answer(String move) {
      answered++;
      asked.getLast().play(PlayFixture.move(move));
    }

    public void answerDraw(Answer answer) {
      offeredDraw().answer(answer);
    }

    DrawOffer offeredDraw() {
      return offers.getLast();
    }

    /// Returns how many draws were offered.
    int draws() {
      return offers.size();
    }

    /// Returns how many moves are no longer wanted that were never made.
    public long cancelled() {
      return asked.stream().filter(each -> !each.isOpen()).count() - answered;
    }

    /// Returns how many moves are wanted at once.
    public long hurried() {
      return asked.stream().filter(each -> each.isOpen() && each.signal().isStopped()).count();
    }

    void fail() {
      asked.getLast().fail();
    }

    /// Returns how often one of them was told that its game is left.
    int suspended() {
      return suspended;
    }
  }
}
