package hnefi.game;

import hnefi.board.Side;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;

/// What the clock of a game shows at one moment. It does not run by itself.
///
/// @param attackers the time they have left, never negative
/// @param defenders the time they have left, never negative
public record GameClock(TimeControl control, Duration attackers, Duration defenders) {
  private static final int MOVES_TO_GO = 30;

  public GameClock {
    attackers = attackers.isNegative() ? Duration.ZERO : attackers;
    defenders = defenders.isNegative() ? Duration.ZERO : defenders;
  }

  /// Returns the clock as it stands before the first move.
  public static GameClock wound(TimeControl control) {
    return new GameClock(control, control.start(), control.start());
  }

  /// Returns the time a side has left.
  public Duration of(Side side) {
    return switch (side) {
      case ATTACKERS -> attackers;
      case DEFENDERS -> defenders;
    };
  }

  private GameClock with(Side side, Duration left) {
    return switch (side) {
      case ATTACKERS -> new GameClock(control, left, defenders);
      case DEFENDERS -> new GameClock(control, attackers, left);
    };
  }

  /// Returns the clock after a side has thought for a while.
  public GameClock spent(Side side, Duration time) {
    return with(side, of(side).minus(time));
  }

  /// Returns the clock after a side has moved.
  public GameClock moved(Side side) {
    return switch (control) {
      case TimeControl.SuddenDeath _ -> this;
      case TimeControl.Increment(_, Duration increment) -> with(side, of(side).plus(increment));
      case TimeControl.Hourglass _ -> wound(control);
    };
  }

  /// Returns the clock after turns were taken back: time that was spent stays spent, but a
  /// hourglass is turned over, and who goes on after the time was over begins with all of it.
  public GameClock takenBack() {
    boolean turned = control instanceof TimeControl.Hourglass;
    return turned || over().isPresent() ? wound(control) : this;
  }

  /// Returns the side whose time is over.
  public Optional<Side> over() {
    return Arrays.stream(Side.values()).filter(side -> of(side).isZero()).findFirst();
  }

  /// Returns how long a careful player thinks about the next move.
  public Duration share(Side side) {
    return switch (control) {
      case TimeControl.SuddenDeath _ -> of(side).dividedBy(MOVES_TO_GO);
      case TimeControl.Increment(_, Duration increment) ->
          of(side).dividedBy(MOVES_TO_GO).plus(increment.dividedBy(2));
      case TimeControl.Hourglass _ -> of(side).dividedBy(2);
    };
  }
}
