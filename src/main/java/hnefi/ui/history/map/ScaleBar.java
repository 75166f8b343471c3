package hnefi.ui.history.map;

import hnefi.ui.history.part.HistoryContext;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/// How far apart things are.
final class ScaleBar extends Pane {
  private static final int[] LENGTHS = {1000, 500, 200, 100, 50, 20};
  private static final double LONGEST = 0.22;

  private final HistoryContext context;
  private final Region bar = new Region();
  private final Label label = new Label();

  ScaleBar(HistoryContext context) {
    this.context = context;
    setMouseTransparent(true);
    bar.getStyleClass().add("map-scale");
    label.getStyleClass().add("map-scale-label");
    bar.setManaged(false);
    label.setManaged(false);
    getChildren().addAll(bar, label);
  }

  /// @param pixels how many a kilometre
  /// @return what it covers
  Bounds place(double width, double height, double pixels) {
    int km = LENGTHS[LENGTHS.length - 1];
    for (int each : LENGTHS) {
      if (each * pixels <= width * LONGEST) {
        km = each;
        break;
      }
    }
    label.setText(context.say("map.km", km));
    label.applyCss();
    label.autosize();
    double thick = Math.max(3, label.getHeight() / 5);
    double bottom = height - label.getHeight() * 0.8;
    bar.resizeRelocate(label.getHeight(), bottom, km * pixels, thick);
    label.relocate(label.getHeight(), bottom - label.getHeight() * 1.1);
    resizeRelocate(0, 0, width, height);
    return new BoundingBox(
        0, label.getLayoutY(), label.getHeight() + km * pixels, height - label.getLayoutY());
  }
}
