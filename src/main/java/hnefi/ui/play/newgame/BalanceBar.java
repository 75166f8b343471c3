package hnefi.ui.play.newgame;

import hnefi.board.Piece;
import hnefi.content.BoardLook;
import hnefi.ui.board.PieceIcon;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// Who wins among people, as a small bar: the attackers' share dark from the left, the defenders'
/// light. It says nothing to screen readers: whoever shows it does so in words.
final class BalanceBar extends Region {
  private final double share;
  private final Region attackers = new Region();

  /// @param share what the attackers win, from 0 to 1
  BalanceBar(double share) {
    this.share = share;
    getStyleClass().add("balance-bar");
    attackers.getStyleClass().add("balance-attackers");
    getChildren().add(attackers);
    setMouseTransparent(true);
  }

  /// Returns the bar between the pieces of the two sides.
  static HBox between(BoardLook look, double share) {
    BalanceBar bar = new BalanceBar(share);
    HBox.setHgrow(bar, Priority.ALWAYS);
    HBox row = new HBox(new PieceIcon(look, Piece.ATTACKER), bar, new PieceIcon(look, Piece.KING));
    row.getStyleClass().add("balance-row");
    return row;
  }

  @Override
  protected void layoutChildren() {
    attackers.resizeRelocate(0, 0, Math.round(getWidth() * share), getHeight());
  }
}
