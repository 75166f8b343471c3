package hnefi.fx.tour;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javax.imageio.ImageIO;

/// Writes images of JavaFX as PNG files, without the bridge to Swing.
public final class PngWriter {
  private PngWriter() {}

  /// Writes the image, over whatever was there.
  public static void write(Image image, Path file) throws IOException {
    try (OutputStream out = Files.newOutputStream(file)) {
      write(image, out);
    }
  }

  /// Writes the image and leaves the stream open.
  public static void write(Image image, OutputStream out) throws IOException {
    int width = (int) image.getWidth();
    int height = (int) image.getHeight();
    BufferedImage copy = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
    int[] pixels = ((DataBufferInt) copy.getRaster().getDataBuffer()).getData();
    image
        .getPixelReader()
        .getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
    if (!ImageIO.write(copy, "png", out)) {
      throw new IOException("this Java writes no PNG");
    }
  }
}
