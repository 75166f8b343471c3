package hnefi.content.yaml;

import java.util.List;
import java.util.Optional;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import org.snakeyaml.engine.v2.exceptions.ScannerException;

/// The line of a text that is to blame if it is no YAML. The parser often notices only later.
final class FaultLine {
  private FaultLine() {}

  /// Returns the line, counted from 1; 0 if nobody knows.
  static int of(MarkedYamlEngineException fault, String text) {
    List<String> lines = text.lines().toList();
    int problem = line(fault.getProblemMark());
    int begun = line(fault.getContextMark());
    if (begun > 0
        && (fault instanceof ScannerException
            || problem > text.stripTrailing().lines().count()
            || isUnclosed(fault, lines.get(begun - 1), lines.get(problem - 1)))) {
      return begun;
    }
    boolean keyWithoutValue =
        begun == 0
            && problem > 1
            && !lines.get(problem - 2).contains(":")
            && indent(lines.get(problem - 2)) == indent(lines.get(problem - 1));
    return keyWithoutValue ? problem - 1 : problem;
  }

  /// Returns the line of a character that may not be there.
  static int of(ReaderException fault, String text) {
    return 1
        + (int) text.codePoints().limit(fault.getPosition()).filter(each -> each == '\n').count();
  }

  /// Returns how many spaces a line begins with.
  static int indent(String line) {
    return line.length() - line.stripLeading().length();
  }

  /// What stands in brackets ends before a line that is not further to the right.
  private static boolean isUnclosed(MarkedYamlEngineException fault, String begun, String problem) {
    return String.valueOf(fault.getContext()).contains("flow") && indent(problem) <= indent(begun);
  }

  private static int line(Optional<Mark> mark) {
    return mark.map(at -> at.getLine() + 1).orElse(0);
  }
}
