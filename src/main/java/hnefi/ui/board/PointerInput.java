package hnefi.ui.board;

import hnefi.board.Square;
import hnefi.rules.Move;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;

/// One mouse or finger on the board: taps, and pieces dragged about.
final class PointerInput {
  /// How far a press may wander, in pixels, and still be a tap.
  private static final double SLACK = 8;

  private final BoardControl control;
  private final Node world;
  private final PieceLayer pieces;
  private final BoardAnimator motion;
  private final CellLayer cells;
  private final Supplier<BoardGeometry> grid;
  private final ShapeInput shapeInput;

  private @Nullable Press press;

  /// A button held down.
  private record Press(
      Point2D where, Optional<Square> square, boolean inHandBefore, boolean dragging) {
    Press dragged() {
      return new Press(where, square, inHandBefore, true);
    }
  }

  PointerInput(
      BoardControl control,
      Node world,
      PieceLayer pieces,
      BoardAnimator motion,
      CellLayer cells,
      Supplier<BoardGeometry> grid,
      ShapeInput shapeInput) {
    this.control = control;
    this.world = world;
    this.pieces = pieces;
    this.motion = motion;
    this.cells = cells;
    this.grid = grid;
    this.shapeInput = shapeInput;
  }

  /// Listens on the control itself, so that the space around the board counts as outside.
  void install() {
    control.addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
    control.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
    control.addEventHandler(MouseEvent.MOUSE_RELEASED, this::released);
  }

  private void pressed(MouseEvent event) {
    control.finish();
    if (event.getButton() != MouseButton.PRIMARY) {
      cancel();
      control.moveInput().letGo();
      if (event.getButton() == MouseButton.SECONDARY) {
        squareAt(event).ifPresent(shapeInput::begin);
      }
      return;
    }
    Optional<Square> square = squareAt(event);
    boolean held = square.isPresent() && square.get().equals(control.moveInput().getSelected());
    press = new Press(scenePoint(event), square, held, false);
    square.ifPresent(cells::point);
    square.ifPresent(each -> shapeInput.await(each, this::letGo));
    if (!held) {
      square.filter(control.moveInput()::isMovable).ifPresent(control.moveInput()::select);
    }
  }

  /// A press that turns into drawing is no tap.
  private void letGo() {
    press = null;
    control.moveInput().letGo();
  }

  private void dragged(MouseEvent event) {
    if (shapeInput.isDrawing()) {
      shapeInput.to(squareAt(event));
      return;
    }
    Press now = press;
    if (now == null || now.square().isEmpty()) {
      return;
    }
    if (now.where().distance(scenePoint(event)) > SLACK) {
      shapeInput.moved();
    }
    Square from = now.square().get();
    if (!from.equals(control.moveInput().getSelected())) {
      return;
    }
    if (now.dragging() || now.where().distance(scenePoint(event)) > SLACK) {
      press = now.dragged();
      Point2D at = world.sceneToLocal(scenePoint(event));
      pieces.lift(from, at);
    }
  }

  private void released(MouseEvent event) {
    boolean drew = shapeInput.isDrawing();
    shapeInput.end(squareAt(event));
    if (drew) {
      return;
    }
    Press now = press;
    press = null;
    if (now == null || event.getButton() != MouseButton.PRIMARY) {
      return;
    }
    Optional<Square> square = squareAt(event);
    if (now.dragging()) {
      drop(now.square().orElseThrow(), square);
    } else if (now.square().isEmpty()) {
      control.moveInput().letGo();
    } else if (square.equals(now.square())) {
      tap(square.get(), now.inHandBefore());
    } else {
      ask(now.square().get());
    }
  }

  private void tap(Square square, boolean inHandBefore) {
    boolean justPickedUp = !inHandBefore && square.equals(control.moveInput().getSelected());
    if (!justPickedUp) {
      control.moveInput().touch(square);
    }
  }

  /// Whoever drags a piece that cannot be picked up asks for it, as with a tap.
  private void ask(Square square) {
    var shown = control.getArrangement();
    if (control.moveInput().getSelected() == null && shown != null && shown.at(square) != null) {
      control.moveInput().touch(square);
    }
  }

  /// What was let go meanwhile, as when the game ends, is only put back.
  private void drop(Square from, Optional<Square> onto) {
    var before = control.getArrangement();
    boolean inHand = from.equals(control.moveInput().getSelected());
    if (inHand && onto.isEmpty()) {
      control.moveInput().dropBeside(from);
    } else if (inHand && !onto.get().equals(from)) {
      control.moveInput().attempt(new Move(from, onto.get()));
    }
    if (control.getArrangement() == before && !control.isAnimating()) {
      motion.putBack(from);
    }
  }

  /// Forgets the press and puts a dragged piece back.
  void cancel() {
    shapeInput.cancel();
    Press now = press;
    press = null;
    if (now != null && now.dragging()) {
      now.square().ifPresent(motion::putBack);
    }
  }

  private Optional<Square> squareAt(MouseEvent event) {
    return control.getArrangement() == null
        ? Optional.empty()
        : grid.get().at(world.sceneToLocal(scenePoint(event)));
  }

  private static Point2D scenePoint(MouseEvent event) {
    return new Point2D(event.getSceneX(), event.getSceneY());
  }
}
