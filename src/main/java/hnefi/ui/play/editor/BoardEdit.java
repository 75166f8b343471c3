package hnefi.ui.play.editor;

import hnefi.board.Piece;
import hnefi.board.Square;
import hnefi.rules.Move;
import java.util.List;

/// What was last done to the position, to be told in words.
sealed interface BoardEdit {
  record Placed(Piece piece, List<Square> squares) implements BoardEdit {}

  record Removed(List<Square> squares) implements BoardEdit {}

  record Moved(Piece piece, Move move) implements BoardEdit {}

  /// Another position came in its place.
  record Replaced() implements BoardEdit {}

  record Undone() implements BoardEdit {}

  record Redone() implements BoardEdit {}
}
