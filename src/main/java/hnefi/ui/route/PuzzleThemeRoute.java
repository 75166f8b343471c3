package hnefi.ui.route;

import hnefi.content.puzzle.PuzzleTheme;

/// The puzzles of all rule sets that are about one thing.
public record PuzzleThemeRoute(PuzzleTheme theme) implements Route {
  @Override
  public Area area() {
    return Area.LEARN;
  }
}
