package hnefi.coach;

import hnefi.rules.Move;
import hnefi.rules.Turn;
import java.util.List;

/// A game looked at again.
///
/// @param moments the moves that changed the game most, in the order of the game
/// @param standings after each move, from the start on, the attackers' share of the game, 0 to 1
public record Review(List<Moment> moments, List<Double> standings) {
  /// A move with which a game turned.
  ///
  /// @param ply how many moves were made before it
  /// @param better what would have been better, with its account
  /// @param line how the game might have gone on after the better move, that move first
  /// @param cost what the move threw away, in hundredths of an attacker
  /// @param bad what the move left to the other side; may be empty
  /// @param good what speaks for the better move; may be empty
  public record Moment(
      int ply,
      Turn played,
      Turn better,
      List<Move> line,
      int cost,
      List<Reason> bad,
      List<Reason> good) {
    public Moment {
      line = List.copyOf(line);
      bad = List.copyOf(bad);
      good = List.copyOf(good);
    }
  }

  public Review {
    moments = List.copyOf(moments);
    standings = List.copyOf(standings);
  }
}
