package hnefi.ui.board;

import hnefi.fx.shape.FixedFontText;
import hnefi.notation.SquareText;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.text.Font;
import javafx.scene.text.Text;

/// The names of files and ranks on the frame. They lie beside the scaled picture, in pixels: under
/// a scale JavaFX draws letters as outlines, in which crossing strokes leave holes.
final class Coordinates extends Group {
  /// Smaller letters, in pixels, are hard to read.
  private static final double LEAST = 12;

  /// How much higher than the frame a line of letters may be: nothing hangs below a line here.
  private static final double LINE_TO_FRAME = 1.1;

  /// Gets the font and the size of the style sheet, in units of the picture.
  private final Text sample = new Text("a");

  private final List<Name> names = new ArrayList<>();
  private double factor = 1;
  private double frame;

  /// A name and the middle of its place in the picture.
  private record Name(Text text, double x, double y) {}

  Coordinates() {
    getStyleClass().add("coordinates");
    setManaged(false);
    setMouseTransparent(true);
    sample.getStyleClass().add("coordinate-font");
    sample.setOpacity(0); // what is invisible gets no style
    sample.fontProperty().subscribe(_ -> place());
  }

  /// Writes the names anew.
  ///
  /// @param line how far from the squares the middle of a name is
  /// @param frameWidth of the frame
  void draw(BoardGeometry grid, double line, double frameWidth) {
    frame = frameWidth;
    names.clear();
    for (int i = 0; i < grid.size().width(); i++) {
      double along = (i + 0.5) * BoardGeometry.UNIT;
      add(SquareText.file(grid.at(i, 0).file()), along, grid.extent() + line);
      add(String.valueOf(grid.at(0, i).rank() + 1), -line, along);
    }
    getChildren().setAll(names.stream().map(Name::text).toList());
    getChildren().add(sample);
    place();
  }

  /// Follows the scale of the picture.
  void scale(double pixelsOfUnit) {
    factor = pixelsOfUnit;
    place();
  }

  private void add(String name, double x, double y) {
    Text text = new FixedFontText(name);
    text.getStyleClass().add("coordinate");
    text.setTextOrigin(VPos.CENTER);
    names.add(new Name(text, x, y));
  }

  private void place() {
    Font styled = sample.getFont();
    double size =
        Math.max(styled.getSize() * factor, Math.min(LEAST, LINE_TO_FRAME * frame * factor));
    Font font = new Font(styled.getName(), size);
    for (Name each : names) {
      each.text.setFont(font);
      Bounds bounds = each.text.getLayoutBounds();
      each.text.setX(Math.round(each.x * factor - bounds.getWidth() / 2));
      each.text.setY(Math.round(each.y * factor));
    }
  }
}
