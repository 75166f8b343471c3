package hnefi.ui.play.editor;

import hnefi.board.Piece;
import hnefi.board.Square;
import hnefi.ui.board.BoardControl;
import hnefi.ui.board.PieceIcon;
import java.util.function.BiConsumer;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import org.jspecify.annotations.Nullable;

/// Carries pieces from the palette to the board with mouse or finger.
final class PaletteDrag {
  private final Node source;
  private final Piece piece;
  private final EditorController editor;
  private final BiConsumer<Square, Piece> drop;
  private @Nullable PieceIcon carried;

  /// @param drop hears on which square the piece was let go
  PaletteDrag(Node source, Piece piece, EditorController editor, BiConsumer<Square, Piece> drop) {
    this.source = source;
    this.piece = piece;
    this.editor = editor;
    this.drop = drop;
  }

  void install() {
    source.addEventHandler(MouseEvent.DRAG_DETECTED, this::begin);
    source.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::carry);
    source.addEventHandler(MouseEvent.MOUSE_RELEASED, this::letGo);
  }

  private void begin(MouseEvent event) {
    if (event.getButton() == MouseButton.PRIMARY) {
      BoardControl board = editor.board();
      PieceIcon icon = new PieceIcon(board.getLook(), piece);
      icon.getStyleClass().add("carried");
      carried = icon;
      editor.overlay().getChildren().add(icon);
      carry(event);
    }
  }

  private void carry(MouseEvent event) {
    PieceIcon icon = carried;
    if (icon != null) {
      Pane overlay = editor.overlay();
      Point2D at = overlay.sceneToLocal(event.getSceneX(), event.getSceneY());
      icon.autosize();
      icon.relocate(at.getX() - icon.getWidth() / 2, at.getY() - icon.getHeight() / 2);
    }
  }

  private void letGo(MouseEvent event) {
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
