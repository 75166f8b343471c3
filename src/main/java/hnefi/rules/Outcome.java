package hnefi.rules;

import hnefi.board.Side;
import java.util.Optional;

/// How a game ended.
///
/// @param winner the side that won; empty for a draw
public record Outcome(Optional<Side> winner, Ending ending) {
  /// What ended a game.
  public enum Ending {
    KING_CAPTURED,
    KING_ESCAPED,
    REPETITION,
    NO_LEGAL_MOVE,
    RESIGNATION,
    AGREEMENT
  }

  public Outcome {
    if (!canBe(winner, ending)) {
      throw new IllegalArgumentException(ending + " cannot end with the winner " + winner);
    }
  }

  /// Returns whether a game can end so.
  public static boolean canBe(Optional<Side> winner, Ending ending) {
    return switch (ending) {
      case KING_CAPTURED -> winner.equals(Optional.of(Side.ATTACKERS));
      case KING_ESCAPED -> winner.equals(Optional.of(Side.DEFENDERS));
      case RESIGNATION -> winner.isPresent();
      case REPETITION, AGREEMENT -> winner.isEmpty();
      case NO_LEGAL_MOVE -> true;
    };
  }

  /// Returns the rule by which a game ends so; none where the players ended it.
  public Optional<Rule> rule() {
    return switch (ending) {
      case KING_CAPTURED -> Optional.of(Switch.KING_CAPTURE);
      case KING_ESCAPED -> Optional.of(Switch.ESCAPE);
      case REPETITION -> Optional.of(Switch.REPETITION);
      case NO_LEGAL_MOVE -> Optional.of(Switch.NO_LEGAL_MOVE);
      case RESIGNATION, AGREEMENT -> Optional.empty();
    };
  }

  static Outcome kingCaptured() {
    return new Outcome(Optional.of(Side.ATTACKERS), Ending.KING_CAPTURED);
  }

  static Outcome kingEscaped() {
    return new Outcome(Optional.of(Side.DEFENDERS), Ending.KING_ESCAPED);
  }

  static Outcome repetition() {
    return new Outcome(Optional.empty(), Ending.REPETITION);
  }

  static Outcome noLegalMove(NoLegalMoveRule rule, Side stuck) {
    return new Outcome(
        switch (rule) {
          case LOSES -> Optional.of(stuck.opponent());
          case DRAW -> Optional.empty();
        },
        Ending.NO_LEGAL_MOVE);
  }

  /// Returns the end of a game that this side gave up.
  public static Outcome resignationOf(Side side) {
    return new Outcome(Optional.of(side.opponent()), Ending.RESIGNATION);
  }

  /// Returns the end of a game that both sides agreed to call a draw.
  public static Outcome agreedDraw() {
    return new Outcome(Optional.empty(), Ending.AGREEMENT);
  }
}
