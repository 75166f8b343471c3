import hnefi.fx.nav.Area;
import hnefi.fx.settings.Theme;
import hnefi.fx.shape.Bitmap;
import hnefi.ui.home.AreaDrawings;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;

/// Writes pictures of the drawings on the first screen, one for each theme, into the folder of
/// their class under the given one.
///
/// Run it with the built program on the class path, as a single source file: `java -cp
/// "target/hnefi.jar" src/package/AreaPictures.java FOLDER`.
final class AreaPictures {
  private AreaPictures() {}

  public static void main(String[] arguments) throws Exception {
    Path folder =
        Files.createDirectories(
            Path.of(arguments[0], AreaDrawings.class.getPackageName().split("\\.")));
    Map<String, Bitmap> pictures = new HashMap<>();
    HeadlessJavaFx.run(() -> {
      for (Theme theme : Theme.values()) {
        for (Area area : AreaDrawings.AREAS) {
          pictures.put(AreaDrawings.pictureFile(area, theme), picture(area, theme));
        }
      }
    });
    for (Map.Entry<String, Bitmap> each : pictures.entrySet()) {
      Files.write(folder.resolve(each.getKey()), bytes(each.getValue()));
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
