package hnefi.ui.play.newgame;

import hnefi.content.BoardLook;
import hnefi.content.Layout;
import hnefi.narration.MarkedSquares;
import hnefi.text.Language;
import hnefi.ui.board.BoardPicture;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.StackPane;

/// A start position to choose, as a picture with its name.
final class LayoutTile extends ToggleButton {
  LayoutTile(
      Layout layout,
      BoardLook look,
      MarkedSquares signs,
      Language language,
      DeferredPictures pictures) {
    super(layout.name().in(language));
    getStyleClass().add("layout-tile");
    setId("layout-" + layout.id());
    setContentDisplay(ContentDisplay.TOP);
    StackPane frame =
        pictures.placeholder(() -> {
          BoardPicture picture = new BoardPicture();
          picture.setLook(look);
          picture.setMarkedSquares(signs);
          picture.setArrangement(layout.board());
          return picture;
        });
    frame.getStyleClass().add("layout-picture");
    setGraphic(frame);
  }

  // A choice stays chosen.
  @Override
  public void fire() {
    if (!isSelected()) {
      super.fire();
    }
  }
}
