package hnefi.coach;

import hnefi.board.Square;
import hnefi.rules.Rule;
import hnefi.text.Message;
import java.util.List;
import java.util.Optional;

/// One thing that speaks for a move or against it.
///
/// @param say a message of [hnefi.coach.Coach#words]
/// @param rule what makes it so, whose passage can be shown; empty where no rule is at work
/// @param squares what to look at
/// @param guards whether the move keeps from harm: saves a man, or closes a way of the king
public record Reason(Message say, Optional<Rule> rule, List<Square> squares, boolean guards) {
  public Reason {
    squares = List.copyOf(squares);
  }

  Reason(Message say, Optional<Rule> rule, List<Square> squares) {
    this(say, rule, squares, false);
  }

  static Reason of(Message say) {
    return new Reason(say, Optional.empty(), List.of());
  }

  /// Returns this reason as one that keeps from harm.
  Reason guarding() {
    return new Reason(say, rule, squares, true);
  }
}
