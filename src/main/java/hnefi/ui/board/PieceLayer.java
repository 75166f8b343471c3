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

/// The pieces in the picture. Which piece stands where changes at once; where a node is drawn until
/// [#settle] is the animation's business.
///
/// At rest every piece is in a group of its square, under way in a group above them: of a group
/// from which a node is taken, JavaFX paints all nodes anew that come after it.
final class PieceLayer extends Group {
  private final Group resting = new Group();
  private final Group moving = new Group();
  private final Map<Square, Group> places = new HashMap<>();
  private final Map<Square, PieceNode> standing = new HashMap<>();
  private final List<PieceNode> leaving = new ArrayList<>();
  private boolean cached;
  private CacheHint cacheHint = CacheHint.DEFAULT;
  private BoardGeometry grid;
  private BoardArt art;

  PieceLayer(BoardGeometry grid, BoardArt art) {
    this.grid = grid;
    this.art = art;
    getStyleClass().add("pieces");
    setMouseTransparent(true);
    getChildren().addAll(resting, moving);
  }

  /// Puts all pieces where they stand on another grid, drawn anew if the art is another one.
  void redraw(BoardGeometry newGrid, BoardArt newArt) {
    boolean repaint = newArt != art;
    grid = newGrid;
    art = newArt;
    if (repaint) {
      standing.values().forEach(PieceLayer::remove);
      standing.replaceAll((_, old) -> new PieceNode(old.piece(), newArt));
    }
    settle();
  }

  /// Shows exactly these pieces, at rest.
  void set(Arrangement arrangement) {
    settle();
    for (var each = standing.entrySet().iterator(); each.hasNext(); ) {
      Map.Entry<Square, PieceNode> entry = each.next();
      if (isStale(entry.getKey(), entry.getValue(), arrangement)) {
        remove(entry.getValue());
        each.remove();
      }
    }
    for (Square square : arrangement.size().squares()) {
      Piece piece = arrangement.at(square);
      if (piece != null && !standing.containsKey(square)) {
        add(square, piece);
      }
    }
    settle();
  }

  /// Shows no piece.
  void clear() {
    standing.values().forEach(PieceLayer::remove);
    standing.clear();
    settle();
  }

  private static boolean isStale(Square square, PieceNode node, Arrangement arrangement) {
    return !arrangement.size().contains(square) || arrangement.at(square) != node.piece();
  }

  Optional<PieceNode> at(Square square) {
    return Optional.ofNullable(standing.get(square));
  }

  /// Draws a piece under the pointer, lifted a little.
  void lift(Square square, Point2D at) {
    at(square)
        .ifPresent(node -> {
          put(node, moving);
          node.lift(at);
        });
  }

  /// Lets a piece stand on another square; it is drawn where it was, above the others.
  Optional<PieceNode> carry(Square from, Square to) {
    PieceNode node = standing.remove(from);
    if (node != null) {
      standing.put(to, node);
      put(node, moving);
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
    PieceNode node = new PieceNode(piece, art);
    standing.put(square, node);
    rest(square, node);
    return node;
  }

  /// Says whether and how the pictures of the pieces are kept as bitmaps.
  void keepPictures(boolean kept, CacheHint hint) {
    cached = kept;
    cacheHint = hint;
    standing.values().forEach(this::keep);
  }

  /// Lets a piece be drawn from the bitmap there is, turned and stretched, until it comes to rest:
  /// drawing its curves anew for every frame takes longer than a frame.
  void stretch(PieceNode node) {
    node.figure().setCacheHint(CacheHint.SPEED);
  }

  private void keep(PieceNode node) {
    node.figure().setCache(cached);
    node.figure().setCacheHint(cacheHint);
  }

  Point2D centre(Square square) {
    return grid.centre(square);
  }

  Point2D side(Square square, Direction way) {
    return grid.side(square, way);
  }

  double heading(Square square, Piece piece) {
    double middle = (grid.size().width() - 1) / 2.0;
    return art.pieces().heading(piece, grid.column(square) - middle, grid.row(square) - middle);
  }

  /// Puts every piece where it stands and forgets those that left.
  void settle() {
    leaving.forEach(PieceLayer::remove);
    leaving.clear();
    standing.forEach(this::rest);
  }

  private void rest(Square square, PieceNode node) {
    if (grid.size().contains(square)) {
      node.put(grid.centre(square), heading(square, node.piece()));
      keep(node);
      put(node, place(square));
    }
  }

  private static void put(PieceNode node, Group group) {
    if (node.getParent() != group) {
      group.getChildren().add(node);
    }
  }

  private Group place(Square square) {
    return places.computeIfAbsent(
        square,
        _ -> {
          Group place = new Group();
          resting.getChildren().add(place);
          return place;
        });
  }

  private static void remove(PieceNode node) {
    if (node.getParent() instanceof Group place) {
      place.getChildren().remove(node);
    }
  }
}
