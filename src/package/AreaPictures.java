import hnefi.fx.nav.Area;
import hnefi.fx.settings.Theme;
import hnefi.fx.shape.Bitmap;
import hnefi.ui.home.AreaDrawings;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;

/// Writes pictures of the drawings on the first screen, one for each theme, into the folder of
/// their class.
final class AreaPictures {
  private AreaPictures() {}

  /// Writes them below a folder, on the JavaFX thread.
  static void write(Path root) throws IOException {
    Path folder =
        Files.createDirectories(
            root.resolve(AreaDrawings.class.getPackageName().replace('.', '/')));
    for (Theme theme : Theme.values()) {
      for (Area area : AreaDrawings.AREAS) {
        Files.write(
            folder.resolve(AreaDrawings.pictureFile(area, theme)), bytes(picture(area, theme)));
      }
    }
  }

  private static byte[] bytes(Bitmap picture) {
    ByteBuffer bytes = ByteBuffer.allocate((2 + picture.argb().length) * Integer.BYTES);
    bytes.asIntBuffer().put(picture.width()).put(picture.height()).put(picture.argb());
    return bytes.array();
  }

  private static Bitmap picture(Area area, Theme theme) {
    Group root = new Group(AreaDrawings.load(area));
    root.getStyleClass().add(theme.styleClass());
    new Scene(root);
    SnapshotParameters shot = new SnapshotParameters();
    shot.setViewport(AreaDrawings.SCENE);
    return Bitmap.of(root.snapshot(shot, null));
  }
}
