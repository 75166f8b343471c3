package hnefi.ui.board;

import javafx.scene.AccessibleRole;
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

  @Override
  protected Skin<?> createDefaultSkin() {
    return new BoardPictureSkin(this);
  }
}
