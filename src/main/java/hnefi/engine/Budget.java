package hnefi.engine;

import java.util.concurrent.atomic.AtomicLong;

/// What is left of the limits of one thought, shared by its threads.
final class Budget {
  private final long start = System.nanoTime();
  private final SearchLimits limits;
  private final StopSignal signal;
  private final AtomicLong nodes = new AtomicLong();
  private volatile boolean over;

  Budget(SearchLimits limits, StopSignal signal) {
    this.limits = limits;
    this.signal = signal;
  }

  /// Counts positions.
  ///
  /// @throws SpentException if nothing is left
  void spend(long positions) {
    if (over
        || signal.isStopped()
        || nodes.addAndGet(positions) >= limits.nodes()
        || elapsed() >= limits.time().toNanos()
        || Thread.currentThread().isInterrupted()) {
      over = true;
      throw new SpentException();
    }
  }

  /// Ends the thought for all its threads.
  void end() {
    over = true;
  }

  long elapsed() {
    return System.nanoTime() - start;
  }
}
