package hnefi.ui.shell;

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
/// @param values of scroll panes and lists in the order of the scene graph, each from 0 to 1
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
    root.applyCss();
    root.layout();
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
        ? pane.getVvalue()
        : part.lookup(".virtual-flow") instanceof VirtualFlow<?> flow ? flow.getPosition() : 0;
  }

  private static void scroll(Node part, double value) {
    if (part instanceof ScrollPane pane) {
      pane.setVvalue(value);
    } else if (part.lookup(".virtual-flow") instanceof VirtualFlow<?> flow) {
      flow.setPosition(value);
    }
  }
}
