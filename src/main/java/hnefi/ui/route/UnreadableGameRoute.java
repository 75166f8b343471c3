package hnefi.ui.route;

import hnefi.fx.nav.Area;
import hnefi.fx.nav.Route;
import hnefi.text.Localized;

/// A saved game that cannot be read.
///
/// @param problem why
public record UnreadableGameRoute(Localized problem) implements Route {
  @Override
  public Area area() {
    return Area.PLAY;
  }
}
