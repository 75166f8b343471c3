package hnefi.ui.play.session;

import hnefi.rules.Turn;
import java.util.List;
import java.util.Optional;

/// How a game might have gone on from one of its positions.
///
/// @param ply after how many turns of the game it begins
/// @param turns what might have been played
/// @param step how many of these are shown
public record ImaginedLine(int ply, List<Turn> turns, int step) {
  public ImaginedLine {
    turns = List.copyOf(turns);
    if (step < 0 || step > turns.size()) {
      throw new IllegalArgumentException("no step " + step + " of " + turns.size());
    }
  }

  /// Returns the turn that led to what is shown; empty where it begins.
  public Optional<Turn> shownTurn() {
    return step == 0 ? Optional.empty() : Optional.of(turns.get(step - 1));
  }

  /// Returns the line with another step shown, within its bounds.
  public ImaginedLine at(int other) {
    return new ImaginedLine(ply, turns, Math.clamp(other, 0, turns.size()));
  }
}
