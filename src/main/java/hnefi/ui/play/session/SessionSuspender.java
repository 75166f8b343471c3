package hnefi.ui.play.session;

import hnefi.session.GameSession;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;

/// Suspends a session while nobody looks at it, pauses two computers that play each other, and
/// holds the clock while the window is left or the players are asked something.
public final class SessionSuspender {
  private final GameSession session;
  private final PromptModel prompts;
  private final BooleanProperty paused = new SimpleBooleanProperty(false);
  private final BooleanProperty windowLeft = new SimpleBooleanProperty(false);
  private boolean attended;

  SessionSuspender(GameSession session, PromptModel prompts) {
    this.session = session;
    this.prompts = prompts;
    prompts.promptProperty().subscribe(_ -> holdClock());
    windowLeft.subscribe(_ -> holdClock());
    paused.subscribe(_ -> resumeOrWait());
  }

  /// Says that somebody looks at the game, or nobody does.
  public void setAttended(boolean somebody) {
    attended = somebody;
    resumeOrWait();
  }

  /// Whether two computers that play each other wait.
  public BooleanProperty pausedProperty() {
    return paused;
  }

  /// Whether the window of the game is left for another one; the clock stands meanwhile, as it does
  /// while the players are asked something.
  public BooleanProperty windowLeftProperty() {
    return windowLeft;
  }

  private void resumeOrWait() {
    if (!attended) {
      session.suspend();
    } else if (paused.get() && !session.setup().players().anyPerson()) {
      session.pause();
    } else {
      session.resume();
    }
  }

  private void holdClock() {
    session.holdClock(windowLeft.get() || prompts.promptProperty().get().isPresent());
  }
}
