package hnefi.content.lesson;

import hnefi.content.Edition;
import hnefi.content.diagram.Diagram;
import java.util.List;

/// One diagram under several books; what happens is computed.
public record Compare(String name, Diagram diagram, List<Edition> books, String text)
    implements Step {
  public Compare {
    books = List.copyOf(books);
  }
}
