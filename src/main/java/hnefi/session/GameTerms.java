package hnefi.session;

import hnefi.board.Arrangement;
import hnefi.board.Side;
import hnefi.game.GameClock;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/// What the players agreed on besides the rules.
///
/// @param twoGames whether the game belongs to a match of two, the second with exchanged sides
/// @param clock the time they have left when somebody sits down to the game; empty to play without
/// @param assistance what helps a person against an opponent that adjusts; empty where none adjusts
/// @param pupil the side of a friend who is shown the game: pieces are set freely, and no result
///   counts; empty in a game
/// @param boardWithoutHandicap what would stand on the board if no side had fewer men; empty for
///   the layout of the edition
public record GameTerms(
    boolean twoGames,
    Optional<GameClock> clock,
    Optional<Set<Assistance>> assistance,
    Optional<Side> pupil,
    Optional<Arrangement> boardWithoutHandicap) {
  /// Nothing special was agreed on.
  public static final GameTerms USUAL =
      new GameTerms(false, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

  public GameTerms {
    assistance = assistance.map(GameTerms::inOrder);
  }

  private static Set<Assistance> inOrder(Set<Assistance> assistance) {
    Set<Assistance> ordered = EnumSet.noneOf(Assistance.class);
    ordered.addAll(assistance);
    return Collections.unmodifiableSet(ordered);
  }

  /// Returns the terms on which a friend on this side is shown the game.
  public static GameTerms teaching(Side pupil) {
    return USUAL.withPupil(Optional.of(pupil));
  }

  /// Returns the terms of a game with this assistance and no other.
  public GameTerms withAssistance(Set<Assistance> given) {
    return new GameTerms(twoGames, clock, Optional.of(given), pupil, boardWithoutHandicap);
  }

  public GameTerms withTwoGames(boolean wanted) {
    return new GameTerms(wanted, clock, assistance, pupil, boardWithoutHandicap);
  }

  public GameTerms withClock(Optional<GameClock> shown) {
    return new GameTerms(twoGames, shown, assistance, pupil, boardWithoutHandicap);
  }

  private GameTerms withPupil(Optional<Side> taught) {
    return new GameTerms(twoGames, clock, assistance, taught, boardWithoutHandicap);
  }

  public GameTerms withBoardWithoutHandicap(Optional<Arrangement> board) {
    return new GameTerms(twoGames, clock, assistance, pupil, board);
  }

  /// Returns the terms of the next game, the clock wound up again.
  public GameTerms next() {
    return withClock(clock.map(each -> GameClock.wound(each.control())));
  }

  /// Returns the terms of the next game with exchanged sides: a friend who is shown the game
  /// changes sides too.
  public GameTerms exchanged() {
    return next().withPupil(pupil.map(Side::opponent));
  }

  /// Returns whether a person gets this kind of assistance.
  public boolean gives(Assistance kind) {
    return switch (kind) {
      case TAKE_BACK, HINTS, BLUNDER_CHECK ->
          assistance.map(given -> given.contains(kind)).orElse(true);
      // Without an agreement, everybody switches it on and off.
      case THREATS -> assistance.map(given -> given.contains(kind)).orElse(pupil.isPresent());
    };
  }
}
