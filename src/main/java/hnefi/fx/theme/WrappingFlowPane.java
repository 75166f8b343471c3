package hnefi.fx.theme;

import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.layout.FlowPane;

/// Buttons in as many lines as they need. One that is longer than a line breaks its words, so that
/// the pane never asks for more width than there is.
public final class WrappingFlowPane extends FlowPane {
  public WrappingFlowPane() {
    setMinWidth(0);
    getChildren()
        .addListener(
            (ListChangeListener<Node>)
                change -> {
                  while (change.next()) {
                    change.getAddedSubList().forEach(this::keepWithin);
                  }
                });
  }

  private void keepWithin(Node child) {
    if (child instanceof ButtonBase button && !button.maxWidthProperty().isBound()) {
      button.setWrapText(true);
      Nodes.keepWithin(button, this);
    }
  }
}
