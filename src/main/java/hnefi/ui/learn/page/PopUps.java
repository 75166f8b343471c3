package hnefi.ui.learn.page;

import java.util.Objects;
import javafx.scene.Node;
import javafx.scene.Parent;
import org.controlsfx.control.PopOver;

/// Opens small windows beside what was tapped.
public final class PopUps {
  private PopUps() {}

  /// Shows content beside a node. A pop-over has a scene of its own, to which theme and text size
  /// are handed on.
  public static void show(PopOver pop, Node content, Node beside) {
    pop.setContentNode(content);
    pop.setDetachable(false);
    pop.setAnimated(false);
    Parent root = pop.getRoot();
    root.getStyleClass().removeIf(PopUps::isLook);
    beside.getScene().getRoot().getStyleClass().stream()
        .filter(PopUps::isLook)
        .forEach(root.getStyleClass()::add);
    root.getStylesheets()
        .setAll(Objects.requireNonNull(PopUps.class.getResource("popup.css")).toExternalForm());
    pop.show(beside);
  }

  private static boolean isLook(String styleClass) {
    return styleClass.startsWith("theme-") || styleClass.startsWith("text-");
  }
}
