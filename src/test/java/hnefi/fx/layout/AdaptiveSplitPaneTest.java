package hnefi.fx.layout;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.Insets;
import javafx.scene.layout.Region;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AdaptiveSplitPaneTest {
  @ParameterizedTest
  @CsvSource({"1001, 700", "700, 1001"})
  void thePartsStandOnWholePixels(double width, double height) {
    Region first = new Region();
    Region second = new Region();
    first.setPrefHeight(height);
    AdaptiveSplitPane pane = new AdaptiveSplitPane();
    pane.getChildren().setAll(first, second);
    pane.setPadding(new Insets(7.3));
    pane.setShare(0.57);
    pane.setTallShare(0.57);
    pane.resize(width, height);
    pane.layout();

    for (Region part : new Region[] {first, second}) {
      assertThat(part.getLayoutX()).isEqualTo(Math.rint(part.getLayoutX()));
      assertThat(part.getLayoutY()).isEqualTo(Math.rint(part.getLayoutY()));
    }
  }
}
