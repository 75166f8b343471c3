package hnefi.ui.route;

import hnefi.fx.nav.Area;
import hnefi.fx.nav.Route;

/// The beginning of a part of the history browser.
public record SectionRoute(Section section) implements Route {
  @Override
  public Area area() {
    return Area.READ;
  }
}
