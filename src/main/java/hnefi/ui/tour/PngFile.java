package hnefi.ui.tour;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32;
import java.util.zip.DeflaterOutputStream;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;

/// Writes an image as a PNG file, for which JavaFX itself would need Swing.
///
/// Eight bits a channel, with transparency, each row coded as its difference from the row above.
public final class PngFile {
  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  private static final int FILTER_UP = 2;

  private PngFile() {}

  /// Writes the image, over whatever was there.
  public static void write(Image image, Path file) throws IOException {
    try (OutputStream out = Files.newOutputStream(file)) {
      write(image, out);
    }
  }

  /// Writes the image and leaves the stream open.
  public static void write(Image image, OutputStream out) throws IOException {
    DataOutputStream png = new DataOutputStream(out);
    png.write(SIGNATURE);
    chunk(png, "IHDR", header((int) image.getWidth(), (int) image.getHeight()));
    chunk(png, "IDAT", pixels(image));
    chunk(png, "IEND", new byte[0]);
    png.flush();
  }

  private static byte[] header(int width, int height) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream header = new DataOutputStream(bytes);
    header.writeInt(width);
    header.writeInt(height);
    header.writeByte(8); // bits a channel
    header.writeByte(6); // red, green, blue, alpha
    header.writeByte(0); // deflate
    header.writeByte(0); // a filter for each row
    header.writeByte(0); // not interlaced
    return bytes.toByteArray();
  }

  private static byte[] pixels(Image image) throws IOException {
    int width = (int) image.getWidth();
    int height = (int) image.getHeight();
    int[] row = new int[width];
    int[] above = new int[width];
    byte[] line = new byte[1 + 4 * width];
    line[0] = FILTER_UP;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DeflaterOutputStream packed = new DeflaterOutputStream(bytes)) {
      for (int y = 0; y < height; y++) {
        image
            .getPixelReader()
            .getPixels(0, y, width, 1, PixelFormat.getIntArgbInstance(), row, 0, width);
        for (int x = 0; x < width; x++) {
          line[1 + 4 * x] = (byte) ((row[x] >> 16) - (above[x] >> 16));
          line[2 + 4 * x] = (byte) ((row[x] >> 8) - (above[x] >> 8));
          line[3 + 4 * x] = (byte) (row[x] - above[x]);
          line[4 + 4 * x] = (byte) ((row[x] >>> 24) - (above[x] >>> 24));
        }
        packed.write(line);
        int[] swap = above;
        above = row;
        row = swap;
      }
    }
    return bytes.toByteArray();
  }

  private static void chunk(DataOutputStream png, String type, byte[] data) throws IOException {
    byte[] name = type.getBytes(StandardCharsets.US_ASCII);
    CRC32 check = new CRC32();
    check.update(name);
    check.update(data);
    png.writeInt(data.length);
    png.write(name);
    png.write(data);
    png.writeInt((int) check.getValue());
  }
}
