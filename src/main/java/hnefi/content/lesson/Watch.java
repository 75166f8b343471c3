package hnefi.content.lesson;

import hnefi.content.diagram.Diagram;
import hnefi.text.Text;
import java.util.Optional;

/// A diagram replayed move by move.
///
/// @param text what is said before the first move; the diagram's caption if empty
/// @param prediction what the learner is asked on the way; [PredictionPlan] finds it
public record Watch(
    String name, Diagram diagram, Optional<Text> text, Optional<PredictionTask> prediction)
    implements Step {
  /// Returns this step with another question, or without one.
  public Watch asking(Optional<PredictionTask> task) {
    return new Watch(name, diagram, text, task);
  }
}
