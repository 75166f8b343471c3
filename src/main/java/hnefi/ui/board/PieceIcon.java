package hnefi.ui.board;

import hnefi.board.Piece;
import hnefi.content.BoardLook;
import hnefi.ui.board.art.BoardArt;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/// A piece as a small picture, for captured men, rule cards and lists of moves.
///
/// It is as large as its preferred size, 2 em unless style class `piece-icon` says otherwise, and
/// says nothing to screen readers: give it an accessible text where it stands without words.
public final class PieceIcon extends SquareDrawing {
  private final ObjectProperty<BoardLook> look =
      new SimpleObjectProperty<>(this, "look", BoardLook.OAK);
  private final ObjectProperty<Piece> piece =
      new SimpleObjectProperty<>(this, "piece", Piece.ATTACKER);

  public PieceIcon() {
    getStyleClass().add("piece-icon");
    look.subscribe((before, _) -> getStyleClass().remove(BoardStyles.styleClass(before)));
    look.subscribe(_ -> draw());
    piece.subscribe(_ -> draw());
    // As on the board: a bitmap in a window, where its neighbours are painted again and again.
    BoardSkin.inWindow(this).subscribe(drawing()::setCache);
  }

  public PieceIcon(BoardLook look, Piece piece) {
    this();
    setLook(look);
    setPiece(piece);
  }

  private void draw() {
    if (!getStyleClass().contains(BoardStyles.styleClass(getLook()))) {
      getStyleClass().add(BoardStyles.styleClass(getLook()));
    }
    drawing().getChildren().setAll(new PieceNode(getPiece(), BoardArt.of(getLook())));
  }

  public ObjectProperty<BoardLook> lookProperty() {
    return look;
  }

  public BoardLook getLook() {
    return look.get();
  }

  public void setLook(BoardLook value) {
    look.set(value);
  }

  public ObjectProperty<Piece> pieceProperty() {
    return piece;
  }

  public Piece getPiece() {
    return piece.get();
  }

  public void setPiece(Piece value) {
    piece.set(value);
  }
}
