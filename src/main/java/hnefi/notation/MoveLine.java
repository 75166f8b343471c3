package hnefi.notation;

import java.util.List;

/// A line of moves, each with what was noted about it and what might have been played instead;
/// whether the moves are legal is the referee's to say.
public record MoveLine(List<Entry> entries) {
  /// A line without moves.
  public static final MoveLine NONE = new MoveLine(List.of());

  public MoveLine {
    entries = List.copyOf(entries);
  }

  /// A move of a line.
  ///
  /// @param variations lines that begin in place of this move
  /// @param line where it stands in a file, counted from 1; 0 for a move that does not
  public record Entry(
      MoveText.Written move, Annotation annotation, List<MoveLine> variations, int line) {
    public Entry {
      variations = List.copyOf(variations);
    }
  }
}
