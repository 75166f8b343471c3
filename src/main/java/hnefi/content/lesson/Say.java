package hnefi.content.lesson;

import hnefi.content.diagram.Diagram;
import hnefi.rules.Position;
import hnefi.text.Text;

/// Something said beside a board.
///
/// @param at after how many events of the diagram
public record Say(String name, Diagram diagram, int at, Text text) implements Step {
  /// Returns the position shown.
  public Position position() {
    return diagram.after(at);
  }
}
