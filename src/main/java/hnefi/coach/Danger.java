package hnefi.coach;

import hnefi.board.Square;
import hnefi.rules.Capture;
import hnefi.rules.Move;
import java.util.List;

/// What could happen to a position with the next move.
///
/// @param threats the men of the side asked for that the other side could take, each once
/// @param kingLines the ways on which the king could win at once
public record Danger(List<Threat> threats, List<KingLine> kingLines) {
  /// A man who could fall.
  ///
  /// @param by the move that would take him
  /// @param capture how he would be held, in the referee's words
  public record Threat(Square man, Move by, Capture capture) {}

  /// A free line of the king.
  ///
  /// @param squares those he would cross, the last being where he wins
  public record KingLine(Square king, List<Square> squares) {
    public KingLine {
      squares = List.copyOf(squares);
    }

    /// Returns where he would win.
    public Square exit() {
      return squares.getLast();
    }
  }

  public Danger {
    threats = List.copyOf(threats);
    kingLines = List.copyOf(kingLines);
  }

  static final Danger NONE = new Danger(List.of(), List.of());
}
