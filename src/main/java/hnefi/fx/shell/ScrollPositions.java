package hnefi.fx.shell;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.skin.VirtualFlow;

/// How far everything on a screen is scrolled, to be found so again on a screen built anew for the
/// same presenter.
///
/// @param values of scroll panes, in pixels, and of lists, from 0 to 1, in the order of the scene
///   graph
record ScrollPositions(List<Double> values) {
  static final ScrollPositions NONE = new ScrollPositions(List.of());

  static ScrollPositions of(Parent root) {
    return new ScrollPositions(scrolled(root).stream().map(ScrollPositions::value).toList());
  }

  /// Scrolls a screen with the same parts; one with others stays as it is.
  void restore(Parent root) {
    if (values.stream().allMatch(each -> each == 0)) {
      return;
    }
    // How high a page is depends on how wide the window lets it be.
    Parent window = root.getScene() == null ? root : root.getScene().getRoot();
    window.applyCss();
    window.layout();
    List<Node> parts = scrolled(root);
    if (parts.size() == values.size()) {
      for (int i = 0; i < parts.size(); i++) {
        scroll(parts.get(i), values.get(i));
      }
    }
  }

  private static List<Node> scrolled(Parent root) {
    List<Node> found = new ArrayList<>();
    collect(root, found);
    return found;
  }

  private static void collect(Node node, List<Node> found) {
    if (node instanceof ScrollPane || node instanceof ListView) {
      found.add(node);
    }
    Iterable<? extends Node> children =
        node instanceof ScrollPane pane
            ? pane.getContent() == null ? List.of() : List.of(pane.getContent())
            : node instanceof Parent parent ? parent.getChildrenUnmodifiable() : List.of();
    children.forEach(each -> collect(each, found));
  }

  private static double value(Node part) {
    return part instanceof ScrollPane pane
        ? pane.getVvalue() * hidden(pane)
        : part.lookup(".virtual-flow") instanceof VirtualFlow<?> flow ? flow.getPosition() : 0;
  }

  private static void scroll(Node part, double value) {
    if (part instanceof ScrollPane pane) {
      pane.setVvalue(hidden(pane) > 0 ? Math.min(value / hidden(pane), 1) : 0);
    } else if (part.lookup(".virtual-flow") instanceof VirtualFlow<?> flow) {
      flow.setPosition(value);
    }
  }

  /// Returns how many pixels of its content a pane has no room for.
  private static double hidden(ScrollPane pane) {
    return pane.getContent() == null
        ? 0
        : Math.max(
            0,
            pane.getContent().getLayoutBounds().getHeight() - pane.getViewportBounds().getHeight());
  }
}
