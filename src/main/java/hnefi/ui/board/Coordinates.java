package hnefi.ui.board;

import hnefi.board.Square;
import hnefi.notation.SquareText;
import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;

/// The names of files and ranks on the frame.
final class Coordinates extends Group {
  Coordinates() {
    getStyleClass().add("coordinates");
    setMouseTransparent(true);
  }

  void draw(BoardGeometry grid, double frame) {
    getChildren().clear();
    for (int i = 0; i < grid.size().width(); i++) {
      double along = (i + 0.5) * BoardGeometry.UNIT;
      Square inColumn = grid.at(i, 0);
      Square inRow = grid.at(0, i);
      add(SquareText.file(inColumn.file()), along, grid.extent() + frame / 2);
      add(String.valueOf(inRow.rank() + 1), -frame / 2, along);
    }
  }

  private void add(String name, double x, double y) {
    Text text = new Text(name);
    text.getStyleClass().add("coordinate");
    text.setTextOrigin(VPos.CENTER);
    text.setTextAlignment(TextAlignment.CENTER);
    text.setWrappingWidth(BoardGeometry.UNIT);
    text.setX(x - BoardGeometry.UNIT / 2);
    text.setY(y);
    getChildren().add(text);
  }
}
