package hnefi.coach;

import hnefi.board.Square;
import hnefi.rules.Turn;
import hnefi.text.Message;
import java.util.List;

/// A hint in three levels, each telling more than the one before: the area, the piece, the move.
///
/// @param area the squares around the move, for the first level
/// @param turn the move, with the referee's account of it
/// @param areaMessage the first level's message; the others likewise
/// @param reasons what speaks for the move, the weightiest first; may be empty
public record Hint(
    List<Square> area,
    Turn turn,
    Message areaMessage,
    Message pieceMessage,
    Message moveMessage,
    List<Reason> reasons) {
  public Hint {
    area = List.copyOf(area);
    reasons = List.copyOf(reasons);
  }
}
