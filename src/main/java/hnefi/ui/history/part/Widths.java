package hnefi.ui.history.part;

import javafx.beans.binding.Bindings;
import javafx.scene.layout.Region;

/// Keeps what flows within the width it flows in.
final class Widths {
  private Widths() {}

  /// Lets a region be no wider than its parent, as soon as that has a width.
  static void keepWithin(Region region, Region parent) {
    region
        .maxWidthProperty()
        .bind(
            Bindings.when(parent.widthProperty().greaterThan(0))
                .then(parent.widthProperty())
                .otherwise(Double.MAX_VALUE));
  }
}
