package hnefi.session;

import hnefi.game.Game;

/// Saves a game whenever something in it has changed.
@FunctionalInterface
public interface GameSaver {
  /// Takes a snapshot of the game at once, on the caller's thread, and queues it to be written.
  void save(GameSetup setup, Game game);
}
