package hnefi.ui.kiosk;

import java.util.Set;
import java.util.stream.Stream;
import javafx.event.EventTarget;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.DragEvent;
import javafx.scene.input.InputEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.RotateEvent;
import javafx.scene.input.SwipeEvent;
import javafx.scene.input.TouchEvent;

/// Lets one finger through, and the few keys of a keypad; nothing else leads anywhere: no second
/// finger, no other button of a mouse, no long press, no dragging out, no keys of the system.
final class TouchGuard {
  private static final Set<KeyCode> KEYS =
      Set.of(
          KeyCode.TAB,
          KeyCode.UP,
          KeyCode.DOWN,
          KeyCode.LEFT,
          KeyCode.RIGHT,
          KeyCode.ENTER,
          KeyCode.SPACE);

  /// Places within words or drawings that are too small for a finger; whatever they lead to can be
  /// reached by a button or a list too.
  private static final Set<String> TOO_SMALL =
      Set.of(
          "marker",
          "link-text",
          "scroll-bar",
          "crumb",
          "map-credit",
          "map-marker",
          "map-country",
          "move",
          "cite",
          "source");

  private final Runnable touched;
  private KeyCode held = KeyCode.UNDEFINED;

  /// @param touched hears of everything somebody does
  TouchGuard(Runnable touched) {
    this.touched = touched;
  }

  void install(Parent root) {
    root.addEventFilter(InputEvent.ANY, this::filter);
  }

  private void filter(InputEvent event) {
    if (!(event instanceof MouseEvent) || event.getEventType() == MouseEvent.MOUSE_PRESSED) {
      touched.run();
    }
    if (!mayPass(event) || isRepeated(event)) {
      event.consume();
    }
  }

  /// A key that is held down counts once.
  private boolean isRepeated(InputEvent event) {
    if (!(event instanceof KeyEvent key) || key.getEventType() == KeyEvent.KEY_TYPED) {
      return false;
    }
    boolean pressed = key.getEventType() == KeyEvent.KEY_PRESSED;
    boolean repeated = pressed && key.getCode() == held;
    held = pressed ? key.getCode() : KeyCode.UNDEFINED;
    return repeated;
  }

  static boolean mayPass(InputEvent event) {
    return switch (event) {
      case MouseEvent mouse -> mayPass(mouse);
      case KeyEvent key -> mayPass(key);
      case TouchEvent touch -> touch.getTouchCount() < 2;
      case ContextMenuEvent _, DragEvent _, RotateEvent _, SwipeEvent _ -> false;
      default -> true;
    };
  }

  private static boolean mayPass(MouseEvent mouse) {
    boolean moved =
        mouse.getButton() == MouseButton.NONE && mouse.getEventType() != MouseEvent.DRAG_DETECTED;
    boolean primary =
        mouse.getButton() == MouseButton.PRIMARY
            && !mouse.isSecondaryButtonDown()
            && !mouse.isMiddleButtonDown();
    return moved || (primary && !isTooSmall(mouse.getTarget()));
  }

  private static boolean mayPass(KeyEvent key) {
    return key.getEventType() != KeyEvent.KEY_TYPED
        && KEYS.contains(key.getCode())
        && !key.isAltDown()
        && !key.isControlDown()
        && !key.isMetaDown();
  }

  private static boolean isTooSmall(EventTarget target) {
    // Without streams: every movement of a finger is asked about.
    for (Node each = target instanceof Node node ? node : null;
        each != null;
        each = each.getParent()) {
      for (String styleClass : each.getStyleClass()) {
        if (TOO_SMALL.contains(styleClass)) {
          return true;
        }
      }
    }
    return false;
  }

  /// Returns a node and all that it lies in.
  static Stream<Node> ancestors(Node node) {
    return Stream.iterate(node, each -> each != null, Node::getParent);
  }
}
