package hnefi.engine;

import hnefi.rules.Move;
import java.time.Duration;
import java.util.List;

/// The result of a search.
///
/// @param move the best move
/// @param score for the side to move; of no meaning if no iteration was completed
/// @param depth the last completed iteration, in plies; 0 if there is none
/// @param nodes positions made and judged
/// @param line the principal variation, the best move first
public record SearchResult(
    Move move, Score score, int depth, long nodes, Duration time, List<Move> line) {
  public SearchResult {
    line = List.copyOf(line);
  }
}
