package hnefi.fx.tour;

import javafx.geometry.Dimension2D;
import javafx.scene.Group;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;

/// A scene of a fixed size without a window.
final class Canvas {
  // Some nodes decide how to arrange themselves only when they know their size.
  private static final int PASSES = 4;

  private final Scene scene;
  private final WritableImage picture;

  /// @param root leaves the scene it was in before
  Canvas(Parent root, Dimension2D size) {
    if (root.getScene() != null) {
      root.getScene().setRoot(new Group());
    }
    scene = new Scene(root, size.getWidth(), size.getHeight());
    picture = new WritableImage((int) size.getWidth(), (int) size.getHeight());
  }

  Scene scene() {
    return scene;
  }

  /// Finishes style and layout.
  void settle() {
    for (int i = 0; i < PASSES; i++) {
      scene.getRoot().applyCss();
      scene.getRoot().layout();
    }
  }

  WritableImage picture() {
    return scene.snapshot(picture);
  }
}
