package hnefi.ui.play.session;

import hnefi.rules.Outcome;
import hnefi.rules.Position;
import hnefi.rules.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A game as it stands, and the position that is looked at.
///
/// @param start the position the game began with
/// @param line the turns of the line, those that were taken back at its end
/// @param ply how many of them are played
/// @param outcome how the game ended, if it did
/// @param lookingAt after how many turns of the line one looks back or ahead; empty for the game
///   itself
/// @param variation what might have been played from there instead, if that is shown
/// @param change how the board comes here from the snapshot before
public record GameSnapshot(
    Position start,
    List<Turn> line,
    int ply,
    Optional<Outcome> outcome,
    Optional<Integer> lookingAt,
    Optional<Variation> variation,
    BoardChange change) {
  public GameSnapshot {
    line = List.copyOf(line);
  }

  /// Returns the position the game stands at.
  public Position now() {
    return at(ply);
  }

  /// Returns after how many turns the position stands that is shown.
  public int shownPly() {
    return lookingAt.orElse(ply);
  }

  /// Returns the position that is shown.
  public Position shown() {
    return imagined().map(Turn::after).orElseGet(() -> at(shownPly()));
  }

  /// Returns the turn that led to what is shown; empty at the start.
  public Optional<Turn> shownTurn() {
    return imagined().or(this::turnOfTheLine);
  }

  private Optional<Turn> imagined() {
    return variation.flatMap(Variation::shownTurn);
  }

  private Optional<Turn> turnOfTheLine() {
    return shownPly() == 0 ? Optional.empty() : Optional.of(line.get(shownPly() - 1));
  }

  /// Returns all turns that led to what is shown.
  List<Turn> shownTurns() {
    List<Turn> turns = new ArrayList<>(line.subList(0, shownPly()));
    variation.ifPresent(each -> turns.addAll(each.turns().subList(0, each.step())));
    return turns;
  }

  public boolean isLookingAway() {
    return lookingAt.isPresent();
  }

  public boolean isOngoing() {
    return outcome.isEmpty();
  }

  /// Returns whether there is a turn to take back, or in a finished game to look back to.
  public boolean canUndo() {
    return isOngoing() ? ply > 0 : !isFirstShown();
  }

  public boolean canRedo() {
    return isOngoing() ? ply < line.size() : !isLastShown();
  }

  /// Returns whether nothing comes before what is shown, in the game or in the variation.
  public boolean isFirstShown() {
    return variation.map(each -> each.step() == 0).orElseGet(() -> shownPly() == 0);
  }

  /// Returns whether nothing comes after what is shown.
  public boolean isLastShown() {
    return variation
        .map(each -> each.step() == each.turns().size())
        .orElseGet(() -> shownPly() == line.size());
  }

  private Position at(int turns) {
    return turns == 0 ? start : line.get(turns - 1).after();
  }
}
