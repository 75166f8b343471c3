package hnefi.fx.shape;

import java.nio.IntBuffer;
import javafx.scene.image.Image;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

/// A picture as numbers.
///
/// @param width in pixels
/// @param height in pixels
/// @param argb the pixels, row by row, with their opacity applied
public record Bitmap(int width, int height, int[] argb) {
  /// Reads the pixels of an image.
  public static Bitmap of(Image image) {
    int width = (int) image.getWidth();
    int height = (int) image.getHeight();
    int[] argb = new int[width * height];
    image
        .getPixelReader()
        .getPixels(0, 0, width, height, PixelFormat.getIntArgbPreInstance(), argb, 0, width);
    return new Bitmap(width, height, argb);
  }

  /// Returns an image of these pixels, which are not copied.
  public Image image() {
    return new WritableImage(
        new PixelBuffer<>(
            width, height, IntBuffer.wrap(argb), PixelFormat.getIntArgbPreInstance()));
  }
}
