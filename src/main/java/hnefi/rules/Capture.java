package hnefi.rules;

import hnefi.board.Piece;
import hnefi.board.Square;
import java.util.List;

/// One piece taken by a move, and by whom.
///
/// @param square where the captive stood
/// @param piece the captive
/// @param captors what held it, the moved piece first where it is one of them
/// @param rule what made it so; the rulebook's passage follows from it
public record Capture(Square square, Piece piece, Kind kind, List<Captor> captors, Rule rule) {
  /// The ways in which pieces are taken.
  public enum Kind {
    /// Between two enemies.
    PINCER,
    /// Against the empty throne.
    AGAINST_THRONE,
    /// Against the throne with the king on it.
    AGAINST_HELD_THRONE,
    AGAINST_CORNER,
    AGAINST_EDGE,
    /// Together with the row at the edge it stands in.
    SHIELD_WALL,
    /// The king, held on all four sides.
    KING_SURROUNDED,
    /// The king, held on two opposite sides.
    KING_FLANKED
  }

  public Capture {
    captors = List.copyOf(captors);
  }
}
