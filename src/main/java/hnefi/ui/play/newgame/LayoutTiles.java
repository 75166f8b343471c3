package hnefi.ui.play.newgame;

import hnefi.board.Arrangement;
import hnefi.content.BoardLook;
import hnefi.content.Edition;
import hnefi.narration.MarkedSquares;
import hnefi.ui.theme.Nodes;
import javafx.scene.Scene;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.Pane;

/// The start positions to choose from, as pictures of which one is chosen.
final class LayoutTiles {
  private final Pane row;
  private final BoardLook look;
  private final MarkedSquares signs;
  private final ToggleGroup group = new ToggleGroup();
  private final boolean focused;

  /// @param row gets the tiles, in place of those that were in it; if one of these had the
  ///   keyboard, the chosen one gets it
  LayoutTiles(Pane row, BoardLook look, Edition edition) {
    this.row = row;
    this.look = look;
    signs = MarkedSquares.under(edition.rules());
    Scene scene = row.getScene();
    focused = scene != null && row.getChildren().contains(scene.getFocusOwner());
    row.getChildren().clear();
  }

  void add(String name, String id, Arrangement board, boolean chosen, Runnable choose) {
    LayoutTile tile = new LayoutTile(name, id, board, look, signs);
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
