package hnefi.fx.shell;

import hnefi.fx.theme.ArrowTraversal;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Control;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Toggle;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/// Which keys belong to the node that has the focus, and not to the screen around it.
final class FocusKeys {
  private FocusKeys() {}

  /// Returns whether the node that has the focus needs a key itself: a text field every key, a
  /// button only those that press it or [lead on from it][ArrowTraversal], anything else that can
  /// be reached with Tab every key without a modifier that it could move with.
  static boolean needs(@Nullable Node focus, KeyEvent event) {
    if (focus instanceof TextInputControl) {
      return true;
    }
    if (focus != null && event.getCode().isArrowKey() && ArrowTraversal.isWithin(focus)) {
      return !event.isShortcutDown() && !event.isAltDown();
    }
    if (focus == null || !focus.isFocusTraversable() || focus instanceof ScrollPane) {
      return false;
    }
    if (event.isShortcutDown() || event.isAltDown()) {
      return false;
    }
    return switch (event.getCode()) {
      case ENTER, SPACE -> true;
      case HOME, END, PAGE_UP, PAGE_DOWN -> focus instanceof Control && !isButton(focus);
      default -> !isButton(focus);
    };
  }

  /// Tells buttons from toggles of a group, whose arrows choose.
  private static boolean isButton(Node focus) {
    return focus instanceof ButtonBase
        && !(focus instanceof Toggle toggle && toggle.getToggleGroup() != null);
  }
}
