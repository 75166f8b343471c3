package hnefi.ui.tour;

import javafx.geometry.Dimension2D;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;

/// A scene of a fixed size without a window.
final class Canvas {
  // Some nodes decide how to arrange themselves only when they know their size.
  private static final int PASSES = 4;

  private final Scene scene;
  private final WritableImage picture;

  Canvas(Scene scene, Dimension2D size) {
    this.scene = scene;
    picture = new WritableImage((int) size.getWidth(), (int) size.getHeight());
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
