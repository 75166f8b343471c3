package hnefi.storage;

import hnefi.content.EditionName;
import hnefi.rules.Outcome;
import java.time.LocalDate;
import java.util.Optional;

/// What a list of games says about one.
///
/// @param title a name somebody gave it, empty if nobody did
/// @param ply how many moves are played
public record GameSummary(
    String title, LocalDate date, EditionName edition, int ply, Optional<Outcome> outcome) {
  static GameSummary of(SavedGame game) {
    return new GameSummary(game.title(), game.date(), game.edition(), game.ply(), game.outcome());
  }

  boolean isUnfinished() {
    return outcome.isEmpty();
  }
}
