package hnefi.ui.history.figure;

import hnefi.fx.shape.StyledShapes;
import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import javafx.scene.transform.Rotate;

/// Words in drawings, and parts that are moved and turned.
final class FigureParts {
  private FigureParts() {}

  /// Words whose middle is at a point.
  static Text words(double x, double y, String words, String styleClass) {
    Text text = StyledShapes.styled(new Text(words), styleClass);
    text.getStyleClass().add("figure-words");
    text.setTextAlignment(TextAlignment.CENTER);
    text.setTextOrigin(VPos.CENTER);
    text.setX(x);
    text.boundsInLocalProperty().subscribe(bounds -> text.setTranslateX(-bounds.getWidth() / 2));
    text.setY(y);
    return text;
  }

  /// Words that begin at a point.
  static Text wordsFrom(double x, double y, String words, String styleClass) {
    Text text = StyledShapes.styled(new Text(x, y, words), styleClass);
    text.getStyleClass().add("figure-words");
    text.setTextOrigin(VPos.CENTER);
    return text;
  }

  /// The node moved and turned.
  static Group at(double x, double y, double degrees, Node... nodes) {
    Group group = new Group(nodes);
    group.setLayoutX(x);
    group.setLayoutY(y);
    group.getTransforms().add(new Rotate(degrees));
    return group;
  }
}
