package hnefi.coach;

import hnefi.board.Square;
import hnefi.rules.Rule;
import hnefi.text.Message;
import java.util.List;
import java.util.Optional;

/// One thing that speaks for a move or against it.
///
/// @param message a message of [Coach#words]
/// @param rule what makes it so, whose passage can be shown; empty where no rule is at work
/// @param squares the squares it is about
/// @param defensive whether the move defends: saves a piece, or closes a line of the king
public record Reason(
    Message message, Optional<Rule> rule, List<Square> squares, boolean defensive) {
  public Reason {
    squares = List.copyOf(squares);
  }

  Reason(Message message, Optional<Rule> rule, List<Square> squares) {
    this(message, rule, squares, false);
  }

  static Reason of(Message message) {
    return new Reason(message, Optional.empty(), List.of());
  }

  Reason asDefensive() {
    return new Reason(message, rule, squares, true);
  }
}
