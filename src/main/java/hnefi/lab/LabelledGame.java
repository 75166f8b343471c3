package hnefi.lab;

import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Turn;
import java.util.List;

/// A game with its result, recorded or played by the model of people: what fits are made of.
///
/// @param start where it began
/// @param turns from there, until it ended on the board or was broken off
/// @param points of the attackers: 1 for a win, 0.5 for a draw
public record LabelledGame(Position start, List<Turn> turns, double points) {
  public LabelledGame {
    turns = List.copyOf(turns);
  }

  /// Returns the position before a turn, by its number from 0.
  Position before(int ply) {
    return turns.get(ply).before();
  }

  /// Returns the moves before a turn.
  List<Move> earlier(int ply) {
    return turns.subList(0, ply).stream().map(Turn::move).toList();
  }
}
