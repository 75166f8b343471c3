package hnefi.ui.play.newgame;

import hnefi.board.Arrangement;
import hnefi.content.Edition;
import hnefi.ui.board.BoardPicture;
import hnefi.ui.settings.BoardSettings;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.StackPane;

/// A start position to choose, as a picture with its name.
final class LayoutTile extends ToggleButton {
  /// @param id what its id ends with
  LayoutTile(String name, String id, Arrangement board, Edition edition, BoardSettings settings) {
    super(name);
    getStyleClass().add("layout-tile");
    setId("layout-" + id);
    setMnemonicParsing(false);
    setContentDisplay(ContentDisplay.TOP);
    BoardPicture picture = new BoardPicture();
    settings.show(picture, edition, board);
    StackPane frame = new StackPane(picture);
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
