package hnefi.ui.learn.page;

import hnefi.ui.theme.PopOvers;
import javafx.scene.Node;
import org.controlsfx.control.PopOver;

/// Opens small windows beside what was tapped.
public final class PopUps {
  private PopUps() {}

  /// Shows content beside a node.
  public static void show(PopOver pop, Node content, Node beside) {
    pop.setContentNode(content);
    pop.setDetachable(false);
    pop.setAnimated(false);
    PopOvers.dress(pop, beside, PopUps.class.getResource("popup.css"));
    pop.show(beside);
  }
}
