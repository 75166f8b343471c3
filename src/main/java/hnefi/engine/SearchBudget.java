package hnefi.engine;

import java.util.concurrent.atomic.AtomicLong;

/// What is left of the limits of one search, shared by its threads.
final class SearchBudget {
  private final long start = System.nanoTime();
  private final SearchLimits limits;
  private final StopSignal signal;
  private final AtomicLong nodes = new AtomicLong();
  private volatile boolean ended;

  SearchBudget(SearchLimits limits, StopSignal signal) {
    this.limits = limits;
    this.signal = signal;
  }

  SearchLimits limits() {
    return limits;
  }

  /// Counts nodes.
  ///
  /// @throws SearchStoppedException if a limit is reached or the search is to stop
  void use(long more) {
    if (ended
        || signal.isStopped()
        || nodes.addAndGet(more) >= limits.nodes()
        || elapsedNanos() >= limits.time().toNanos()
        || Thread.currentThread().isInterrupted()) {
      ended = true;
      throw new SearchStoppedException();
    }
  }

  /// Ends the search of all threads.
  void end() {
    ended = true;
  }

  long elapsedNanos() {
    return System.nanoTime() - start;
  }
}
