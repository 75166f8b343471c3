package hnefi.ui.route;

import hnefi.session.GameSetup;

/// The next game at a table.
public record NextGameRoute(GameSetup table) implements Route {
  @Override
  public Area area() {
    return Area.PLAY;
  }
}
