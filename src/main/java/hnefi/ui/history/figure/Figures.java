package hnefi.ui.history.figure;

import hnefi.board.Piece;
import hnefi.content.BoardLook;
import hnefi.content.diagram.Mark;
import hnefi.content.history.Figure;
import hnefi.narration.BoardMarks;
import hnefi.narration.MarkedSquares;
import hnefi.ui.board.BoardPicture;
import hnefi.ui.board.PieceIcon;
import hnefi.ui.history.part.HistoryContext;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/// Draws the figures of the articles and of the tiles that lead to them.
public final class Figures {
  private final HistoryContext context;

  public Figures(HistoryContext context) {
    this.context = context;
  }

  /// Returns the figure of this name, nothing if it could not be read.
  public Optional<Region> draw(String id) {
    return context.history().figure(id).map(this::draw);
  }

  private Region draw(Figure figure) {
    return switch (figure) {
      case Figure.Scene scene ->
          switch (scene.scene()) {
            case BAY -> Bay.draw();
            case FINDS -> Sketches.finds();
          };
      case Figure.Board board -> board(board);
      case Figure.Men men -> row(men.men());
      case Figure.Sizes sizes -> Sketches.sizes(sizes.sizes());
      case Figure.Names names -> NameTree.draw(context, names);
      case Figure.Spans spans -> SpanFigure.draw(context, spans);
      case Figure.Decline decline -> DeclineFigure.draw(context, decline);
    };
  }

  private static Region board(Figure.Board board) {
    BoardPicture picture = new BoardPicture();
    picture.show(board.look(), MarkedSquares.NONE, board.board());
    picture.setMarks(marks(board.marks()));
    picture.getStyleClass().add("figure-board");
    return picture;
  }

  private static BoardMarks marks(List<Mark> marks) {
    BoardMarks shown = BoardMarks.NONE;
    for (Mark mark : marks) {
      shown =
          switch (mark) {
            case Mark.Circle(var square) -> shown.with(BoardMarks.Kind.CIRCLE, Set.of(square));
            case Mark.Arrow(var from, var to) -> shown.withArrow(from, to);
          };
    }
    return shown;
  }

  private static Region row(List<Piece> men) {
    HBox row = new HBox();
    row.getStyleClass().add("figure-pieces");
    for (Piece each : men) {
      PieceIcon icon = new PieceIcon(BoardLook.OAK, each);
      icon.getStyleClass().add(each == Piece.KING ? "figure-king" : "figure-man");
      row.getChildren().add(icon);
    }
    return row;
  }
}
