package hnefi.content.lesson;

import hnefi.text.Text;
import java.util.List;

/// A lesson: a chapter of the path or a page of its own.
///
/// @param icon the name of the picture on the map
public record Lesson(
    String id, Kind kind, Text title, Text summary, String icon, List<Step> steps) {
  /// The parts of the tutorial.
  public enum Kind {
    /// A chapter of the path from the board to the other books.
    CHAPTER,
    /// A walk through the diagrams of one rulebook in its own order.
    BOOK,
    /// One position under every book.
    COMPARISON,
    /// A chapter of the course on how to win.
    STRATEGY,
    /// A recorded game, told; not a part of the path.
    GAME,
    /// Puzzles of one rule set; not a part of the path.
    PUZZLES,
    /// A few moves to discover, for who has two minutes; not a part of the path.
    RESCUE
  }

  public Lesson {
    steps = List.copyOf(steps);
    if (steps.isEmpty()) {
      throw new IllegalArgumentException("the lesson " + id + " has no steps");
    }
  }
}
