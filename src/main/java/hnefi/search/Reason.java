package hnefi.search;

import hnefi.board.Square;
import hnefi.rules.Rule;
import hnefi.text.Message;
import java.util.List;
import java.util.Optional;

/// One thing that speaks for a move or against it.
///
/// @param say a message of [Coach#words]
/// @param rule what makes it so, whose passage can be shown; empty where no rule is at work
/// @param squares what to look at
public record Reason(Message say, Optional<Rule> rule, List<Square> squares) {
  public Reason {
    squares = List.copyOf(squares);
  }

  static Reason of(Message say) {
    return new Reason(say, Optional.empty(), List.of());
  }
}
