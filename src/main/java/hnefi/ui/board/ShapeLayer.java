package hnefi.ui.board;

import hnefi.board.BoardShape;
import hnefi.board.BoardSize;
import hnefi.board.Square;
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
      case BoardShape.Circle(Square at) -> size.contains(at);
      case BoardShape.Arrow(Square from, Square to) -> size.contains(from) && size.contains(to);
    };
  }

  private static void add(BoardShape shape, BoardGeometry grid, List<Node> nodes) {
    switch (shape) {
      case BoardShape.Circle(Square at) -> {
        nodes.add(MarkShapes.ring(grid.centre(at), 44, "drawn", "halo"));
        nodes.add(MarkShapes.ring(grid.centre(at), 44, "drawn"));
      }
      case BoardShape.Arrow(Square from, Square to) ->
          nodes.add(MarkShapes.drawnArrow(grid.centre(from), grid.centre(to)));
    }
  }
}
