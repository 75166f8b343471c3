package hnefi.ui.kiosk;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;

/// The upper left corner, which leads the staff to their page when it is held long enough.
final class HiddenCorner {
  private static final double SIZE = 30;
  private static final long HELD = 5_000_000_000L;

  private final ScreenScale scale;
  private Optional<Long> since = Optional.empty();
  private boolean pressed;

  HiddenCorner(ScreenScale scale) {
    this.scale = scale;
  }

  void install(Node root) {
    root.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> pressed = isInside(event));
    root.addEventFilter(MouseEvent.MOUSE_DRAGGED, event -> pressed &= isInside(event));
    root.addEventFilter(MouseEvent.MOUSE_RELEASED, _ -> pressed = false);
  }

  private boolean isInside(MouseEvent event) {
    double size = scale.pixels(SIZE);
    return event.isPrimaryButtonDown() && event.getSceneX() < size && event.getSceneY() < size;
  }

  /// Tells whether it has been held long enough. Ask at every pulse.
  boolean isHeld(long now) {
    since = pressed ? Optional.of(since.orElse(now)) : Optional.empty();
    return since.filter(begun -> now - begun >= HELD).isPresent();
  }

  /// Waits for the next press.
  void letGo() {
    pressed = false;
    since = Optional.empty();
  }
}
