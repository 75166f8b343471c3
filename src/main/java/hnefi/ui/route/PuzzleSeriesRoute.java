package hnefi.ui.route;

import hnefi.fx.nav.Area;
import hnefi.fx.nav.Route;

/// One puzzle of a series without end, in which each comes once before any comes again.
///
/// @param seed chooses their order
/// @param number which one it is, counted from 0
public record PuzzleSeriesRoute(long seed, int number) implements Route {
  @Override
  public Area area() {
    return Area.LEARN;
  }
}
