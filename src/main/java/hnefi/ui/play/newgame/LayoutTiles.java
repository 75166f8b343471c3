package hnefi.ui.play.newgame;

import hnefi.board.Arrangement;
import hnefi.content.Edition;
import hnefi.fx.theme.Nodes;
import hnefi.ui.settings.BoardSettings;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.Pane;

/// The start positions to choose from, as pictures of which one is chosen.
final class LayoutTiles {
  private final Pane row;
  private final BoardSettings settings;
  private final Edition edition;
  private final ToggleGroup group = new ToggleGroup();

  /// @param row gets the tiles
  LayoutTiles(Pane row, BoardSettings settings, Edition edition) {
    this.row = row;
    this.settings = settings;
    this.edition = edition;
  }

  /// Returns the tile that is chosen.
  Optional<Node> chosen() {
    return Optional.ofNullable(group.getSelectedToggle()).map(LayoutTile.class::cast);
  }

  void add(String name, String id, Arrangement board, boolean chosen, Runnable choose) {
    LayoutTile tile = new LayoutTile(name, id, board, edition, settings);
    Nodes.join(tile, group, choose);
    tile.setSelected(chosen);
    row.getChildren().add(tile);
  }
}
