package hnefi.content.lesson;

import hnefi.content.Citation;
import hnefi.content.Edition;
import hnefi.content.diagram.Diagram;
import hnefi.content.diagram.DiagramEvent;
import hnefi.rules.Position;
import hnefi.rules.Refusal;
import hnefi.rules.Turn;
import hnefi.rules.Verdict;
import hnefi.text.Text;
import java.util.List;
import java.util.stream.Stream;

/// What happens to this move under one book?
///
/// @param event which event of the diagram is asked about, counted from 0
/// @param under the rules it is judged by
public record Decide(
    String name, Diagram diagram, int event, Edition under, Question asks, Text text)
    implements Step {
  /// What is to be answered with yes or no.
  public enum Question {
    /// Does anything fall?
    FALLS,
    /// May the move be made?
    LEGAL,
    /// Does the move end the game?
    ENDS
  }

  @Override
  public Edition edition() {
    return under;
  }

  /// Returns the passages of the book that is asked; those of the diagram if it is silent.
  @Override
  public List<Citation> cite() {
    List<Citation> own =
        Stream.concat(
                DecidingRule.cite(verdict(), under).stream(),
                diagram.cite().stream()
                    .filter(each -> each.source().equals(under.rulebook().book())))
            .distinct()
            .toList();
    return own.isEmpty() ? diagram.cite() : own;
  }

  /// Returns what is asked about.
  public DiagramEvent question() {
    return diagram.events().get(event);
  }

  /// Returns the position asked about, under the rules asked about.
  public Position position() {
    Position asked = question().before();
    return under.referee().setUp(asked.board(), asked.toMove());
  }

  /// Returns what the referee says.
  public Verdict verdict() {
    return under.referee().judge(position(), question().move());
  }

  /// Returns the right answer.
  public boolean answer() {
    return switch (verdict()) {
      case Refusal _ -> false;
      case Turn turn ->
          switch (asks) {
            case LEGAL -> true;
            case FALLS -> !turn.captures().isEmpty();
            case ENDS -> turn.outcome().isPresent();
          };
    };
  }
}
