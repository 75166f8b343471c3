package hnefi.ui.route;

import hnefi.content.EditionName;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.Route;

/// The complete rules of an edition as one text, to read, to print and to keep.
public record RuleSheetRoute(EditionName edition) implements Route {
  @Override
  public Area area() {
    return Area.PLAY;
  }
}
