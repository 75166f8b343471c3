package hnefi.storage;

import hnefi.board.Arrangement;
import hnefi.content.EditionName;
import hnefi.content.Library;
import hnefi.notation.MoveText;
import hnefi.rules.Outcome;
import hnefi.rules.StartPosition;
import hnefi.session.GameTerms;
import hnefi.session.Players;
import java.util.List;
import java.util.Optional;

/// What a list of games says about one.
///
/// @param title a name somebody gave it, empty if nobody did
/// @param start the position it began with, as in a lesson or a dispute; empty for the layout of
///   its rules
/// @param terms what the players agreed on
/// @param played the moves of both sides that led to where it stands
public record GameSummary(
    String title,
    GameDate date,
    EditionName edition,
    Players players,
    Optional<StartPosition> start,
    GameTerms terms,
    List<MoveText.Written> played,
    Optional<Outcome> outcome) {
  /// From a position that was set up people mostly try a move or two; after so many turns they
  /// play.
  private static final int TRIAL_PLIES = 6;

  public GameSummary {
    played = List.copyOf(played);
  }

  static GameSummary of(SavedGame game) {
    return new GameSummary(
        game.title(),
        game.date(),
        game.edition(),
        game.players(),
        game.start(),
        game.terms(),
        PlayedMoves.of(game),
        game.outcome());
  }

  /// Returns how many turns are played, those of both sides counted.
  public int ply() {
    return played.size();
  }

  /// Returns whether it began from a position of its own.
  public boolean setUp() {
    return start.isPresent();
  }

  /// Returns the board as it stands; empty if there are no such rules, or if the moves make no
  /// sense. Whether they are legal is not asked.
  public Optional<Arrangement> board(Library library) {
    return start
        .map(StartPosition::board)
        .or(() -> library.edition(edition).map(each -> each.layout().board()))
        .flatMap(board -> PlayedMoves.after(board, played));
  }

  /// Returns whether somebody may want to go on with it: it is not finished and was no mere trial.
  public boolean isUnderWay() {
    return outcome.isEmpty() && !(setUp() && ply() < TRIAL_PLIES);
  }
}
