package hnefi.ui.history.figure;

import hnefi.board.Arrangement;
import hnefi.board.Piece;
import hnefi.content.Layout;
import hnefi.notation.BoardText;
import hnefi.notation.Parsed;
import hnefi.notation.SquareText;
import hnefi.ui.board.BoardLook;
import hnefi.ui.board.BoardMarks;
import hnefi.ui.board.BoardPicture;
import hnefi.ui.board.BoardSigns;
import hnefi.ui.board.PieceIcon;
import hnefi.ui.history.part.Guide;
import java.util.Optional;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/// Draws the figure an article names.
public final class Figures {
  private static final String FRITHIOF =
      "...A.A...../.....A...../...A......./A....D....A/A...D.D...A/AA..K..DD.A/....DD.D..A"
          + "/A....D...../..A......../.....A...../....AA.A...";

  private final Guide guide;

  public Figures(Guide guide) {
    this.guide = guide;
  }

  /// Returns the figure of this name, nothing if there is none.
  public Optional<Region> draw(String id) {
    return switch (id) {
      case "bay" -> Optional.of(Bay.draw());
      case "name-tree" -> Optional.of(NameTree.draw(guide));
      case "ages" -> Optional.of(Years.ages(guide));
      case "last-mentions" -> Optional.of(Years.lastMentions(guide));
      case "board-sizes" -> Optional.of(Sketches.sizes());
      case "finds" -> Optional.of(Sketches.finds());
      case "pieces" -> Optional.of(row(Piece.KING, Piece.DEFENDER, Piece.ATTACKER));
      case "riddle" ->
          Optional.of(
              row(Piece.DEFENDER, Piece.DEFENDER, Piece.KING, Piece.DEFENDER, Piece.DEFENDER));
      case "board-tablut" -> layout("tablut", BoardLook.LINEN);
      case "board-t-diamond" -> layout("t-diamond", BoardLook.OAK);
      case "frithiof" -> Optional.of(board(FRITHIOF, BoardLook.OAK, BoardMarks.NONE));
      case "pincer" ->
          Optional.of(
              board(
                  "...../.ADA./...../...../.....",
                  BoardLook.OAK,
                  BoardMarks.NONE.withArrow(square("d1"), square("d4"))));
      case "unlocked-corner" ->
          Optional.of(
              board(
                  "A.D../D..../...../..K../.....",
                  BoardLook.OAK,
                  BoardMarks.NONE.with(BoardMarks.Kind.CIRCLE, java.util.Set.of(square("a5")))));
      default -> Optional.empty();
    };
  }

  private Optional<Region> layout(String id, BoardLook look) {
    return guide
        .library()
        .layout(id)
        .map(Layout::board)
        .map(board -> picture(board, look, BoardMarks.NONE));
  }

  private static Region board(String rows, BoardLook look, BoardMarks marks) {
    return picture(BoardText.read(rows).toOptional().orElseThrow(), look, marks);
  }

  private static Region picture(Arrangement board, BoardLook look, BoardMarks marks) {
    BoardPicture picture = new BoardPicture();
    picture.setLook(look);
    picture.setSigns(BoardSigns.NONE);
    picture.setArrangement(board);
    picture.setMarks(marks);
    picture.getStyleClass().add("figure-board");
    return picture;
  }

  private static Region row(Piece... pieces) {
    HBox row = new HBox();
    row.getStyleClass().add("figure-pieces");
    for (Piece each : pieces) {
      PieceIcon icon = new PieceIcon(BoardLook.OAK, each);
      icon.getStyleClass().add(each == Piece.KING ? "figure-king" : "figure-man");
      row.getChildren().add(icon);
    }
    return row;
  }

  private static hnefi.board.Square square(String name) {
    return switch (SquareText.read(name)) {
      case Parsed.Good<hnefi.board.Square>(var square) -> square;
      case Parsed.Bad<hnefi.board.Square> _ -> throw new IllegalArgumentException(name);
    };
  }
}
