package hnefi.content.diagram;

import hnefi.content.Citation;
import hnefi.content.Edition;
import hnefi.rules.Position;
import hnefi.text.Text;
import java.util.List;
import java.util.Optional;

/// A position under a book's rules, and what happens in it. Whatever it claims has been proven by
/// the referee: no diagram that lies can be made.
///
/// @param figure the figure of a book this shows; empty for a diagram of our own
/// @param cite the passages it shows, at least one
/// @param reconstructed whether it stands for a picture of a book that is lost; a diagram of our
///   own stands for none
/// @param marks what is pointed at before anything happens
public record Diagram(
    String id,
    Optional<String> figure,
    List<Citation> cite,
    Edition edition,
    boolean reconstructed,
    Text caption,
    Position start,
    List<Mark> marks,
    List<DiagramEvent> events) {
  /// The source of all recorded games.
  private static final String RECORDED = "recorded-games";

  public Diagram {
    cite = List.copyOf(cite);
    marks = List.copyOf(marks);
    events = List.copyOf(events);
  }

  /// Returns whether people reached its start in a recorded game.
  public boolean isRecorded() {
    return cite.stream().anyMatch(each -> each.source().equals(RECORDED));
  }

  /// Returns the position after so many events.
  public Position after(int count) {
    return count == 0 ? start : events.get(count - 1).after();
  }
}
