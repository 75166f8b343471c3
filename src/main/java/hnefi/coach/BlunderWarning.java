package hnefi.coach;

import hnefi.rules.Turn;
import java.util.List;

/// Why a move deserves a second look.
///
/// @param reply what the other side would answer
/// @param cost what the move throws away, in hundredths of an attacker
/// @param why what the move leaves to the other side, the weightiest first; may be empty
public record BlunderWarning(Turn reply, int cost, List<Reason> why) {
  public BlunderWarning {
    why = List.copyOf(why);
  }
}
