package hnefi.engine;

/// Stops a search or a count from another thread; it then gives what it has found so far, at once.
public final class StopSignal {
  private volatile boolean stopped;

  public void stop() {
    stopped = true;
  }

  public boolean isStopped() {
    return stopped;
  }
}
