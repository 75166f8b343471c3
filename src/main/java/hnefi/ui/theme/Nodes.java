package hnefi.ui.theme;

import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.layout.Region;

/// Nodes that come and go.
public final class Nodes {
  private Nodes() {}

  /// Shows a node, or takes it away together with the room it had.
  public static void show(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }

  /// Makes a region no wider than the one it stands in, as soon as that has a width.
  public static void keepWithin(Region region, Region row) {
    region
        .maxWidthProperty()
        .bind(
            Bindings.when(row.widthProperty().greaterThan(0))
                .then(row.widthProperty())
                .otherwise(Double.MAX_VALUE));
  }

  /// Lets a button open something that takes a while, such as a board: until that is there, the
  /// button looks used.
  public static void setOnSlowAction(ButtonBase button, Runnable action) {
    button.setOnAction(_ -> {
      button.setDisable(true);
      afterNextFrame(
          button,
          () -> {
            button.setDisable(false);
            action.run();
          });
    });
  }

  /// Runs something that takes a while after what has changed can be seen; at once where no window
  /// shows.
  public static void afterNextFrame(Node node, Runnable action) {
    Scene scene = node.getScene();
    if (scene == null || scene.getWindow() == null || !scene.getWindow().isShowing()) {
      action.run();
      return;
    }
    Runnable once =
        new Runnable() {
          @Override
          public void run() {
            scene.removePostLayoutPulseListener(this);
            Platform.runLater(action);
          }
        };
    scene.addPostLayoutPulseListener(once);
    Platform.requestNextPulse();
  }
}
