package hnefi.ui.board;

import hnefi.board.Piece;
import hnefi.text.Tag;
import hnefi.ui.board.art.BoardArt;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;

/// One piece on the board; its place is its translation, its look that of the art it was made with.
final class PieceNode extends Group {
  private final Piece piece;
  private final Node figure;
  private boolean lifted;

  PieceNode(Piece piece, BoardArt art) {
    this.piece = piece;
    this.figure = art.pieces().of(piece);
    getStyleClass().addAll("piece", styleClass(piece));
    setMouseTransparent(true);
    getChildren().add(figure);
  }

  static String styleClass(Piece piece) {
    return Tag.of(piece);
  }

  Piece piece() {
    return piece;
  }

  /// The part that turns with the heading.
  Node figure() {
    return figure;
  }

  /// Draws it under the pointer, lifted a little.
  void lift(Point2D at) {
    setTranslateX(at.getX());
    setTranslateY(at.getY());
    setScaleX(1.14);
    setScaleY(1.14);
    lifted = true;
  }

  /// Returns where the pointer holds it, if it does.
  Optional<Point2D> hand() {
    return lifted ? Optional.of(new Point2D(getTranslateX(), getTranslateY())) : Optional.empty();
  }

  /// Puts it to rest.
  void put(Point2D at, double heading) {
    setTranslateX(at.getX());
    setTranslateY(at.getY());
    setScaleX(1);
    setScaleY(1);
    setOpacity(1);
    lifted = false;
    figure.setRotate(heading);
  }
}
