package hnefi.ui.kiosk;

import java.util.Optional;
import java.util.Set;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.MouseEvent;

/// Lets a finger push what is longer than its place. Where touch arrives as mouse events, JavaFX
/// itself would only press the button under the finger. It would also choose the row of a list that
/// is pressed; here a row is chosen where the finger is lifted from it without having pushed.
final class FingerScrolling {
  /// How far a finger may wander and still be a tap, in millimetres.
  private static final double SLACK = 4;

  /// What a finger moves in its own way.
  private static final Set<String> MOVED = Set.of("board", "map-view", "slider");

  private final ScreenScale scale;
  private Optional<Node> pushed = Optional.empty();
  private Optional<ListCell<?>> pressedRow = Optional.empty();
  private boolean pushing;
  private double pressedAt;
  private double lastAt;

  FingerScrolling(ScreenScale scale) {
    this.scale = scale;
  }

  void install(Parent root) {
    root.addEventFilter(MouseEvent.MOUSE_PRESSED, this::press);
    root.addEventFilter(MouseEvent.MOUSE_DRAGGED, this::drag);
    root.addEventFilter(MouseEvent.MOUSE_RELEASED, this::release);
    root.addEventFilter(MouseEvent.MOUSE_CLICKED, this::end);
  }

  private void press(MouseEvent event) {
    pushing = false;
    pressedAt = event.getSceneY();
    lastAt = pressedAt;
    pushed = event.getTarget() instanceof Node node ? pushed(node) : Optional.empty();
    pressedRow = event.getTarget() instanceof Node node ? row(node) : Optional.empty();
    if (pressedRow.isPresent()) {
      event.consume();
    }
  }

  /// Returns the row of a list, if it is the row itself that is touched and not a button in it.
  private static Optional<ListCell<?>> row(Node node) {
    return TouchGuard.ancestors(node)
        .takeWhile(each -> !(each instanceof ButtonBase))
        .filter(each -> each instanceof ListCell<?> cell && !cell.isEmpty())
        .<ListCell<?>>map(each -> (ListCell<?>) each)
        .findFirst();
  }

  private void release(MouseEvent event) {
    if (!pushing && TouchGuard.mayPass(event)) {
      pressedRow
          .filter(row -> row.contains(row.sceneToLocal(event.getSceneX(), event.getSceneY())))
          .ifPresent(row -> row.getListView().getSelectionModel().clearAndSelect(row.getIndex()));
    }
    pressedRow = Optional.empty();
    end(event);
  }

  private static Optional<Node> pushed(Node node) {
    return TouchGuard.ancestors(node)
        .takeWhile(each -> each.getStyleClass().stream().noneMatch(MOVED::contains))
        .filter(
            each -> each instanceof ListView || (each instanceof ScrollPane pane && isLong(pane)))
        .findFirst();
  }

  private static boolean isLong(ScrollPane pane) {
    return hidden(pane) > 0;
  }

  /// Returns how much of the content is out of sight, in pixels.
  private static double hidden(ScrollPane pane) {
    Node content = pane.getContent();
    Bounds view = pane.getViewportBounds();
    return content == null ? 0 : content.getLayoutBounds().getHeight() - view.getHeight();
  }

  private void drag(MouseEvent event) {
    if (pushed.isEmpty()) {
      return;
    }
    if (!pushing && Math.abs(event.getSceneY() - pressedAt) > scale.pixels(SLACK)) {
      pushing = true;
      lastAt = event.getSceneY();
      if (event.getTarget() instanceof Node node) {
        TouchGuard.ancestors(node)
            .filter(ButtonBase.class::isInstance)
            .forEach(each -> ((ButtonBase) each).disarm());
      }
    }
    if (pushing) {
      push(pushed.get(), lastAt - event.getSceneY());
      lastAt = event.getSceneY();
      event.consume();
    }
  }

  private static void push(Node what, double pixels) {
    if (what instanceof ScrollPane pane) {
      double hidden = hidden(pane);
      if (hidden > 0) {
        pane.setVvalue(Math.clamp(pane.getVvalue() + pixels / hidden, 0, 1));
      }
    } else if (what.lookup(".virtual-flow") instanceof VirtualFlow<?> flow) {
      flow.scrollPixels(pixels);
    }
  }

  private void end(MouseEvent event) {
    if (pushing) {
      event.consume();
      pushing = event.getEventType() != MouseEvent.MOUSE_CLICKED;
    }
  }
}
