package hnefi.ui.kiosk;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.stage.PopupWindow;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/// Where a random visitor touches the windows that show.
final class RandomTouchPoints {
  /// After so many actions a visitor looks anew where buttons are.
  private static final int GLANCE = 20;

  private final Scene scene;
  private final Random chance;
  private final List<Node> buttons = new ArrayList<>();
  private long looked = -GLANCE;
  private @Nullable Node seen;

  RandomTouchPoints(Scene scene, Random chance) {
    this.scene = scene;
    this.chance = chance;
  }

  /// A window to be touched: a popup above the screen, if there is one.
  private Scene touched() {
    List<Window> popups =
        Window.getWindows().stream()
            .filter(each -> each instanceof PopupWindow && each.isShowing())
            .toList();
    return popups.isEmpty() || chance.nextInt(4) == 0
        ? scene
        : popups.get(chance.nextInt(popups.size())).getScene();
  }

  TouchPoint anywhere() {
    Scene where = touched();
    return new TouchPoint(
        where,
        new Point2D(
            chance.nextDouble() * where.getWidth(), chance.nextDouble() * where.getHeight()));
  }

  /// @param action how many things were done before
  TouchPoint onButton(long action) {
    Scene where = touched();
    if (action - looked >= GLANCE || seen != where.getRoot()) {
      looked = action;
      seen = where.getRoot();
      buttons.clear();
      collectButtons(where.getRoot(), buttons);
    }
    if (buttons.isEmpty()) {
      return anywhere();
    }
    Node button = buttons.get(chance.nextInt(buttons.size()));
    if (button.getScene() != where) {
      looked = -GLANCE;
      return anywhere();
    }
    Bounds bounds = button.localToScene(button.getLayoutBounds());
    return new TouchPoint(
        where,
        new Point2D(
            bounds.getMinX() + (0.2 + 0.6 * chance.nextDouble()) * bounds.getWidth(),
            bounds.getMinY() + (0.2 + 0.6 * chance.nextDouble()) * bounds.getHeight()));
  }

  private static void collectButtons(Node node, List<Node> found) {
    if (!node.isVisible() || node.isDisabled()) {
      return;
    }
    if (node instanceof ButtonBase) {
      found.add(node);
    } else if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(each -> collectButtons(each, found));
    }
  }
}
