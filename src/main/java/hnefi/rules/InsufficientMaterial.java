package hnefi.rules;

import hnefi.board.Piece;

/// Whether the attackers still have enough men to take the king.
public final class InsufficientMaterial {
  /// With so few men a book lets the attackers give up (`haende`, Spielziel).
  private static final int FEW = 2;

  private InsufficientMaterial() {}

  /// Returns whether the attackers may be offered to give up: two men at most, and fewer than these
  /// rules need around the king.
  public static boolean tooFewAttackers(Position position, RuleSet rules) {
    int men = position.board().count(Piece.ATTACKER);
    return men <= FEW && men < needed(rules);
  }

  private static int needed(RuleSet rules) {
    boolean squaresHelp = rules.throneHostile() || rules.cornerHostile() || rules.edgeHostile();
    return switch (rules.kingCapture()) {
      case FOUR_SIDES -> rules.kingCaptors().isEmpty() ? 4 : 3;
      case TWO_SIDES, BY_PLACE -> squaresHelp ? 1 : 2;
    };
  }
}
