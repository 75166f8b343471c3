package hnefi.ui.board;

import hnefi.board.Arrangement;
import hnefi.content.BoardLook;
import hnefi.narration.MarkedSquares;
import javafx.scene.AccessibleRole;
import javafx.scene.Scene;
import javafx.scene.control.Skin;

/// A board only to look at, for lists of layouts and for cards: no input, no coordinates, no
/// movement. Screen readers hear its accessible text, which whoever shows it gives.
public final class BoardPicture extends BoardControl {
  public BoardPicture() {
    getStyleClass().add("board-picture");
    setInteractive(false);
    setCoordinatesShown(false);
    setAnimationSpeed(AnimationSpeed.OFF);
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
  }

  /// Shows a position.
  ///
  /// @param marked the squares with signs
  public void show(BoardLook look, MarkedSquares marked, Arrangement position) {
    setLook(look);
    setMarkedSquares(marked);
    setArrangement(position);
  }

  /// Has the pictures in a scene that nobody sees drawn as for a window, which then has them.
  public static void drawAhead(Scene window, Scene unseen) {
    BoardPainter.share(window, unseen);
  }

  @Override
  protected Skin<?> createDefaultSkin() {
    return new BoardPictureSkin(this);
  }
}
