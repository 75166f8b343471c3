package hnefi.ui.route;

import hnefi.fx.nav.Area;
import hnefi.fx.nav.Route;

/// A contest of some puzzles in a row.
///
/// @param seed chooses the puzzles
public record PuzzleRowRoute(long seed) implements Route {
  @Override
  public Area area() {
    return Area.LEARN;
  }
}
