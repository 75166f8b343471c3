package hnefi.fx.layout;

import java.util.List;
import javafx.scene.layout.VBox;

/// Words that want to be as high as the highest of a row, so that what stands above them ends on
/// one line.
public final class EqualHeightBox extends VBox {
  private List<EqualHeightBox> row = List.of(this);

  /// Makes these a row. They are expected to be equally wide.
  public static void level(List<EqualHeightBox> boxes) {
    boxes.forEach(each -> each.row = List.copyOf(boxes));
  }

  @Override
  protected double computePrefHeight(double width) {
    return row.stream().mapToDouble(each -> each.ownHeight(width)).max().orElse(0);
  }

  private double ownHeight(double width) {
    return super.computePrefHeight(width);
  }
}
