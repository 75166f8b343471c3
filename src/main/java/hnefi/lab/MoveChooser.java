package hnefi.lab;

import hnefi.rules.Move;
import hnefi.rules.Position;

/// Chooses the moves of one side in one game.
interface MoveChooser {
  Move choose(Position position);
}
