package hnefi.rules;

import hnefi.board.Piece;
import hnefi.board.Square;
import java.util.List;

/// A piece one might expect to fall that did not: an enemy next to the moved piece, or the moved
/// piece itself.
///
/// @param square where it stands
/// @param squares the squares that explain it, such as the empty one behind it
/// @param rule the rule that spared it
public record Spared(Square square, Piece piece, Reason reason, List<Square> squares, Rule rule) {
  /// Why a piece stays.
  public enum Reason {
    /// It moved between its enemies of its own will.
    MOVED_IN,
    /// Nobody stands on the far side.
    NOBODY_BEHIND,
    /// One of its own stands on the far side.
    FRIEND_BEHIND,
    /// The border is behind it, which is no enemy under these rules.
    EDGE_IS_NO_ENEMY,
    /// The empty throne is behind it, which is no enemy under these rules.
    THRONE_IS_NO_ENEMY,
    /// An empty corner is behind it, which is no enemy under these rules.
    CORNER_IS_NO_ENEMY,
    /// The throne with its king is behind it, which fewer than three attackers hold.
    THRONE_IS_NOT_HELD,
    /// The king is one of the two beside it, and he is unarmed.
    KING_IS_UNARMED,
    /// It is the king, and he is not held on every side.
    KING_NOT_SURROUNDED,
    /// It is the king, held on every side, but by fewer than three attackers.
    TOO_FEW_ATTACKERS,
    /// It stands in a row at the edge that is enclosed, but rows are not taken together.
    ROW_IS_NOT_TAKEN,
    /// It stands in a row at the edge that only a corner would close.
    CORNER_CLOSES_NO_ROW,
    /// It stands in a row at the edge that was enclosed by a move in front of it, not to an end.
    ROW_CLOSED_FROM_THE_FRONT,
    /// It is the king in a row that was taken around him.
    KING_IN_ROW
  }

  public Spared {
    squares = List.copyOf(squares);
  }
}
