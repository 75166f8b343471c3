package hnefi.ui.play;

import hnefi.content.Layout;
import hnefi.text.Language;
import hnefi.ui.board.BoardLook;
import hnefi.ui.board.BoardPicture;
import hnefi.ui.board.BoardSigns;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ToggleButton;

/// A start position to choose, as a picture with its name.
final class LayoutTile extends ToggleButton {
  LayoutTile(Layout layout, BoardLook look, BoardSigns signs, Language language) {
    super(layout.name().in(language));
    getStyleClass().add("layout-tile");
    setId("layout-" + layout.id());
    setContentDisplay(ContentDisplay.TOP);
    BoardPicture picture = new BoardPicture();
    picture.setLook(look);
    picture.setSigns(signs);
    picture.setArrangement(layout.board());
    setGraphic(picture);
  }

  // A choice stays chosen.
  @Override
  public void fire() {
    if (!isSelected()) {
      super.fire();
    }
  }
}
