package hnefi.coach;

import hnefi.rules.Turn;
import java.util.List;

/// A warning that a move is a blunder.
///
/// @param reply the best reply of the other side
/// @param cost how much the move gives away, in hundredths of an attacker
/// @param reasons what speaks against the move, the weightiest first; never empty
public record BlunderWarning(Turn reply, int cost, List<Reason> reasons) {
  public BlunderWarning {
    reasons = List.copyOf(reasons);
  }
}
