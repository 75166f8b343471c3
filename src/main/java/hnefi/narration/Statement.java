package hnefi.narration;

import hnefi.board.Square;
import hnefi.rules.Rule;
import java.util.Optional;
import java.util.Set;

/// One sentence about what happened on the board, or did not.
///
/// @param rule what made it so, whose passage can be shown; empty where no rule is at work
/// @param captors squares of those who hold or hinder
/// @param victims squares of those who fall, stay or are hindered
public record Statement(
    Kind kind, String text, Optional<Rule> rule, Set<Square> captors, Set<Square> victims) {
  /// What a sentence is about.
  public enum Kind {
    MOVE,
    CAPTURE,
    SPARED,
    OUTCOME,
    REFUSAL,
    DESCRIPTION
  }

  public Statement {
    captors = Set.copyOf(captors);
    victims = Set.copyOf(victims);
  }

  /// Returns whether the sentence says something about this square.
  public boolean concerns(Square square) {
    return captors.contains(square) || victims.contains(square);
  }
}
