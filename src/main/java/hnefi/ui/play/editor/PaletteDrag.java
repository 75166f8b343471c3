package hnefi.ui.play.editor;

import hnefi.board.Piece;
import hnefi.board.Square;
import hnefi.ui.board.PieceIcon;
import java.util.function.BiConsumer;
import javafx.event.EventHandler;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;

/// Carries pieces from the palette to the board with mouse or finger.
final class PaletteDrag {
  /// How far a press may wander, in pixels, and still be a tap.
  private static final double SLACK = 8;

  private final Node source;
  private final Piece piece;
  private final EditorController editor;
  private final BiConsumer<Square, Piece> drop;
  private final EventHandler<MouseEvent> dragging = this::drag;
  private final EventHandler<MouseEvent> releasing = this::release;
  private Point2D pressed = Point2D.ZERO;
  private @Nullable PieceIcon carried;

  /// @param drop hears on which square the piece was let go
  PaletteDrag(Node source, Piece piece, EditorController editor, BiConsumer<Square, Piece> drop) {
    this.source = source;
    this.piece = piece;
    this.editor = editor;
    this.drop = drop;
  }

  void install() {
    source.addEventHandler(MouseEvent.MOUSE_PRESSED, this::press);
  }

  /// Follows the pointer wherever it goes in the window, until it is let go.
  private void press(MouseEvent event) {
    if (event.getButton() == MouseButton.PRIMARY) {
      pressed = new Point2D(event.getSceneX(), event.getSceneY());
      Scene scene = source.getScene();
      scene.addEventFilter(MouseEvent.MOUSE_DRAGGED, dragging);
      scene.addEventFilter(MouseEvent.MOUSE_RELEASED, releasing);
    }
  }

  private void drag(MouseEvent event) {
    if (pressed.distance(event.getSceneX(), event.getSceneY()) > SLACK) {
      carry(event, carried == null ? pickUp() : carried);
    }
  }

  private PieceIcon pickUp() {
    PieceIcon icon = new PieceIcon(editor.board().getLook(), piece);
    icon.getStyleClass().add("carried");
    editor.overlay().getChildren().add(icon);
    carried = icon;
    return icon;
  }

  private void carry(MouseEvent event, PieceIcon icon) {
    Point2D at = editor.overlay().sceneToLocal(event.getSceneX(), event.getSceneY());
    icon.autosize();
    icon.relocate(at.getX() - icon.getWidth() / 2, at.getY() - icon.getHeight() / 2);
  }

  private void release(MouseEvent event) {
    if (event.getSource() instanceof Scene scene) {
      scene.removeEventFilter(MouseEvent.MOUSE_DRAGGED, dragging);
      scene.removeEventFilter(MouseEvent.MOUSE_RELEASED, releasing);
    }
    PieceIcon icon = carried;
    carried = null;
    if (icon != null) {
      editor.overlay().getChildren().remove(icon);
      editor
          .board()
          .squareAt(event.getSceneX(), event.getSceneY())
          .ifPresent(square -> drop.accept(square, piece));
    }
  }
}
