package hnefi.coach;

import hnefi.board.Square;
import hnefi.rules.Capture;
import hnefi.rules.Move;
import hnefi.rules.Outcome.Ending;
import java.util.List;

/// What could happen to a position with the next move.
///
/// @param captures the pieces of the side asked for that the other side could take, each once
/// @param kingLines the lines along which the king could win at once
/// @param enclosures the ring that the attackers could close, the fort that the defenders could
///   complete
public record Threats(
    List<CaptureThreat> captures, List<KingLine> kingLines, List<Enclosure> enclosures) {
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

  /// An encirclement or an exit fort that one move would complete, and so win the game.
  ///
  /// @param squares the attackers of the ring, or the defenders of the wall
  public record Enclosure(Ending ending, Move move, List<Square> squares) {
    public Enclosure {
      squares = List.copyOf(squares);
    }
  }

  public Threats {
    captures = List.copyOf(captures);
    kingLines = List.copyOf(kingLines);
    enclosures = List.copyOf(enclosures);
  }

  static final Threats NONE = new Threats(List.of(), List.of(), List.of());
}
