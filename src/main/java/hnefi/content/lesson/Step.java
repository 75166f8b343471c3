package hnefi.content.lesson;

import hnefi.content.Citation;
import hnefi.content.Edition;
import hnefi.content.diagram.Diagram;
import java.util.List;

/// One step of a lesson. Its rules and its citations are those of its diagram unless it says
/// otherwise.
public sealed interface Step permits Say, Watch, Gallery, Try, Ask, Decide, Compare, Rules, Play {
  /// Returns the name of the step within its lesson.
  String name();

  Diagram diagram();

  /// Returns the rules of the step.
  default Edition edition() {
    return diagram().edition();
  }

  /// Returns the passages the step rests on.
  default List<Citation> cite() {
    return diagram().cite();
  }
}
