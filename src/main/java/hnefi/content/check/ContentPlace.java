package hnefi.content.check;

import hnefi.content.yaml.YamlValue;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// A place in the content, written `history/facts.yaml#duration` or `history/en/names.md`.
///
/// @param file a path below `content/`
/// @param steps the way to an entry of a YAML file, empty for the whole file
record ContentPlace(String file, List<String> steps) {
  static ContentPlace of(String text) {
    int hash = text.indexOf('#');
    return hash < 0
        ? new ContentPlace(text, List.of())
        : new ContentPlace(
            text.substring(0, hash), Arrays.asList(text.substring(hash + 1).split("/", -1)));
  }

  String text() {
    return steps.isEmpty() ? file : file + "#" + String.join("/", steps);
  }

  /// Returns the entry of a file this place means. The first step may lie at any depth, each
  /// further one directly below.
  Optional<YamlValue> in(YamlValue whole) {
    Optional<YamlValue> found = Optional.of(whole);
    for (int i = 0; i < steps.size(); i++) {
      String step = steps.get(i);
      found = i == 0 ? whole.descendant(step) : found.flatMap(each -> each.child(step));
    }
    return found;
  }
}
