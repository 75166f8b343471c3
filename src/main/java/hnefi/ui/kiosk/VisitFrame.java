package hnefi.ui.kiosk;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.css.PseudoClass;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/// The places of a visit: a picture to look at, below it what is touched, at the foot the buttons
/// of the kiosk.
///
/// On a screen that stands, whatever is touched lies in the lower half; on one that lies, all of it
/// is used. Large letters take room from the picture. Lowered, either has its controls farther
/// down, for who cannot reach so high, but not so far that the squares of boards become smaller
/// than a fingertip.
public final class VisitFrame extends Pane {
  private static final PseudoClass PICTURED = PseudoClass.getPseudoClass("pictured");

  /// The share of the height above what is touched.
  private static final double STANDING = 0.5;

  /// Large letters need the room more than the picture does.
  private static final double STANDING_LARGE = 0.2;

  private static final double STANDING_LOWERED = 0.6;
  private static final double LYING_LOWERED = 0.28;

  private final ScreenScale scale;
  private final BooleanProperty lowered = new SimpleBooleanProperty(this, "lowered");
  private boolean large;

  VisitFrame(ScreenScale scale) {
    this.scale = scale;
    getStyleClass().add("visit");
    lowered.subscribe(_ -> requestLayout());
  }

  /// Whether the controls lie farther down.
  public BooleanProperty loweredProperty() {
    return lowered;
  }

  /// Sets whether the letters are large.
  void setLarge(boolean large) {
    this.large = large;
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    if (getManagedChildren().size() != 3) {
      return;
    }
    double width = getWidth();
    double height = getHeight();
    Region picture = (Region) getManagedChildren().get(0);
    Region bar = (Region) getManagedChildren().get(2);
    double foot = Math.ceil(bar.prefHeight(width));
    double top = Math.ceil(above(width, height, foot));
    pseudoClassStateChanged(PICTURED, top > 0);
    picture.setVisible(top > 0);
    picture.resizeRelocate(0, 0, width, top);
    getManagedChildren().get(1).resizeRelocate(0, top, width, Math.max(0, height - top - foot));
    bar.resizeRelocate(0, height - foot, width, foot);
  }

  private double above(double width, double height, double foot) {
    boolean standing = height > width;
    double usual = standing ? height * STANDING : 0;
    if (!lowered.get()) {
      return standing && large ? height * STANDING_LARGE : usual;
    }
    double most = height - BoardSpace.needed(scale, width, height, foot);
    return Math.max(usual, Math.min(most, height * (standing ? STANDING_LOWERED : LYING_LOWERED)));
  }
}
