package hnefi.session;

import hnefi.board.Arrangement;
import hnefi.rules.Position;
import hnefi.text.Excerpt;
import hnefi.text.InvalidValueException;

/// A start position that somebody set up and named.
///
/// @param name as given, in one line, cut after [#LONGEST_NAME] characters; never empty
/// @param board one on which a game can begin
public record CustomLayout(String name, Arrangement board) {
  /// The longest name, in characters.
  public static final int LONGEST_NAME = 60;

  /// @throws IllegalArgumentException if nothing is left of the name, or if [Position#faultOf]
  ///   finds a fault
  public CustomLayout {
    name = Excerpt.line(name, LONGEST_NAME);
    if (name.isEmpty()) {
      throw new InvalidValueException("name", "fault.no-text");
    }
    if (Position.faultOf(board).isPresent()) {
      throw new IllegalArgumentException("no game can begin like this");
    }
  }

  /// Returns this layout under another name.
  public CustomLayout named(String other) {
    return new CustomLayout(other, board);
  }
}
