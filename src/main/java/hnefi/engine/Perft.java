package hnefi.engine;

import hnefi.rules.Position;
import hnefi.rules.RuleSet;

/// The number of legal move sequences from a position (perft); a finished game has no continuation.
///
/// @param leaves the number of sequences
/// @param captures how many of them end with a capture
/// @param finished how many of them end the game
/// @param complete false if the count was stopped; the numbers are then those found so far
public record Perft(long leaves, long captures, long finished, boolean complete) {
  /// Counts by making and unmaking every move.
  ///
  /// @param depth the length of the sequences, from 0
  public static Perft count(RuleSet rules, Position position, int depth, StopSignal signal) {
    return new PerftWalk(rules, position, depth, signal, false).run();
  }

  /// Counts the moves of the last ply without judging them: no captures and no finished games.
  ///
  /// @param depth the length of the sequences, from 0
  public static Perft bulk(RuleSet rules, Position position, int depth, StopSignal signal) {
    return new PerftWalk(rules, position, depth, signal, true).run();
  }
}
