package hnefi.ui.board;

import hnefi.board.Arrangement;
import hnefi.board.Direction;
import hnefi.board.Piece;
import hnefi.board.Square;
import hnefi.ui.board.art.BoardArt;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.CacheHint;
import javafx.scene.Group;
import javafx.scene.Node;

/// The pieces in the picture. Which piece stands where changes at once; where a node is drawn until
/// [#settle] is the animation's business.
final class PieceLayer extends Group {
  private final Map<Square, PieceNode> standing = new HashMap<>();
  private final List<Node> leaving = new ArrayList<>();
  private boolean cached;
  private CacheHint cacheHint = CacheHint.DEFAULT;
  private BoardGeometry grid;
  private BoardArt art;

  PieceLayer(BoardGeometry grid, BoardArt art) {
    this.grid = grid;
    this.art = art;
    getStyleClass().add("pieces");
    setMouseTransparent(true);
  }

  /// Puts all pieces where they stand on another grid, drawn anew if the art is another one.
  void redraw(BoardGeometry newGrid, BoardArt newArt) {
    boolean repaint = newArt != art;
    grid = newGrid;
    art = newArt;
    if (repaint) {
      standing.replaceAll((_, old) -> keep(new PieceNode(old.piece(), newArt)));
      getChildren().setAll(standing.values());
    }
    settle();
  }

  /// Shows exactly these pieces, at rest.
  void set(Arrangement arrangement) {
    settle();
    standing.entrySet().removeIf(each -> stale(each, arrangement));
    for (Square square : arrangement.size().squares()) {
      Piece piece = arrangement.at(square);
      if (piece != null && !standing.containsKey(square)) {
        add(square, piece);
      }
    }
    // What stays is not put in anew: then all of the layer would be painted again.
    getChildren().retainAll(standing.values());
    settle();
  }

  /// Shows no piece.
  void clear() {
    standing.clear();
    leaving.clear();
    getChildren().clear();
  }

  private static boolean stale(Map.Entry<Square, PieceNode> each, Arrangement arrangement) {
    return !arrangement.size().contains(each.getKey())
        || arrangement.at(each.getKey()) != each.getValue().piece();
  }

  Optional<PieceNode> at(Square square) {
    return Optional.ofNullable(standing.get(square));
  }

  /// Lets a piece stand on another square; it is drawn where it was.
  Optional<PieceNode> carry(Square from, Square to) {
    PieceNode node = standing.remove(from);
    if (node != null) {
      standing.put(to, node);
    }
    return Optional.ofNullable(node);
  }

  /// Takes a piece from the board; it is drawn until all comes to rest.
  Optional<PieceNode> take(Square square) {
    PieceNode node = standing.remove(square);
    if (node != null) {
      leaving.add(node);
    }
    return Optional.ofNullable(node);
  }

  /// Brings a piece onto the board.
  PieceNode add(Square square, Piece piece) {
    PieceNode node = keep(new PieceNode(piece, art));
    standing.put(square, node);
    getChildren().add(node);
    rest(square, node);
    return node;
  }

  /// Says whether and how the pictures of the pieces are kept as bitmaps.
  void keepPictures(boolean kept, CacheHint hint) {
    cached = kept;
    cacheHint = hint;
    standing.values().forEach(this::keep);
  }

  private PieceNode keep(PieceNode node) {
    node.figure().setCache(cached);
    node.figure().setCacheHint(cacheHint);
    return node;
  }

  Point2D place(Square square) {
    return grid.centre(square);
  }

  Point2D side(Square square, Direction way) {
    return grid.side(square, way);
  }

  double heading(Square square, Piece piece) {
    double middle = (grid.size().width() - 1) / 2.0;
    return art.heading(piece, grid.column(square) - middle, grid.row(square) - middle);
  }

  /// Puts every piece where it stands and forgets those that left.
  void settle() {
    getChildren().removeAll(leaving);
    leaving.clear();
    standing.forEach(this::rest);
  }

  private void rest(Square square, PieceNode node) {
    if (grid.size().contains(square)) {
      node.put(grid.centre(square), heading(square, node.piece()));
    }
  }
}
