package hnefi.storage;

import hnefi.content.EditionName;
import hnefi.game.Match;
import hnefi.notation.Annotation;
import hnefi.notation.GameText;
import hnefi.notation.MoveLine;
import hnefi.rules.Move;
import hnefi.rules.Outcome;
import hnefi.rules.StartPosition;
import hnefi.session.GameTerms;
import hnefi.session.Players;
import hnefi.text.Excerpt;
import java.util.List;
import java.util.Optional;

/// A game as its file has it; whether its rules exist and its moves are legal is not yet known.
///
/// @param title a name somebody gave it, empty if nobody did
/// @param start the position it began with; empty for the layout of its rules
/// @param results how the earlier games of the match ended
/// @param terms what the players agreed on
/// @param annotation what was noted about the position it began with
/// @param ply how many moves are played, those of the main line after them were taken back
/// @param place the moves that are played, if they are not those of the main line; else empty
/// @param lines where its tags and its result stand in its text
public record SavedGame(
    String title,
    GameDate date,
    EditionName edition,
    Optional<StartPosition> start,
    Players players,
    List<Match.Result> results,
    GameTerms terms,
    Annotation annotation,
    MoveLine moves,
    int ply,
    List<Move> place,
    Optional<Outcome> outcome,
    GameText.Lines lines) {
  /// The most characters of a title.
  public static final int LONGEST_TITLE = 120;

  public SavedGame {
    title = title(title);
    results = List.copyOf(results);
    place = List.copyOf(place);
  }

  /// Returns a title as it is kept: one line without control characters, cut after [#LONGEST_TITLE]
  /// characters.
  public static String title(String typed) {
    return Excerpt.line(typed, LONGEST_TITLE);
  }
}
