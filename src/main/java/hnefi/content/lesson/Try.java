package hnefi.content.lesson;

import hnefi.content.diagram.Diagram;
import hnefi.rules.Position;
import hnefi.text.Text;
import java.util.List;

/// The learner makes one move or several, against scripted replies.
///
/// @param at after how many events of the diagram it begins
/// @param done what is said when it is solved
public record Try(String name, Diagram diagram, int at, Text text, Text done, List<Round> rounds)
    implements Step {
  public Try {
    rounds = List.copyOf(rounds);
  }

  /// Returns the position in which the learner begins.
  public Position position() {
    return diagram.after(at);
  }
}
