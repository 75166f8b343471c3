package hnefi.rules;

import hnefi.board.Side;
import java.util.Set;

/// Collects switch values until a [RuleSet] can be made of them.
final class RuleSetBuilder {
  Side firstMove = Side.ATTACKERS;
  Escape escape = Escape.EDGE;
  Access throneEnter = Access.ANYONE;
  Access thronePass = Access.ANYONE;
  boolean throneHostile;
  Access cornerEnter = Access.ANYONE;
  boolean cornerHostile;
  boolean edgeHostile;
  boolean kingArmed = true;
  int kingRange = RuleSet.UNLIMITED;
  KingCapture kingCapture = KingCapture.FOUR_SIDES;
  Set<KingCaptor> kingCaptors = Set.of();
  ShieldWallRule shieldWall = ShieldWallRule.NONE;
  boolean openCorner;
  NoLegalMoveRule noLegalMove = NoLegalMoveRule.LOSES;
  RepetitionRule repetition = RepetitionRule.DRAW;

  RuleSet build() {
    return new RuleSet(
        firstMove,
        escape,
        throneEnter,
        thronePass,
        throneHostile,
        cornerEnter,
        cornerHostile,
        edgeHostile,
        kingArmed,
        kingRange,
        kingCapture,
        kingCaptors,
        shieldWall,
        openCorner,
        noLegalMove,
        repetition);
  }
}
