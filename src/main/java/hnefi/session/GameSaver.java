package hnefi.session;

import hnefi.game.Game;

/// Keeps a game whenever something in it has changed.
@FunctionalInterface
public interface GameSaver {
  void keep(GameSetup table, Game game);
}
