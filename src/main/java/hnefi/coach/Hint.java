package hnefi.coach;

import hnefi.board.Square;
import hnefi.rules.Turn;
import hnefi.text.Message;
import java.util.List;

/// A hint in three rungs, each saying more than the one before: where to look, which piece, the
/// move.
///
/// @param area the squares to look at for the first rung
/// @param turn the move, with the referee's account of it
/// @param look what to say with the area, then with the piece, then with the move
/// @param why what speaks for the move, the weightiest first; may be empty
public record Hint(
    List<Square> area, Turn turn, Message look, Message piece, Message move, List<Reason> why) {
  public Hint {
    area = List.copyOf(area);
    why = List.copyOf(why);
  }
}
