package hnefi.content.lesson;

import hnefi.content.diagram.Diagram;
import hnefi.rules.Position;

/// Something said beside a board.
///
/// @param at after how many events of the diagram
public record Say(String name, Diagram diagram, int at, String text) implements Step {
  /// Returns the position shown.
  public Position position() {
    return diagram.after(at);
  }
}
