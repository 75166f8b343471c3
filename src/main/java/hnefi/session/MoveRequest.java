package hnefi.session;

import hnefi.board.Side;
import hnefi.engine.StopSignal;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.RuleSet;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// One request for a move, and the one handle of the thought that answers it. Any thread may use
/// it. The first answer counts while the request is open; every other is dropped.
public final class MoveRequest {
  private final GameSession session;
  private final RuleSet rules;
  private final Position position;
  private final List<Move> earlier;
  private final Optional<Duration> share;
  private final StopSignal signal = new StopSignal();
  private final CountDownLatch stopped = new CountDownLatch(1);
  private volatile boolean open = true;

  /// @param earlier the moves of the game before it
  /// @param share how long a careful player thinks, if time is short
  MoveRequest(
      GameSession session,
      RuleSet rules,
      Position position,
      List<Move> earlier,
      Optional<Duration> share) {
    this.earlier = List.copyOf(earlier);
    this.share = share;
    this.session = session;
    this.rules = rules;
    this.position = position;
  }

  public RuleSet rules() {
    return rules;
  }

  /// Returns the position in which to move.
  public Position position() {
    return position;
  }

  /// Returns the moves of the game before it.
  public List<Move> earlier() {
    return earlier;
  }

  /// Returns how long a careful player thinks about this move; empty without a clock.
  public Optional<Duration> share() {
    return share;
  }

  Question.MoveWanted question() {
    return new Question.MoveWanted(side());
  }

  /// Returns the side that is asked.
  public Side side() {
    return position.toMove();
  }

  /// Returns whether an answer is still awaited.
  public boolean isOpen() {
    return open;
  }

  /// Returns the signal that ends the search: the move is wanted at once, or no longer.
  public StopSignal signal() {
    return signal;
  }

  /// Waits for a time, but no longer than until the signal.
  public void awaitStop(Duration time) throws InterruptedException {
    // Whether it was the signal or the time makes no difference.
    boolean _ = stopped.await(time.toNanos(), TimeUnit.NANOSECONDS);
  }

  /// Answers. A move that the rules refuse counts as a [failure][#fail].
  public void play(Move move) {
    session.executor().execute(() -> session.accept(this, move));
  }

  /// Says that there will be no answer.
  public void fail() {
    session.executor().execute(() -> session.fail(this));
  }

  void stop() {
    signal.stop();
    stopped.countDown();
  }

  void close() {
    open = false;
    stop();
  }
}
