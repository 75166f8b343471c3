package hnefi.engine;

import hnefi.board.Side;
import hnefi.rules.Position;
import java.util.Map;

/// What an endgame tablebase says about all positions of a king, so many attackers and so many
/// defenders, with either side to move.
///
/// @param neither in how many no side can force a win
/// @param longest for each side that can win, the longest of its wins, with the winner to move
public record EndgameSummary(
    int attackers,
    int defenders,
    long positions,
    long wonByAttackers,
    long wonByDefenders,
    long neither,
    Map<Side, LongestWin> longest) {
  /// @param plies until the game is over, with both sides at their best
  public record LongestWin(int plies, Position position) {}

  public EndgameSummary {
    longest = Map.copyOf(longest);
  }
}
