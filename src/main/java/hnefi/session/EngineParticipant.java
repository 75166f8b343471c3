package hnefi.session;

import hnefi.engine.Score;
import hnefi.engine.SearchLimits;
import hnefi.engine.Searcher;
import hnefi.people.MoveChooser;
import hnefi.rules.Move;
import hnefi.rules.RuleSet;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The engine at the board, which accepts a draw as [DrawDecision] says.
final class EngineParticipant implements SessionParticipant {
  private static final int DRAW_MEGABYTES = 16;

  private final Executor workers;
  private final Function<RuleSet, MoveChooser> players;
  private final SearchLimits limits;
  private final SearchLimits drawLimits;
  private final Supplier<Duration> leastTime;
  // Made when it is asked for a move, freed when the game is left: its table is large.
  private @Nullable MoveChooser player;

  EngineParticipant(
      Executor workers,
      Function<RuleSet, MoveChooser> players,
      SearchLimits limits,
      SearchLimits drawLimits,
      Supplier<Duration> leastTime) {
    this.workers = workers;
    this.players = players;
    this.limits = limits;
    this.drawLimits = drawLimits;
    this.leastTime = leastTime;
  }

  @Override
  public void chooseMove(MoveRequest request) {
    Optional<Duration> share = request.share();
    Duration least = shorter(leastTime.get(), share);
    SearchLimits within =
        new SearchLimits(shorter(limits.time(), share), limits.depth(), limits.nodes());
    begin(() -> search(request, within, least), request::fail);
  }

  private void search(MoveRequest request, SearchLimits within, Duration least)
      throws InterruptedException {
    Optional<MoveChooser> ready = playerFor(request);
    if (ready.isPresent()) {
      long begun = System.nanoTime();
      Move move =
          ready.get().choose(request.position(), request.earlier(), within, request.signal());
      request.awaitStop(least.minusNanos(System.nanoTime() - begun));
      request.play(move);
    }
  }

  private static Duration shorter(Duration wanted, Optional<Duration> share) {
    return share.filter(each -> each.compareTo(wanted) < 0).orElse(wanted);
  }

  @Override
  public void considerDraw(DrawOffer offer) {
    begin(
        () -> {
          if (offer.isOpen()) {
            offer.answer(weighed(offer));
          }
        },
        offer::fail);
  }

  /// Weighs the position at full strength, whatever the character: its mistakes are for the board.
  private Answer weighed(DrawOffer draw) {
    Score score =
        new Searcher(1, DRAW_MEGABYTES)
            .search(draw.rules(), draw.position(), drawLimits, draw.signal(), _ -> {})
            .score();
    boolean toMove = draw.position().toMove() == draw.question().asked();
    return DrawDecision.of(
        toMove ? score.points() : -score.points(),
        draw.ply(),
        draw.position().board().size().width());
  }

  @Override
  public synchronized void suspended() {
    player = null;
  }

  /// Returns the player; empty if the move is not wanted any more. A request is withdrawn before
  /// the game is left, so none is made for a game that is left already.
  private synchronized Optional<MoveChooser> playerFor(MoveRequest request) {
    if (player == null && request.isOpen()) {
      player = players.apply(request.rules());
    }
    return Optional.ofNullable(player).filter(_ -> request.isOpen());
  }

  private interface Work {
    void run() throws InterruptedException;
  }

  /// Lets a worker do something. What it throws goes on to the handler of its thread.
  private void begin(Work work, Runnable failure) {
    workers.execute(() -> {
      boolean done = false;
      try {
        work.run();
        done = true;
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
      } finally {
        if (!done) {
          failure.run();
        }
      }
    });
  }
}
