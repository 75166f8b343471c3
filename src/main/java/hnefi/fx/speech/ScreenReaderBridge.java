package hnefi.fx.speech;

import java.util.Objects;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/// Hands announcements to the screen reader of the system. It reads only what has the focus, so the
/// announcement becomes the accessible text of that node until the focus moves on. A text that is
/// the same as before would not be read; it gets a space that nobody hears.
final class ScreenReaderBridge implements Announcer.Listener {
  private static final String UNHEARD = "\u00a0";

  private Subscription following = Subscription.EMPTY;
  private @Nullable Scene scene;
  private @Nullable Node bearer;
  private @Nullable String original;

  /// Speaks in this scene, and in no other one, from now on.
  void follow(@Nullable Scene now) {
    following.unsubscribe();
    restore();
    scene = now;
    following =
        now == null ? Subscription.EMPTY : now.focusOwnerProperty().subscribe((_, _) -> restore());
  }

  @Override
  public void hear(String said, boolean interrupting) {
    if (Platform.isAccessibilityActive() && scene != null && scene.getFocusOwner() != null) {
      give(scene.getFocusOwner(), said);
    }
  }

  void give(Node node, String said) {
    if (node != bearer) {
      restore();
      bearer = node;
      original = node.getAccessibleText();
    }
    node.setAccessibleText(
        said.equals(Objects.toString(node.getAccessibleText(), "")) ? said + UNHEARD : said);
  }

  private void restore() {
    if (bearer != null) {
      bearer.setAccessibleText(original);
      bearer = null;
    }
  }
}
