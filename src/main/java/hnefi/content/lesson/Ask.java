package hnefi.content.lesson;

import hnefi.board.Square;
import hnefi.content.diagram.Diagram;
import hnefi.content.diagram.DiagramEvent;
import hnefi.text.Text;
import java.util.List;

/// Tap every piece that falls.
///
/// @param event which event of the diagram is asked about, counted from 0
public record Ask(String name, Diagram diagram, int event, Text text) implements Step {
  /// Returns the move asked about.
  public DiagramEvent question() {
    return diagram.events().get(event);
  }

  /// Returns the squares to be tapped, as the referee found them.
  public List<Square> answer() {
    return question() instanceof DiagramEvent.Played played ? played.turn().captured() : List.of();
  }
}
