package hnefi.engine;

/// Ends a thought from another thread; the thought then gives the best it has found, at once.
public final class StopSignal {
  private volatile boolean stopped;

  public void stop() {
    stopped = true;
  }

  public boolean isStopped() {
    return stopped;
  }
}
