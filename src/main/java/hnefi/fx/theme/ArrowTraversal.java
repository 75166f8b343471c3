package hnefi.fx.theme;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.input.KeyEvent;

/// Arrow keys that go from button to button of a region, as in a tool bar; the screen does without
/// them as long as the focus is there.
public final class ArrowTraversal {
  private static final Object KEY = new Object();

  private ArrowTraversal() {}

  /// Lets the arrow keys go through the buttons of a region.
  public static void install(Parent region) {
    region.getProperties().put(KEY, true);
    region.addEventFilter(KeyEvent.KEY_PRESSED, key -> press(region, key));
  }

  /// Returns whether the arrow keys belong to the region in which a node is.
  public static boolean isWithin(Node node) {
    return Stream.iterate(node, Objects::nonNull, Node::getParent)
        .anyMatch(each -> each.hasProperties() && each.getProperties().containsKey(KEY));
  }

  /// Returns the buttons of a region that can be used now, in their order.
  public static List<Node> buttons(Parent region) {
    return inside(region).toList();
  }

  private static Stream<Node> inside(Node node) {
    if (!node.isVisible() || node.isDisabled()) {
      return Stream.empty();
    }
    return node instanceof ButtonBase
        ? Stream.of(node)
        : node instanceof Parent parent
            ? parent.getChildrenUnmodifiable().stream().flatMap(ArrowTraversal::inside)
            : Stream.empty();
  }

  private static void press(Parent region, KeyEvent key) {
    int step = Nodes.step(key);
    if (step == 0) {
      return;
    }
    key.consume();
    List<Node> all = buttons(region);
    int next = all.indexOf(Nodes.focusOwner(region).orElse(null)) + step;
    if (next >= 0 && next < all.size()) {
      all.get(next).requestFocus();
    }
  }
}
