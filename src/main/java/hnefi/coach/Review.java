package hnefi.coach;

import hnefi.rules.Move;
import hnefi.rules.Turn;
import java.util.List;

/// The computer analysis of a game.
///
/// @param mistakes the costliest moves, in the order of the game
/// @param winningChances of the attackers, from 0 to 1: at the start and after each move
public record Review(List<Mistake> mistakes, List<Double> winningChances) {
  /// A move that gave much away.
  ///
  /// @param ply how many moves were made before it
  /// @param better the best move instead, with its account
  /// @param line the principal variation of the better move, that move first
  /// @param cost how much of the chance to win the move gave away, from 0 to 1
  /// @param drawbacks what speaks against the move; may be empty
  /// @param merits what speaks for the better move; may be empty
  public record Mistake(
      int ply,
      Turn played,
      Turn better,
      List<Move> line,
      double cost,
      List<Reason> drawbacks,
      List<Reason> merits) {
    public Mistake {
      line = List.copyOf(line);
      drawbacks = List.copyOf(drawbacks);
      merits = List.copyOf(merits);
    }
  }

  public Review {
    mistakes = List.copyOf(mistakes);
    winningChances = List.copyOf(winningChances);
  }
}
