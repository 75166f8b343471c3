package hnefi.ui.route;

import hnefi.fx.nav.Area;
import hnefi.fx.nav.Route;

/// The text of the licence of a part of the program.
///
/// @param component the part's name
public record LicenceRoute(String component) implements Route {
  @Override
  public Area area() {
    return Area.SETTINGS;
  }
}
