package hnefi.session;

import hnefi.engine.SearchLimits;
import hnefi.people.Opponent;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/// The opponents of the engine.
public final class EngineOpponents implements OpponentCatalog {
  private final Executor workers;
  private final LongSupplier seeds;
  private final int threads;
  private final SearchLimits drawLimits;

  /// @param workers runs the searches
  /// @param seeds makes one game different from the next
  /// @param threads how many threads the strongest may use
  /// @param drawLimits how long an offer of a draw is considered
  public EngineOpponents(
      Executor workers, LongSupplier seeds, int threads, SearchLimits drawLimits) {
    this.workers = workers;
    this.seeds = seeds;
    this.threads = threads;
    this.drawLimits = drawLimits;
  }

  /// Returns opponents for a window, each game with a chance of its own. One core stays with the
  /// window.
  public static EngineOpponents leavingOneCore(Executor workers, SearchLimits drawLimits) {
    int cores = Runtime.getRuntime().availableProcessors();
    return new EngineOpponents(workers, System::nanoTime, Math.max(1, cores - 1), drawLimits);
  }

  @Override
  public List<OpponentProfile> profiles() {
    return Arrays.stream(Opponent.values())
        .map(each ->
            new OpponentProfile(
                each.id(),
                language -> OpponentNames.name(each, language),
                language -> OpponentNames.character(each, language)))
        .toList();
  }

  @Override
  public SessionParticipant participant(
      Participant.Computer computer, Supplier<Duration> leastTime) {
    Opponent opponent =
        Opponent.of(computer.opponent())
            .orElseThrow(
                () -> new IllegalArgumentException("nobody is called " + computer.opponent()));
    return new EngineParticipant(
        workers,
        rules -> opponent.player(rules, seeds.getAsLong(), threads),
        opponent.limits(),
        drawLimits,
        leastTime);
  }
}
