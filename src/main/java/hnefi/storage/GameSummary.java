package hnefi.storage;

import hnefi.content.EditionName;
import hnefi.rules.Outcome;
import hnefi.session.Players;
import java.util.Optional;

/// What a list of games says about one.
///
/// @param title a name somebody gave it, empty if nobody did
/// @param setUp whether it began from a position of its own, as from a lesson or a dispute
/// @param ply how many turns are played, those of both sides counted
public record GameSummary(
    String title,
    GameDate date,
    EditionName edition,
    Players players,
    boolean setUp,
    int ply,
    Optional<Outcome> outcome) {
  /// From a position that was set up people mostly try a move or two; after so many turns they
  /// play.
  private static final int TRIAL_PLIES = 6;

  static GameSummary of(SavedGame game) {
    return new GameSummary(
        game.title(),
        game.date(),
        game.edition(),
        game.players(),
        game.start().isPresent(),
        game.ply(),
        game.outcome());
  }

  /// Returns whether somebody may want to go on with it: it is not finished and was no mere trial.
  boolean isUnderWay() {
    return outcome.isEmpty() && !(setUp && ply < TRIAL_PLIES);
  }
}
