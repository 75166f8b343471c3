package hnefi.people;

import hnefi.board.Side;
import hnefi.rules.Position;

/// How strong somebody plays each of the two sides.
///
/// The [MoveModel] foretells single moves. Over a whole game its attackers err too often, for one
/// hole among many moves loses, and its defenders too seldom; different temperatures for the sides
/// make its games end as people's do (a fit by simulated moments: D. McFadden, “A method of
/// simulated moments”, 1989).
///
/// @param attackers on every board
/// @param defenders on 11×11; on smaller boards they choose more freely
public record SideStrengths(HumanStrength attackers, HumanStrength defenders) {
  /// Two people of equal and average strength: under the Copenhagen rules, with [Resignation],
  /// these win as often as people do (attackers 44 of 100) and as soon (after 42 plies).
  public static final SideStrengths EQUALS =
      new SideStrengths(new HumanStrength(1, 0.8), new HumanStrength(1, 1.1));

  /// The weights come from 11×11, where there are three times as many moves to overlook one among.
  /// With this power of the boards' sizes, people's games on 7×7 are met as well (attackers 40 of
  /// 100, 20 plies).
  private static final double POWER = 4.4;

  /// Returns how strong the side to move is on its board.
  public HumanStrength of(Position position) {
    if (position.toMove() == Side.ATTACKERS) {
      return attackers;
    }
    return defenders.freerBy(FittedBoard.factor(position.board().size().width(), POWER));
  }
}
