package hnefi.ui.board;

import hnefi.board.BoardShape;
import hnefi.board.Brush;
import hnefi.board.Square;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.animation.PauseTransition;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.util.Duration;

/// Arrows and circles drawn by hand: with the right button, by a long press that stays where it is
/// before it goes on, or with Shift and Enter on two squares.
///
/// As in chessground, Shift or Control draws in red, Alt in blue, both together in yellow.
final class ShapeInput {
  private static final Duration LONG_PRESS = Duration.millis(600);

  private final BoardControl control;
  private final Consumer<Optional<BoardShape>> preview;
  private final PauseTransition held = new PauseTransition(LONG_PRESS);
  private Optional<BoardShape> drawing = Optional.empty();
  private Optional<Square> begun = Optional.empty();

  /// @param preview shows what is being drawn
  ShapeInput(BoardControl control, Consumer<Optional<BoardShape>> preview) {
    this.control = control;
    this.preview = preview;
  }

  /// Returns whether something is being drawn by mouse or finger.
  boolean isDrawing() {
    return drawing.isPresent();
  }

  /// Returns whether a shape was begun with the keyboard.
  boolean isBegun() {
    return begun.isPresent();
  }

  /// Begins to draw.
  void begin(Square square, Brush brush) {
    if (control.acceptsShapes()) {
      show(Optional.of(new BoardShape.Circle(square, brush)));
    }
  }

  /// Begins to draw if the pointer stays where it is.
  void await(Square square, Runnable beginning) {
    if (control.acceptsShapes()) {
      held.setOnFinished(_ -> {
        beginning.run();
        begin(square, Brush.GREEN);
      });
      held.playFromStart();
    }
  }

  /// Draws on to a square; nothing is drawn beside the board.
  void to(Optional<Square> square) {
    drawing.ifPresent(now ->
        show(
            Optional.of(
                square
                    .map(each -> BoardShape.between(now.from(), each, now.brush()))
                    .orElseGet(() -> new BoardShape.Circle(now.from(), now.brush())))));
  }

  /// Draws what was begun, if the pointer was let go on the board.
  void end(Optional<Square> square) {
    Optional<BoardShape> drawn = drawing.filter(_ -> square.isPresent());
    cancel();
    drawn.ifPresent(control::addShape);
  }

  /// Forgets what was begun.
  void cancel() {
    held.stop();
    if (drawing.isPresent() || begun.isPresent()) {
      begun = Optional.empty();
      show(Optional.empty());
    }
  }

  /// Waits no longer for a long press.
  void moved() {
    held.stop();
  }

  private void show(Optional<BoardShape> shape) {
    drawing = shape;
    preview.accept(shape);
  }

  /// Begins a shape at a square, or ends it there: at the same one as a circle.
  void key(Square square, KeyEvent event) {
    if (begun.isEmpty()) {
      begun = Optional.of(square);
      preview.accept(Optional.of(new BoardShape.Circle(square, Brush.GREEN)));
    } else {
      Square from = begun.get();
      begun = Optional.empty();
      preview.accept(Optional.empty());
      control.addShape(
          BoardShape.between(from, square, brush(event.isShortcutDown(), event.isAltDown())));
    }
  }

  /// Returns the brush of a mouse button pressed together with these keys.
  static Brush brush(MouseEvent event) {
    return brush(event.isShiftDown() || event.isShortcutDown(), event.isAltDown());
  }

  private static Brush brush(boolean red, boolean blue) {
    if (red) {
      return blue ? Brush.YELLOW : Brush.RED;
    }
    return blue ? Brush.BLUE : Brush.GREEN;
  }
}
