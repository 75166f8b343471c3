package hnefi.ui.home;

import hnefi.fx.nav.Area;
import hnefi.fx.nav.Fxml;
import hnefi.fx.settings.Theme;
import hnefi.fx.shape.Bitmap;
import hnefi.text.Language;
import hnefi.text.Tag;
import hnefi.text.Words;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Function;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Parent;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;

/// The drawings of the areas. Each can hang in one place, so whoever asks gets one of his own.
///
/// The installed program has pictures of them, made when it was built: with those a quarter of the
/// work up to the first frame is saved. They fit one theme and size, so the drawings take their
/// place soon after.
public final class AreaDrawings {
  /// What has to be seen of a drawing of 500 by 600.
  public static final Rectangle2D SCENE = new Rectangle2D(50, 96, 400, 480);

  /// Those that have a drawing of their own.
  public static final List<Area> AREAS = List.of(Area.LEARN, Area.PLAY, Area.READ);

  private final Function<String, Optional<Bitmap>> files;
  private final Map<Area, Bitmap> pictures = new EnumMap<>(Area.class);
  private final Map<Area, Parent> prepared = new EnumMap<>(Area.class);
  private final Map<Area, Group> shownAsPictures = new EnumMap<>(Area.class);
  private Optional<Theme> theme = Optional.empty();

  public AreaDrawings() {
    this(AreaDrawings::read);
  }

  /// @param files reads a picture by the name of its file
  AreaDrawings(Function<String, Optional<Bitmap>> files) {
    this.files = files;
  }

  /// Loads what the first screen shows under a theme, to be had once. There are no controls and no
  /// images in it, so that this can be done on any thread while JavaFX starts: an image whose class
  /// is loaded at the same time as the toolkit's would wait for it, and the toolkit for the image.
  public void prepare(Theme shown) {
    if (theme.equals(Optional.of(shown))) {
      return;
    }
    theme = Optional.of(shown);
    for (Area area : AREAS) {
      files
          .apply(pictureFile(area, shown))
          .ifPresentOrElse(
              picture -> pictures.put(area, picture),
              () -> prepared.computeIfAbsent(area, AreaDrawings::load));
    }
  }

  /// Returns the drawing of an area, or a picture of it that was prepared.
  Parent take(Area area) {
    Bitmap picture = pictures.remove(area);
    if (picture != null) {
      Group framed = framed(picture.image());
      shownAsPictures.put(area, framed);
      return framed;
    }
    return Objects.requireNonNullElseGet(prepared.remove(area), () -> load(area));
  }

  /// Loads the drawings of which pictures were prepared, and has them shown instead.
  ///
  /// @param window runs tasks on the JavaFX thread
  public void replacePictures(Executor window) {
    shownAsPictures.forEach((area, picture) -> {
      Parent drawing = load(area);
      window.execute(() -> picture.getChildren().setAll(drawing));
    });
    shownAsPictures.clear();
  }

  /// Loads the drawing of an area.
  public static Parent load(Area area) {
    return Fxml.load(
        AreaDrawings.class, "art-" + name(area), Words.of(Language.FALLBACK, Map.of()));
  }

  /// Returns the name of the file, beside this class, with the picture of an area's [#SCENE] under
  /// a theme: the width, the height and the pixels with their opacity applied, each in four bytes,
  /// so that nothing has to be decoded or converted.
  public static String pictureFile(Area area, Theme theme) {
    return name(area) + "-" + theme.id() + ".argb";
  }

  private static String name(Area area) {
    return switch (area) {
      case LEARN, PLAY, READ -> Tag.of(area);
      case HOME -> name(Area.PLAY);
      case SETTINGS -> name(Area.READ);
    };
  }

  private static Optional<Bitmap> read(String file) {
    try (InputStream in = AreaDrawings.class.getResourceAsStream(file)) {
      return in == null
          ? Optional.empty()
          : Optional.of(read(ByteBuffer.wrap(in.readAllBytes()).asIntBuffer()));
    } catch (IOException e) {
      throw new UncheckedIOException(file, e);
    }
  }

  private static Bitmap read(IntBuffer file) {
    int width = file.get();
    int height = file.get();
    int[] argb = new int[width * height];
    file.get(argb);
    return new Bitmap(width, height, argb);
  }

  private static Group framed(Image picture) {
    ImageView view = new ImageView(picture);
    view.setX(SCENE.getMinX());
    view.setY(SCENE.getMinY());
    view.setFitWidth(SCENE.getWidth());
    view.setFitHeight(SCENE.getHeight());
    return new Group(view);
  }
}
