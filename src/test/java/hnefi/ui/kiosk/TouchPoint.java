package hnefi.ui.kiosk;

import java.util.Optional;
import javafx.collections.ObservableList;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.SubScene;

/// A point of a window that is touched.
record TouchPoint(Scene scene, Point2D point) {
  Optional<Node> node() {
    return scene.getRoot() == null ? Optional.empty() : pick(scene.getRoot(), point);
  }

  /// Returns another point of the same window.
  TouchPoint at(Point2D other) {
    return new TouchPoint(scene, other);
  }

  /// Returns the node under a point as JavaFX would pick it.
  private static Optional<Node> pick(Node node, Point2D inParent) {
    if (!node.isVisible()
        || node.isMouseTransparent()
        || node.isDisabled()
        || !node.getBoundsInParent().contains(inParent)) {
      return Optional.empty();
    }
    Point2D here = node.parentToLocal(inParent);
    if (here == null
        || (node.getClip() != null
            && !node.getClip().contains(node.getClip().parentToLocal(here)))) {
      return Optional.empty();
    }
    if (node instanceof Parent parent && !(node instanceof SubScene)) {
      ObservableList<Node> children = parent.getChildrenUnmodifiable();
      for (int i = children.size() - 1; i >= 0; i--) {
        Optional<Node> found = pick(children.get(i), here);
        if (found.isPresent()) {
          return found;
        }
      }
    }
    // A group is only what is in it.
    return !(node instanceof Group) && node.contains(here) ? Optional.of(node) : Optional.empty();
  }
}
