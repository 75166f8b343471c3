package hnefi.coach;

import hnefi.rules.Turn;
import java.util.List;

/// A warning that a move is a blunder.
///
/// @param reply the best reply of the other side
/// @param cost how much of the chance to win the move gives away, from 0 to 1
/// @param reasons what speaks against the move, the weightiest first; never empty
public record BlunderWarning(Turn reply, double cost, List<Reason> reasons) {
  public BlunderWarning {
    reasons = List.copyOf(reasons);
  }
}
