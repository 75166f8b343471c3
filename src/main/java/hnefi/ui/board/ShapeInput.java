package hnefi.ui.board;

import hnefi.board.BoardShape;
import hnefi.board.Square;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.animation.PauseTransition;
import javafx.util.Duration;

/// Arrows and circles drawn by hand: with the right button, by a long press that stays where it is
/// before it goes on, or with Shift and Enter on two squares.
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
  void begin(Square square) {
    if (control.acceptsShapes()) {
      show(Optional.of(new BoardShape.Circle(square)));
    }
  }

  /// Begins to draw if the pointer stays where it is.
  void await(Square square, Runnable beginning) {
    if (control.acceptsShapes()) {
      held.setOnFinished(_ -> {
        beginning.run();
        begin(square);
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
                    .map(each -> BoardShape.between(now.from(), each))
                    .orElseGet(() -> new BoardShape.Circle(now.from())))));
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
  void key(Square square) {
    if (begun.isEmpty()) {
      begun = Optional.of(square);
      preview.accept(Optional.of(new BoardShape.Circle(square)));
    } else {
      Square from = begun.get();
      begun = Optional.empty();
      preview.accept(Optional.empty());
      control.addShape(BoardShape.between(from, square));
    }
  }
}
