import hnefi.ui.home.AreaDrawings;
import hnefi.ui.route.Area;
import hnefi.ui.settings.Theme;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import javafx.application.Platform;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;

/// Writes pictures of the drawings on the first screen, one for each theme, into the folder of
/// their class under the given one.
///
/// Run it with the built program on the class path, as a single source file: `java -cp
/// "target/hnefi.jar" src/package/AreaPictures.java FOLDER`.
final class AreaPictures {
  private AreaPictures() {}

  public static void main(String[] arguments) throws Exception {
    System.setProperty("glass.platform", "Headless");
    System.setProperty("prism.order", "sw");
    Path folder =
        Files.createDirectories(
            Path.of(arguments[0], AreaDrawings.class.getPackageName().split("\\.")));
    CompletableFuture<Map<String, Image>> drawn = new CompletableFuture<>();
    Platform.startup(() -> {
      try {
        Map<String, Image> pictures = new HashMap<>();
        for (Theme theme : Theme.values()) {
          for (Area area : AreaDrawings.AREAS) {
            pictures.put(AreaDrawings.pictureFile(area, theme), picture(area, theme));
          }
        }
        drawn.complete(pictures);
      } catch (Throwable e) {
        drawn.completeExceptionally(e);
      }
    });
    Map<String, Image> pictures = drawn.get();
    Platform.exit();
    for (Map.Entry<String, Image> each : pictures.entrySet()) {
      Files.write(folder.resolve(each.getKey()), bytes(each.getValue()));
    }
  }

  private static byte[] bytes(Image picture) {
    int width = (int) picture.getWidth();
    int height = (int) picture.getHeight();
    int[] pixels = new int[width * height];
    picture
        .getPixelReader()
        .getPixels(0, 0, width, height, PixelFormat.getIntArgbPreInstance(), pixels, 0, width);
    ByteBuffer bytes = ByteBuffer.allocate((2 + pixels.length) * Integer.BYTES);
    bytes.asIntBuffer().put(width).put(height).put(pixels);
    return bytes.array();
  }

  private static Image picture(Area area, Theme theme) {
    Group root = new Group(AreaDrawings.load(area));
    root.getStyleClass().add(theme.styleClass());
    new Scene(root);
    SnapshotParameters shot = new SnapshotParameters();
    shot.setViewport(AreaDrawings.SCENE);
    return root.snapshot(shot, null);
  }
}
