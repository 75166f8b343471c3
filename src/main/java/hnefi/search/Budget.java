package hnefi.search;

import java.util.concurrent.atomic.AtomicLong;

/// What is left of the limits of one thought, shared by its threads.
final class Budget {
  private final long start = System.nanoTime();
  private final Limits limits;
  private final StopSignal signal;
  private final AtomicLong nodes = new AtomicLong();
  private volatile boolean over;

  Budget(Limits limits, StopSignal signal) {
    this.limits = limits;
    this.signal = signal;
  }

  /// Counts positions and returns whether to stop.
  boolean isSpent(int more) {
    if (over
        || signal.isStopped()
        || nodes.addAndGet(more) >= limits.nodes()
        || elapsed() >= limits.time().toNanos()
        || Thread.currentThread().isInterrupted()) {
      over = true;
    }
    return over;
  }

  /// Ends the thought for all its threads.
  void end() {
    over = true;
  }

  long elapsed() {
    return System.nanoTime() - start;
  }
}
