package hnefi.engine;

import hnefi.rules.Move;
import java.time.Duration;
import java.util.List;

/// What came of thinking.
///
/// @param score for the side that moves
/// @param depth how many moves ahead everything was looked at
/// @param line the expected play, this move first
public record SearchResult(
    Move move, Score score, int depth, long nodes, Duration time, List<Move> line) {
  public SearchResult {
    line = List.copyOf(line);
  }
}
