package hnefi.ui.board;

import hnefi.content.BoardLook;
import hnefi.sound.SoundEffect;
import java.time.Duration;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;

/// Something on a board that makes a sound. It rises to the frame of the window, which plays it;
/// where nobody does, it is not heard.
public final class SoundCue extends Event {
  public static final EventType<SoundCue> HEARD = new EventType<>(Event.ANY, "HNEFI_SOUND");

  private static final long serialVersionUID = 1;

  private final SoundEffect effect;
  private final BoardLook look;
  private final Duration delay;

  private SoundCue(SoundEffect effect, BoardLook look, Duration delay) {
    super(HEARD);
    this.effect = effect;
    this.look = look;
    this.delay = delay;
  }

  /// @param look what the board is made of
  /// @param delay until the picture is where the sound belongs
  public static void fire(Node at, SoundEffect effect, BoardLook look, Duration delay) {
    fireEvent(at, new SoundCue(effect, look, delay));
  }

  public SoundEffect effect() {
    return effect;
  }

  public BoardLook look() {
    return look;
  }

  public Duration delay() {
    return delay;
  }
}
