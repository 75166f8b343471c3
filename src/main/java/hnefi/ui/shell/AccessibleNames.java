package hnefi.ui.shell;

import javafx.scene.control.ButtonBase;
import javafx.scene.control.Tooltip;

/// Accessible names for buttons that show only a sign.
final class AccessibleNames {
  private AccessibleNames() {}

  /// Says what a button does, to screen readers and to whoever points at it.
  static void give(ButtonBase button, String name) {
    button.setAccessibleText(name);
    button.setTooltip(null);
    // A tooltip is a window of its own: made when the pointer comes near, unless one that tells the
    // key as well is there by then.
    button.setOnMouseEntered(_ -> {
      if (button.getTooltip() == null) {
        button.setTooltip(new Tooltip(name));
      }
    });
  }
}
