package hnefi.session;

import hnefi.board.Side;
import java.util.Optional;

/// Who plays which side.
public record Players(Participant attackers, Participant defenders) {
  /// Two people without names in front of one screen.
  public static final Players TWO_PEOPLE = new Players(Participant.SOMEBODY, Participant.SOMEBODY);

  /// Returns who plays this side.
  public Participant of(Side side) {
    return switch (side) {
      case ATTACKERS -> attackers;
      case DEFENDERS -> defenders;
    };
  }

  /// Returns the same players with sides exchanged.
  public Players exchanged() {
    return new Players(defenders, attackers);
  }

  /// Returns these players with another one on this side.
  public Players with(Side side, Participant participant) {
    return switch (side) {
      case ATTACKERS -> new Players(participant, defenders);
      case DEFENDERS -> new Players(attackers, participant);
    };
  }

  /// Returns whether the computer plays on either side.
  public boolean anyComputer() {
    return attackers.isComputer() || defenders.isComputer();
  }

  /// Returns the side of people who play against the computer; empty in any other game.
  public Optional<Side> onlyPersonsSide() {
    return attackers.isComputer() == defenders.isComputer()
        ? Optional.empty()
        : Optional.of(attackers.isComputer() ? Side.DEFENDERS : Side.ATTACKERS);
  }

  /// Returns whether anybody but computers plays.
  public boolean anyPerson() {
    return !attackers.isComputer() || !defenders.isComputer();
  }
}
