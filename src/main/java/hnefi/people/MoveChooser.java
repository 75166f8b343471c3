package hnefi.people;

import hnefi.engine.SearchLimits;
import hnefi.engine.StopSignal;
import hnefi.rules.Move;
import hnefi.rules.Position;
import java.util.List;

/// A player in one game. It may be used from any thread, for one move at a time.
public interface MoveChooser {
  /// Returns the move to make.
  ///
  /// @param earlier the moves of the game so far
  /// @param limits of a search, if the player searches
  /// @param signal ends the search
  Move choose(Position position, List<Move> earlier, SearchLimits limits, StopSignal signal);
}
