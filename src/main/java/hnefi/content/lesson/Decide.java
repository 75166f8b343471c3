package hnefi.content.lesson;

import hnefi.content.Edition;
import hnefi.content.diagram.Diagram;

/// What happens to this move under one book?
///
/// @param event which event of the diagram is asked about, counted from 0
/// @param under the rules it is judged by
public record Decide(
    String name, Diagram diagram, int event, Edition under, Question asks, String text)
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
}
