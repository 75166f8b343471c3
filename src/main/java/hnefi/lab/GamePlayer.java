package hnefi.lab;

import hnefi.rules.Move;
import hnefi.rules.Position;
import java.util.List;

/// Chooses the moves of one side in one game.
interface GamePlayer extends AutoCloseable {
  /// @param position the side is to move
  /// @param moves of the game so far, from its start position
  Move choose(Position position, List<Move> moves);

  /// Returns whether the player gives up instead of moving.
  ///
  /// @param position the side is to move
  default boolean resigns(Position position) {
    return false;
  }

  /// The game is over.
  @Override
  default void close() {}
}
