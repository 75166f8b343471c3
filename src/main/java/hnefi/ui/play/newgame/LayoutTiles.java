package hnefi.ui.play.newgame;

import hnefi.board.Arrangement;
import hnefi.content.Edition;
import hnefi.ui.settings.BoardSettings;
import hnefi.ui.theme.Nodes;
import javafx.scene.Scene;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.Pane;

/// The start positions to choose from, as pictures of which one is chosen.
final class LayoutTiles {
  private final Pane row;
  private final BoardSettings settings;
  private final Edition edition;
  private final ToggleGroup group = new ToggleGroup();
  private final boolean focused;

  /// @param row gets the tiles, in place of those that were in it; if one of these had the
  ///   keyboard, the chosen one gets it
  LayoutTiles(Pane row, BoardSettings settings, Edition edition) {
    this.row = row;
    this.settings = settings;
    this.edition = edition;
    Scene scene = row.getScene();
    focused = scene != null && row.getChildren().contains(scene.getFocusOwner());
    row.getChildren().clear();
  }

  void add(String name, String id, Arrangement board, boolean chosen, Runnable choose) {
    LayoutTile tile = new LayoutTile(name, id, board, edition, settings);
    tile.setToggleGroup(group);
    Nodes.fireOnArrows(tile);
    tile.setSelected(chosen);
    tile.setOnAction(_ -> choose.run());
    row.getChildren().add(tile);
    if (chosen && focused) {
      tile.requestFocus();
    }
  }
}
