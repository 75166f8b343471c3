package hnefi.fx.shape;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.ui.WindowExtension;
import javafx.css.StyleOrigin;
import javafx.css.StyleableProperty;
import javafx.geometry.BoundingBox;
import javafx.scene.paint.Color;
import javafx.scene.shape.SVGPath;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(WindowExtension.class)
class PathBuilderTest {
  @Test
  void writesHundredths() {
    assertThat(new PathBuilder().line(-0.126, 3, 10.5, -1234.004).data())
        .isEqualTo("M -0.13 3L 10.50 -1234");
  }

  @Test
  void drawsWhatAPathWould() {
    SVGPath box = new PathBuilder().box(10, 20, 30, 40).build();
    box.setFill(Color.WHITE);
    box.setStroke(null);
    assertThat(box.getLayoutBounds()).isEqualTo(new BoundingBox(10, 20, 30, 40));
    SVGPath disc = new PathBuilder().disc(50, 60, 20).build();
    disc.setFill(Color.WHITE);
    assertThat(disc.contains(50, 60)).isTrue();
    assertThat(disc.contains(50, 79)).isTrue();
    assertThat(disc.contains(66, 76)).isFalse();
    SVGPath curve = new PathBuilder().moveTo(0, 0).cubicTo(0, 10, 20, 10, 20, 0).close().build();
    assertThat(curve.getLayoutBounds().getHeight()).isBetween(7.5, 11.5);
  }

  @Test
  void leavesItsColoursToStyleSheets() {
    SVGPath shape = new PathBuilder().line(0, 0, 1, 1).build("line", "dark");

    assertThat(shape.getStyleClass()).containsExactly("line", "dark");
    assertThat(shape.getFill()).isNull();
    assertThat(((StyleableProperty<?>) shape.strokeProperty()).getStyleOrigin())
        .isNotEqualTo(StyleOrigin.USER);
  }
}
