package hnefi.fx.tour;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.ui.WindowExtension;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javafx.scene.image.Image;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(WindowExtension.class)
class PngWriterTest {
  @Test
  void whatIsWrittenIsReadBack() throws IOException {
    WritableImage image = new WritableImage(17, 9);
    for (int x = 0; x < 17; x++) {
      for (int y = 0; y < 9; y++) {
        image
            .getPixelWriter()
            .setColor(x, y, Color.rgb(x * 15, y * 28, (x * y) % 256, y == 4 ? 0.5 : 1));
      }
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PngWriter.write(image, out);

    Image read = new Image(new ByteArrayInputStream(out.toByteArray()));
    assertThat(read.isError()).isFalse();
    assertThat(read.getWidth()).isEqualTo(17);
    assertThat(read.getHeight()).isEqualTo(9);
    for (int x = 0; x < 17; x++) {
      for (int y = 0; y < 9; y++) {
        assertThat(near(read, image, x, y)).as("pixel %d, %d", x, y).isTrue();
      }
    }
  }

  private static boolean near(Image one, Image other, int x, int y) {
    Color a = one.getPixelReader().getColor(x, y);
    Color b = other.getPixelReader().getColor(x, y);
    double tolerance = 0.01; // transparency is stored premultiplied
    return Math.abs(a.getRed() - b.getRed()) < tolerance
        && Math.abs(a.getGreen() - b.getGreen()) < tolerance
        && Math.abs(a.getBlue() - b.getBlue()) < tolerance
        && Math.abs(a.getOpacity() - b.getOpacity()) < tolerance;
  }
}
