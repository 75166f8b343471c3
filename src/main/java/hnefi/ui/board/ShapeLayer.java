package hnefi.ui.board;

import hnefi.board.BoardShape;
import hnefi.board.BoardSize;
import hnefi.board.Square;
import hnefi.text.Tag;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Group;
import javafx.scene.Node;

/// What people drew on the board, above the pieces, and the shape they are just drawing.
final class ShapeLayer extends Group {
  private Optional<BoardShape> preview = Optional.empty();

  ShapeLayer() {
    setMouseTransparent(true);
  }

  /// Shows what is being drawn, over all that is drawn already.
  void preview(Optional<BoardShape> drawing, List<BoardShape> drawn, BoardGeometry grid) {
    preview = drawing;
    draw(drawn, grid);
  }

  void draw(List<BoardShape> drawn, BoardGeometry grid) {
    List<Node> nodes = new ArrayList<>();
    drawn.stream().filter(each -> isOn(each, grid.size())).forEach(each -> add(each, grid, nodes));
    preview.ifPresent(each -> add(each, grid, nodes));
    getChildren().setAll(nodes);
  }

  private static boolean isOn(BoardShape shape, BoardSize size) {
    return switch (shape) {
      case BoardShape.Circle(Square at, _) -> size.contains(at);
      case BoardShape.Arrow(Square from, Square to, _) -> size.contains(from) && size.contains(to);
    };
  }

  private static void add(BoardShape shape, BoardGeometry grid, List<Node> nodes) {
    String brush = "brush-" + Tag.of(shape.brush());
    switch (shape) {
      case BoardShape.Circle(Square at, _) -> {
        nodes.add(MarkShapes.ring(grid.centre(at), 44, "drawn", "halo"));
        nodes.add(MarkShapes.ring(grid.centre(at), 44, "drawn", brush));
      }
      case BoardShape.Arrow(Square from, Square to, _) ->
          nodes.add(MarkShapes.drawnArrow(grid.centre(from), grid.centre(to), brush));
    }
  }
}
