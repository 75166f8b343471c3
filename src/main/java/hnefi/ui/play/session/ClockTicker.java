package hnefi.ui.play.session;

import hnefi.session.GameSession;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.util.Duration;

/// Lets the clock of a session tell the time while its game is looked at.
public final class ClockTicker {
  private final GameSession session;
  private final Timeline ticks;

  public ClockTicker(GameSession session) {
    this.session = session;
    ticks = new Timeline(new KeyFrame(Duration.millis(200), _ -> session.tick()));
    ticks.setCycleCount(Animation.INDEFINITE);
  }

  public void start() {
    if (session.clock().isPresent()) {
      ticks.play();
    }
  }

  public void stop() {
    ticks.stop();
  }
}
