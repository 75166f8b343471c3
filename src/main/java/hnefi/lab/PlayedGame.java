package hnefi.lab;

import hnefi.board.Side;
import hnefi.rules.Outcome;
import hnefi.rules.Position;
import hnefi.rules.Turn;
import java.util.List;
import java.util.Optional;

/// A game the computer played against itself.
///
/// @param start where it began
/// @param turns from there
/// @param resigned the side that gave up; empty if neither did
record PlayedGame(Position start, List<Turn> turns, Optional<Side> resigned) {
  PlayedGame {
    turns = List.copyOf(turns);
  }

  /// Returns who won; empty for a draw, and for a game that was broken off.
  Optional<Side> winner() {
    if (resigned.isPresent()) {
      return resigned.map(Side::opponent);
    }
    return turns.isEmpty() ? Optional.empty() : turns.getLast().outcome().flatMap(Outcome::winner);
  }

  int plies() {
    return turns.size();
  }
}
