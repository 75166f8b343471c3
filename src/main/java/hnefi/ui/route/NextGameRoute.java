package hnefi.ui.route;

import hnefi.session.GameSetup;

/// The next game between the same players.
public record NextGameRoute(GameSetup setup) implements Route {
  @Override
  public Area area() {
    return Area.PLAY;
  }
}
