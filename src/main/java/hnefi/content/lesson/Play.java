package hnefi.content.lesson;

import hnefi.board.Side;
import hnefi.content.Edition;
import hnefi.content.diagram.Diagram;
import hnefi.text.Text;
import java.util.List;

/// A small game against the computer, from a position of the kind that a chapter is about.
///
/// @param side the learner's
/// @param opponent the id of the character to play against
/// @param game the id of the recorded game that illustrates the chapter
/// @param openings rules for which the reader can look up from here what people play
public record Play(
    String name,
    Diagram diagram,
    Text text,
    Side side,
    String opponent,
    String game,
    List<Edition> openings)
    implements Step {
  public Play {
    openings = List.copyOf(openings);
  }
}
