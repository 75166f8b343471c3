package hnefi.ui.home;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.fx.nav.Area;
import hnefi.fx.settings.Theme;
import hnefi.fx.shape.Bitmap;
import hnefi.ui.WindowExtension;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.image.ImageView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(WindowExtension.class)
class AreaDrawingsTest {
  private final List<String> asked = new ArrayList<>();

  @Test
  void whereThereAreNoPicturesTheDrawingsAreShown() {
    AreaDrawings drawings = new AreaDrawings(_ -> Optional.empty());
    drawings.prepare(Theme.LIGHT);
    Parent prepared = drawings.take(Area.PLAY);
    assertThat(prepared.getStyleClass()).contains("panorama");
    assertThat(drawings.take(Area.PLAY)).isNotSameAs(prepared);
  }

  @Test
  void aPictureFillsTheSceneUntilTheDrawingTakesItsPlace() {
    AreaDrawings drawings = new AreaDrawings(this::picture);
    drawings.prepare(Theme.DARK);
    Parent shown = drawings.take(Area.READ);
    assertThat(shown.getChildrenUnmodifiable()).hasSize(1).allMatch(ImageView.class::isInstance);
    assertThat(shown.getBoundsInLocal().getMinX()).isEqualTo(AreaDrawings.SCENE.getMinX());
    assertThat(shown.getBoundsInLocal().getMaxY()).isEqualTo(AreaDrawings.SCENE.getMaxY());

    drawings.replacePictures(Runnable::run);

    assertThat(shown.getChildrenUnmodifiable())
        .singleElement()
        .extracting(Node::getStyleClass)
        .satisfies(classes -> assertThat(classes).contains("panorama"));
    assertThat(drawings.take(Area.READ).getStyleClass()).contains("panorama");
  }

  @Test
  void thePicturesAreThoseOfTheThemeThatWasAskedForLast() {
    AreaDrawings drawings = new AreaDrawings(this::picture);
    drawings.prepare(Theme.LIGHT);
    drawings.prepare(Theme.LIGHT);
    assertThat(asked).containsExactly("learn-light.argb", "play-light.argb", "read-light.argb");
    drawings.prepare(Theme.CONTRAST);
    Parent shown = drawings.take(Area.LEARN);
    assertThat(asked).endsWith("learn-contrast.argb", "play-contrast.argb", "read-contrast.argb");

    drawings.replacePictures(Runnable::run);

    assertThat(shown.getChildrenUnmodifiable()).noneMatch(ImageView.class::isInstance);
  }

  private Optional<Bitmap> picture(String file) {
    asked.add(file);
    return Optional.of(new Bitmap(40, 48, new int[40 * 48]));
  }
}
