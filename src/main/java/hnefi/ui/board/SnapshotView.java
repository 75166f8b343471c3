package hnefi.ui.board;

import hnefi.fx.shape.Bitmap;
import java.nio.IntBuffer;
import java.util.Arrays;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.transform.Transform;
import org.jspecify.annotations.Nullable;

/// One bitmap in place of a node and all its parts, so that it is soon drawn in any size. The node
/// keeps its place, its focus and what it does; only its picture is exchanged.
///
/// The bitmap is stretched here, pixel for pixel of the screen: without a graphics card JavaFX
/// takes several times as long for it. While a window of 1920 x 1080 is resized, 17 ms pass between
/// frames instead of 38.
final class SnapshotView extends ImageView {
  private final Node original;

  /// How many pixels of the screen a unit of the scene has.
  private double density = 1;

  private @Nullable Bitmap taken;
  private PixelBuffer<IntBuffer> canvas = canvas(1, 1);

  SnapshotView(Node original) {
    this.original = original;
    getStyleClass().add("likeness");
    setManaged(false);
    setMouseTransparent(true);
    setVisible(false);
  }

  /// Takes the place of the original, as it looks now.
  ///
  /// @param pixels how many pixels of the screen a unit of the scene has
  void takePlace(double pixels) {
    density = pixels;
    SnapshotParameters sharp = new SnapshotParameters();
    sharp.setFill(Color.TRANSPARENT);
    sharp.setTransform(Transform.scale(pixels, pixels));
    taken = Bitmap.of(original.snapshot(sharp, null));
    // Not made invisible, which would cost it the focus.
    original.setOpacity(0);
    setVisible(true);
    follow();
  }

  /// Takes the size and place that the original has now.
  void follow() {
    if (taken == null) {
      return;
    }
    Bounds there = original.getBoundsInParent();
    int width = Math.max(1, (int) Math.round(there.getWidth() * density));
    int height = Math.max(1, (int) Math.round(there.getHeight() * density));
    if (width > canvas.getWidth() || height > canvas.getHeight() || getImage() == null) {
      canvas = canvas(width + width / 8, height + height / 8);
      setImage(new WritableImage(canvas));
    }
    Bitmap bitmap = taken;
    canvas.updateBuffer(buffer -> {
      stretch(bitmap, buffer.getBuffer().array(), width, height, canvas.getWidth());
      return new Rectangle2D(0, 0, width, height);
    });
    setViewport(new Rectangle2D(0, 0, width, height));
    setFitWidth(width / density);
    setFitHeight(height / density);
    setX(Math.round(there.getMinX() * density) / density);
    setY(Math.round(there.getMinY() * density) / density);
  }

  private static void stretch(Bitmap bitmap, int[] target, int width, int height, int stride) {
    int[] columns = new int[width];
    Arrays.setAll(columns, x -> (int) ((long) x * bitmap.width() / width));
    int last = -1;
    for (int y = 0; y < height; y++) {
      int row = (int) ((long) y * bitmap.height() / height);
      int start = y * stride;
      if (row == last) {
        System.arraycopy(target, start - stride, target, start, width);
      } else {
        for (int x = 0; x < width; x++) {
          target[start + x] = bitmap.argb()[row * bitmap.width() + columns[x]];
        }
      }
      last = row;
    }
  }

  private static PixelBuffer<IntBuffer> canvas(int width, int height) {
    return new PixelBuffer<>(
        width, height, IntBuffer.allocate(width * height), PixelFormat.getIntArgbPreInstance());
  }

  void giveWay() {
    original.setOpacity(1);
    setVisible(false);
    setImage(null);
    canvas = canvas(1, 1);
    taken = null;
  }
}
