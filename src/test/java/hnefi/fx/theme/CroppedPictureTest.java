package hnefi.fx.theme;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Rectangle;
import org.junit.jupiter.api.Test;

class CroppedPictureTest {
  @Test
  void roundCornersAreCoveredAndTheClipStaysARectangle() {
    CroppedPicture picture =
        new CroppedPicture(
            new Group(new Rectangle(400, 480)), new Rectangle2D(0, 0, 400, 480), 0.5);
    picture.round(10);
    picture.resize(300, 200);
    picture.layout();

    List<String> corners =
        picture.lookupAll(".picture-corner").stream()
            .map(Node::getBoundsInParent)
            .map(CroppedPictureTest::center)
            .toList();
    assertThat(corners).containsExactlyInAnyOrder("5 5", "295 5", "295 195", "5 195");
    Rectangle clip = (Rectangle) picture.getClip();
    assertThat(clip.getArcWidth()).isZero();
    assertThat(clip.getWidth()).isEqualTo(300);
  }

  private static String center(Bounds bounds) {
    return Math.round(bounds.getCenterX()) + " " + Math.round(bounds.getCenterY());
  }
}
