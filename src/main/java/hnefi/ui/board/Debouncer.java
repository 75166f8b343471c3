package hnefi.ui.board;

import javafx.animation.AnimationTimer;

/// Runs an action when something is stirred frame after frame, and another when nothing has stirred
/// it for some frames. Frames and not milliseconds, so that a slow machine is not given more to do
/// because it is slow.
final class Debouncer extends AnimationTimer {
  private static final int GOES_ON = 2;
  private static final int AT_REST = 10;

  private final Runnable onMoving;
  private final Runnable onRest;
  private boolean stirred;
  private int stirredFrames;
  private int quietFrames;

  /// @param onMoving run once when it is stirred in two frames one after the other
  /// @param onRest run once when it rests again
  Debouncer(Runnable onMoving, Runnable onRest) {
    this.onMoving = onMoving;
    this.onRest = onRest;
  }

  void stir() {
    stirred = true;
    quietFrames = 0;
    start();
  }

  @Override
  public void handle(long now) {
    if (stirred) {
      stirred = false;
      stirredFrames++;
      if (stirredFrames == GOES_ON) {
        onMoving.run();
      }
    } else if (quietFrames++ == AT_REST) {
      stop();
      stirredFrames = 0;
      onRest.run();
    }
  }
}
