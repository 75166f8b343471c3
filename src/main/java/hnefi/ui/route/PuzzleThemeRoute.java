package hnefi.ui.route;

import hnefi.content.puzzle.PuzzleTheme;
import hnefi.fx.nav.Area;
import hnefi.fx.nav.Route;

/// The puzzles of all rule sets that are about one thing.
public record PuzzleThemeRoute(PuzzleTheme theme) implements Route {
  @Override
  public Area area() {
    return Area.LEARN;
  }
}
