package hnefi.rules;

import hnefi.board.Arrangement;
import hnefi.board.Side;
import java.util.Optional;

/// A position to begin a game with instead of the usual start.
///
/// @param toMove the side that begins
public record StartPosition(Arrangement board, Side toMove) {
  /// @throws IllegalArgumentException if [Position#faultOf] finds a fault
  public StartPosition {
    Optional<Position.Fault> fault = Position.faultOf(board);
    if (fault.isPresent()) {
      throw new IllegalArgumentException("cannot be set up: " + fault.get());
    }
  }

  /// Returns the start of a game that begins where another stands.
  public static StartPosition of(Position position) {
    return new StartPosition(position.board(), position.toMove());
  }
}
