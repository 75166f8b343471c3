package hnefi.ui.play.session;

import hnefi.board.Side;
import hnefi.coach.BlunderWarning;
import hnefi.rules.Turn;

/// Something the players are asked on the screen before it happens.
public sealed interface Prompt {
  /// Whether this side really resigns.
  record Resignation(Side side) implements Prompt {}

  /// Whether the other side accepts the draw that this side offers.
  record DrawOffer(Side by) implements Prompt {}

  /// Whether a beginner still wants this turn after a second look.
  record Blunder(Turn turn, BlunderWarning warning) implements Prompt {}

  /// Whether the attackers, too few to take the king, want to resign.
  record TooFewAttackers(int count) implements Prompt {}
}
