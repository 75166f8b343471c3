package hnefi.ui.board;

import hnefi.board.BoardSize;
import hnefi.board.Direction;
import hnefi.board.Square;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.Group;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/// The squares as focusable nodes. One of them, the cursor, is a tab stop; arrow keys move it as
/// the board is seen. It shows as long as it has the focus; to whoever points, the board as a whole
/// has it.
final class CellLayer extends Group {
  private final Map<Square, SquareCell> cells = new HashMap<>();
  private final BoardControl control;
  private final Function<Square, String> words;
  private final Consumer<Square> fire;
  private final ShapeInput shapeInput;
  private BoardGeometry grid;
  private Square cursor;

  CellLayer(
      BoardControl control,
      BoardGeometry grid,
      Function<Square, String> words,
      Consumer<Square> fire,
      ShapeInput shapeInput) {
    this.shapeInput = shapeInput;
    this.control = control;
    this.grid = grid;
    this.words = words;
    this.fire = fire;
    this.cursor = grid.size().throne();
    fill();
  }

  void setGrid(BoardGeometry newGrid) {
    BoardSize before = grid.size();
    grid = newGrid;
    if (before.equals(newGrid.size())) {
      place();
    } else {
      cursor = newGrid.size().throne();
      fill();
    }
  }

  private void fill() {
    cells.clear();
    getChildren().clear();
    for (Square square : grid.size().squares()) {
      SquareCell cell = new SquareCell(square, words, fire);
      cell.focusedProperty().subscribe(focused -> follow(square, focused));
      cell.hoverProperty().subscribe(_ -> feel(cell));
      cells.put(square, cell);
      getChildren().add(cell);
    }
    place();
    moveTabStop(cursor);
  }

  private void place() {
    cells.forEach((square, cell) -> cell.relocate(grid.left(square), grid.top(square)));
  }

  private void follow(Square square, boolean focused) {
    if (focused && !square.equals(cursor)) {
      moveTabStop(square);
    }
  }

  private void moveTabStop(Square square) {
    cell(cursor).setFocusTraversable(false);
    cursor = square;
    cell(cursor).setFocusTraversable(true);
  }

  SquareCell cell(Square square) {
    SquareCell cell = cells.get(square);
    if (cell == null) {
      throw new IllegalArgumentException(square + " is not on this board");
    }
    return cell;
  }

  Square cursor() {
    return cursor;
  }

  /// Puts the cursor and the focus on a square.
  void focus(Square square) {
    moveTabStop(square);
    cell(square).requestFocus();
  }

  /// Shows under the pointer whether there is something to pick up.
  private void feel(SquareCell cell) {
    cell.setMovable(cell.isHover() && control.moveInput().isMovable(cell.square()));
  }

  void showDestinations(Set<Square> destinations) {
    cells.forEach((square, cell) -> cell.setDestination(destinations.contains(square)));
    cells.values().stream().filter(SquareCell::isHover).forEach(this::feel);
    cell(cursor).wordsChanged();
  }

  /// Moves the cursor to a square without showing it: whoever points does not look for it.
  void point(Square square) {
    moveTabStop(square);
    control.requestFocus();
  }

  /// Does what a key means on the board. While somebody points and no cursor shows, only up and
  /// down bring it up; left and right are left to the screen.
  void press(KeyEvent event) {
    if (event.getCode() == KeyCode.ENTER && event.isShiftDown() && control.acceptsShapes()) {
      shapeInput.key(cursor);
      event.consume();
      return;
    }
    if (event.getCode().isArrowKey() && event.isShiftDown()) {
      return;
    }
    if (event.isAltDown() || event.isControlDown() || event.isMetaDown()) {
      return;
    }
    if (event.getCode() != KeyCode.ESCAPE && control.isFocused()) {
      switch (event.getCode()) {
        case UP, KP_UP, DOWN, KP_DOWN -> {
          focus(cursor);
          event.consume();
        }
        default -> {}
      }
      return;
    }
    switch (event.getCode()) {
      case UP, KP_UP -> step(event, Direction.NORTH);
      case RIGHT, KP_RIGHT -> step(event, Direction.EAST);
      case DOWN, KP_DOWN -> step(event, Direction.SOUTH);
      case LEFT, KP_LEFT -> step(event, Direction.WEST);
      case ENTER, SPACE -> {
        control.finish();
        fire.accept(cursor);
        event.consume();
      }
      case ESCAPE -> {
        if (shapeInput.isBegun()) {
          shapeInput.cancel();
          event.consume();
        } else if (control.moveInput().getSelected() != null) {
          control.moveInput().letGo();
          event.consume();
        }
      }
      default -> {}
    }
  }

  private void step(KeyEvent event, Direction seen) {
    control.finish();
    @Nullable Square next = grid.next(cursor, seen);
    if (next != null) {
      focus(next);
    }
    event.consume();
  }
}
