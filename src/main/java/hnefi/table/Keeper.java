package hnefi.table;

import hnefi.game.Game;

/// Keeps a game whenever something in it has changed.
@FunctionalInterface
public interface Keeper {
  void keep(Table table, Game game);
}
