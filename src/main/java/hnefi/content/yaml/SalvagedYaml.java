package hnefi.content.yaml;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What can be read of a text that should be YAML: all of it, or what is left without the lines
/// that make no sense and those that belong to them.
///
/// @param root empty if nothing is left
/// @param fault the first fault
record SalvagedYaml(Optional<YamlValue> root, Optional<Fault> fault) {
  private static final int MOST_FAULTS = 20;

  static SalvagedYaml of(String file, String text) {
    List<String> lines = new ArrayList<>(text.lines().toList());
    Optional<Fault> first = Optional.empty();
    for (int i = 0; i < MOST_FAULTS; i++) {
      try {
        return new SalvagedYaml(
            Optional.of(YamlValue.parse(file, String.join("\n", lines))), first);
      } catch (FaultException e) {
        first = first.or(() -> Optional.of(e.fault()));
        if (!blank(lines, e.fault().line() - 1)) {
          break;
        }
      }
    }
    return new SalvagedYaml(Optional.empty(), first);
  }

  /// Takes away a line, and what stands below it if it is the head of a block.
  ///
  /// @return whether there was anything
  private static boolean blank(List<String> lines, int index) {
    if (index < 0 || index >= lines.size() || lines.get(index).isBlank()) {
      return false;
    }
    String line = lines.set(index, "");
    int indent = FaultLine.indent(line);
    boolean head = line.strip().startsWith("- ") || line.strip().endsWith(":");
    for (int i = index + 1;
        head
            && i < lines.size()
            && (lines.get(i).isBlank() || FaultLine.indent(lines.get(i)) > indent);
        i++) {
      lines.set(i, "");
    }
    return true;
  }
}
