package hnefi.content.lesson;

import hnefi.content.Citation;
import hnefi.content.Edition;
import hnefi.content.diagram.Diagram;
import hnefi.text.Text;
import java.util.List;
import java.util.stream.Stream;

/// One diagram under several books; what happens is computed.
public record Compare(String name, Diagram diagram, List<Edition> books, Text text)
    implements Step {
  public Compare {
    books = List.copyOf(books);
  }

  /// Returns the passages of all the books, and those the diagram names besides.
  @Override
  public List<Citation> cite() {
    return Stream.concat(
            Replay.all(this).stream().flatMap(reading -> reading.cite().stream()),
            diagram.cite().stream())
        .distinct()
        .toList();
  }
}
