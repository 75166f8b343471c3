package hnefi.fx.file;

import javafx.scene.image.Image;

/// The clipboard, as far as it takes pictures. Use it on the JavaFX thread.
public interface PictureClipboard {
  void copy(Image picture);
}
