package hnefi.ui.kiosk;

import java.util.List;
import java.util.function.BooleanSupplier;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.geometry.Point3D;
import javafx.scene.Node;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;
import javafx.scene.input.ScrollEvent;
import javafx.scene.input.ZoomEvent;

/// Events as mouse, finger and keys would cause them, handed to a node.
final class SyntheticEvents {
  private SyntheticEvents() {}

  /// The finger leaves the node and all it lies in, as JavaFX tells each of them.
  static void leave(Node target, TouchPoint where) {
    TouchGuard.ancestors(target)
        .forEach(each -> mouse(each, MouseEvent.MOUSE_EXITED, where, MouseButton.PRIMARY, false));
  }

  static void contextMenu(Node target, TouchPoint where) {
    Point2D at = where.point();
    Event.fireEvent(
        target,
        new ContextMenuEvent(
            ContextMenuEvent.CONTEXT_MENU_REQUESTED,
            at.getX(),
            at.getY(),
            at.getX(),
            at.getY(),
            false,
            pick(target, where)));
  }

  static void scroll(Node target, TouchPoint where, double delta, boolean shift) {
    Event.fireEvent(
        target,
        new ScrollEvent(
            ScrollEvent.SCROLL,
            where.point().getX(),
            where.point().getY(),
            where.point().getX(),
            where.point().getY(),
            shift,
            false,
            false,
            false,
            true,
            false,
            0,
            delta,
            0,
            delta,
            ScrollEvent.HorizontalTextScrollUnits.NONE,
            0,
            ScrollEvent.VerticalTextScrollUnits.NONE,
            0,
            1,
            pick(target, where)));
  }

  static void zoom(Node target, TouchPoint where, double factor) {
    Event.fireEvent(
        target,
        new ZoomEvent(
            ZoomEvent.ZOOM,
            where.point().getX(),
            where.point().getY(),
            where.point().getX(),
            where.point().getY(),
            false,
            false,
            false,
            false,
            true,
            false,
            factor,
            factor,
            pick(target, where)));
  }

  /// Presses, releases and types a key.
  ///
  /// @param shift whether Shift is down, asked anew for each event
  static void key(Node target, KeyCode code, BooleanSupplier shift, boolean control, boolean alt) {
    for (EventType<KeyEvent> type : List.of(KeyEvent.KEY_PRESSED, KeyEvent.KEY_RELEASED)) {
      Event.fireEvent(
          target,
          new KeyEvent(type, "", code.getName(), code, shift.getAsBoolean(), control, alt, false));
    }
    Event.fireEvent(
        target,
        new KeyEvent(KeyEvent.KEY_TYPED, "x", "", KeyCode.UNDEFINED, false, control, alt, false));
  }

  private static PickResult pick(Node target, TouchPoint where) {
    return new PickResult(target, new Point3D(where.point().getX(), where.point().getY(), 0), 0);
  }

  static void mouse(
      Node target,
      EventType<MouseEvent> type,
      TouchPoint where,
      MouseButton button,
      boolean still) {
    Point2D at = where.point();
    boolean down = type != MouseEvent.MOUSE_RELEASED && type != MouseEvent.MOUSE_CLICKED;
    Event.fireEvent(
        target,
        new MouseEvent(
            type,
            at.getX(),
            at.getY(),
            at.getX(),
            at.getY(),
            button,
            1,
            false,
            false,
            false,
            false,
            down && button == MouseButton.PRIMARY,
            down && button == MouseButton.MIDDLE,
            down && button == MouseButton.SECONDARY,
            down && button == MouseButton.BACK,
            down && button == MouseButton.FORWARD,
            false,
            false,
            still,
            pick(target, where)));
  }
}
