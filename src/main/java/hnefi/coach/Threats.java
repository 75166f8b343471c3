package hnefi.coach;

import hnefi.board.Square;
import hnefi.rules.Capture;
import hnefi.rules.Move;
import java.util.List;

/// What could happen to a position with the next move.
///
/// @param captures the pieces of the side asked for that the other side could take, each once
/// @param kingLines the lines along which the king could win at once
public record Threats(List<CaptureThreat> captures, List<KingLine> kingLines) {
  /// A piece that could be captured.
  ///
  /// @param target where it stands
  /// @param move the move that would capture it
  /// @param capture how it would be captured, as the referee judges it
  public record CaptureThreat(Square target, Move move, Capture capture) {}

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

  public Threats {
    captures = List.copyOf(captures);
    kingLines = List.copyOf(kingLines);
  }

  static final Threats NONE = new Threats(List.of(), List.of());
}
