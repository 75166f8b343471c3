package hnefi.ui.route;

import hnefi.fx.nav.Area;
import hnefi.fx.nav.Route;

/// The choice of the language, with which a visit of a kiosk begins.
public record LanguageRoute() implements Route {
  @Override
  public Area area() {
    return Area.HOME;
  }
}
