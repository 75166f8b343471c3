package hnefi.ui.board;

import javafx.scene.Group;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;

/// What is drawn for a square of a board, [BoardGeometry#UNIT] wide, as large as this region.
class SquareDrawing extends Region {
  private final Scale scale = new Scale();
  private final Group drawing = new Group();

  SquareDrawing() {
    drawing.setManaged(false);
    drawing.getTransforms().add(scale);
    getChildren().add(drawing);
  }

  /// Returns the group for what is drawn, with the middle of the square at its origin.
  final Group drawing() {
    return drawing;
  }

  @Override
  protected void layoutChildren() {
    double factor = Math.min(getWidth(), getHeight()) / BoardGeometry.UNIT;
    scale.setX(factor);
    scale.setY(factor);
    drawing.setLayoutX(getWidth() / 2);
    drawing.setLayoutY(getHeight() / 2);
  }

  @Override
  public String getUserAgentStylesheet() {
    return BoardStyles.sheet();
  }
}
