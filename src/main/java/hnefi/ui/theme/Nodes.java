package hnefi.ui.theme;

import javafx.scene.Node;

/// Nodes that come and go.
public final class Nodes {
  private Nodes() {}

  /// Shows a node, or takes it away together with the room it had.
  public static void show(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }
}
