package hnefi.fx.speech;

import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;

/// Something that is said to whoever listens. It is fired at the node it is about and rises to the
/// frame of the window; where nobody listens, nothing happens.
public final class Announcement extends Event {
  public static final EventType<Announcement> ANNOUNCED =
      new EventType<>(Event.ANY, "HNEFI_ANNOUNCED");

  private static final long serialVersionUID = 1;

  private final String text;
  private final boolean reply;

  private Announcement(String text, boolean reply) {
    super(ANNOUNCED);
    this.text = text;
    this.reply = reply;
  }

  /// Says what has happened, after what is being said.
  public static void say(Node at, String text) {
    fireEvent(at, new Announcement(text, false));
  }

  /// Answers a key: whatever is being said is cut short.
  public static void reply(Node at, String text) {
    fireEvent(at, new Announcement(text, true));
  }

  public String text() {
    return text;
  }

  /// Returns whether it answers a key.
  public boolean isReply() {
    return reply;
  }
}
