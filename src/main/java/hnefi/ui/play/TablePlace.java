package hnefi.ui.play;

import hnefi.ui.nav.Area;
import hnefi.ui.nav.Place;

/// The next game at a table.
record TablePlace(Table table) implements Place {
  @Override
  public Area area() {
    return Area.PLAY;
  }
}
