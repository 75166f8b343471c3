package hnefi.ui.play.screen;

import hnefi.board.Piece;
import hnefi.content.BoardLook;
import hnefi.ui.board.PieceIcon;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/// The captured men in one row, closer together the more there are.
public final class CapturedPieces extends Pane {
  /// How far apart they stand at most, as a share of their width.
  private static final double LOOSE = 0.75;

  public CapturedPieces() {
    getStyleClass().add("took");
    setMinWidth(0);
    setMinHeight(Region.USE_PREF_SIZE);
  }

  /// Shows these men. Those that are there already stay, which saves them from being drawn anew
  /// after every move.
  void show(List<Piece> pieces, BoardLook look) {
    int same = 0;
    while (same < Math.min(pieces.size(), getChildren().size())
        && ((PieceIcon) getChildren().get(same)).getPiece() == pieces.get(same)) {
      same++;
    }
    getChildren().remove(same, getChildren().size());
    pieces.stream().skip(same).forEach(piece -> getChildren().add(new PieceIcon(look, piece)));
  }

  @Override
  protected double computePrefWidth(double height) {
    // One man finds room; the others stand where the name beside them leaves it.
    return width();
  }

  @Override
  protected double computePrefHeight(double width) {
    return getManagedChildren().stream().mapToDouble(each -> each.prefHeight(-1)).max().orElse(0);
  }

  @Override
  protected void layoutChildren() {
    List<Node> men = getManagedChildren();
    double each = width();
    double room = (getWidth() - each) / Math.max(1, men.size() - 1);
    double step = Math.min(LOOSE * each, Math.max(0, room));
    for (int i = 0; i < men.size(); i++) {
      men.get(i).resizeRelocate(i * step, 0, each, men.get(i).prefHeight(-1));
    }
  }

  private double width() {
    return getManagedChildren().stream().mapToDouble(each -> each.prefWidth(-1)).max().orElse(0);
  }
}
