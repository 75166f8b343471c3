package hnefi.ui.play.session;

import hnefi.game.GameNode;
import hnefi.rules.Outcome;
import hnefi.rules.Position;
import hnefi.rules.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A game as it stands, and the place of its tree that is looked at.
///
/// @param current where the game stands
/// @param place what is looked at; the same where the game itself is shown
/// @param end where the line ends in which one looks about
/// @param revision how often the branches of the tree have changed
/// @param outcome how the game ended, if it did
/// @param imagined what might have been played from the place that is looked at, if that is shown
/// @param change how the board comes here from the snapshot before
public record GameSnapshot(
    GameNode current,
    GameNode place,
    GameNode end,
    int revision,
    Optional<Outcome> outcome,
    Optional<ImaginedLine> imagined,
    BoardChange change) {
  /// Returns the position the game began with.
  public Position start() {
    return current.ancestor(0).position();
  }

  /// Returns the turns of the line that is looked at, with those that follow what is shown.
  public List<Turn> line() {
    return end.turns();
  }

  /// Returns the turns of the game, those that were taken back at their end.
  public List<Turn> gameLine() {
    return current.last().turns();
  }

  /// Returns how many turns of the game are played.
  public int ply() {
    return current.ply();
  }

  /// Returns the position the game stands at.
  public Position now() {
    return current.position();
  }

  /// Returns after how many turns of the line the position stands that is shown.
  public int shownPly() {
    return place.ply();
  }

  /// Returns the position that is shown.
  public Position shown() {
    return imaginedTurn().map(Turn::after).orElseGet(place::position);
  }

  /// Returns the turn that led to what is shown; empty at the start.
  public Optional<Turn> shownTurn() {
    return imaginedTurn().or(place::turn);
  }

  private Optional<Turn> imaginedTurn() {
    return imagined.flatMap(ImaginedLine::shownTurn);
  }

  /// Returns all turns that led to what is shown.
  List<Turn> shownTurns() {
    List<Turn> turns = new ArrayList<>(place.turns());
    imagined.ifPresent(each -> turns.addAll(each.turns().subList(0, each.step())));
    return turns;
  }

  public boolean isLookingAway() {
    return place != current || imagined.isPresent();
  }

  public boolean isOngoing() {
    return outcome.isEmpty();
  }

  /// Returns whether there is a turn to take back, or where one only looks, to look back to.
  public boolean canUndo() {
    return isOngoing() && !isLookingAway() ? ply() > 0 : !isFirstShown();
  }

  public boolean canRedo() {
    return isOngoing() && !isLookingAway() ? current.next().isPresent() : !isLastShown();
  }

  /// Returns whether nothing comes before what is shown, in the tree or in what might have been
  /// played.
  public boolean isFirstShown() {
    return imagined.map(each -> each.step() == 0).orElseGet(() -> place.ply() == 0);
  }

  /// Returns whether nothing comes after what is shown.
  public boolean isLastShown() {
    return imagined
        .map(each -> each.step() == each.turns().size())
        .orElseGet(() -> place.next().isEmpty());
  }
}
