package hnefi.content.lesson;

import hnefi.content.diagram.Diagram;
import hnefi.text.Text;
import java.util.List;

/// Several diagrams side by side.
public record Gallery(String name, List<Diagram> diagrams, Text text) implements Step {
  public Gallery {
    diagrams = List.copyOf(diagrams);
  }

  @Override
  public Diagram diagram() {
    return diagrams.getFirst();
  }
}
