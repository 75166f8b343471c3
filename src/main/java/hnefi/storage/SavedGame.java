package hnefi.storage;

import hnefi.content.EditionName;
import hnefi.game.Match;
import hnefi.notation.GameText;
import hnefi.rules.Outcome;
import hnefi.rules.StartPosition;
import hnefi.session.GameTerms;
import hnefi.session.Players;
import hnefi.text.Excerpt;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/// A game as its file has it; whether its rules exist and its moves are legal is not yet known.
///
/// @param title a name somebody gave it, empty if nobody did
/// @param start the position it began with; empty for the layout of its rules
/// @param results how the earlier games of the match ended
/// @param terms what the players agreed on
/// @param ply how many of the moves are played, the others were taken back
public record SavedGame(
    String title,
    LocalDate date,
    EditionName edition,
    Optional<StartPosition> start,
    Players players,
    List<Match.Result> results,
    GameTerms terms,
    List<GameText.Entry> moves,
    int ply,
    Optional<Outcome> outcome) {
  /// The most characters of a title.
  public static final int LONGEST_TITLE = 120;

  public SavedGame {
    results = List.copyOf(results);
    moves = List.copyOf(moves);
  }

  /// Returns what a person typed as a title as it is kept: cut after [#LONGEST_TITLE] characters.
  public static String title(String typed) {
    return Excerpt.cut(typed.strip(), LONGEST_TITLE).strip();
  }
}
