package hnefi.content.lesson;

import hnefi.content.diagram.Diagram;
import java.util.List;

/// Several diagrams side by side.
public record Gallery(String name, List<Diagram> diagrams, String text) implements Step {
  public Gallery {
    diagrams = List.copyOf(diagrams);
  }

  @Override
  public Diagram diagram() {
    return diagrams.getFirst();
  }
}
