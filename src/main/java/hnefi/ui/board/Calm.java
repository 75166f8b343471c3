package hnefi.ui.board;

import javafx.animation.AnimationTimer;

/// Runs an action when nothing has been stirred for some frames. Frames and not milliseconds, so
/// that a slow machine is not given more to do because it is slow.
final class Calm extends AnimationTimer {
  private static final int FRAMES = 10;

  private final Runnable action;
  private int quietFrames;

  Calm(Runnable action) {
    this.action = action;
  }

  void stir() {
    quietFrames = 0;
    start();
  }

  @Override
  public void handle(long now) {
    quietFrames++;
    if (quietFrames > FRAMES) {
      stop();
      action.run();
    }
  }
}
