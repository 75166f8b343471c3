package hnefi.ui.play.place;

import hnefi.table.Table;
import hnefi.ui.nav.Area;
import hnefi.ui.nav.Place;

/// The next game at a table.
public record TablePlace(Table table) implements Place {
  @Override
  public Area area() {
    return Area.PLAY;
  }
}
