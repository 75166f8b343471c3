package hnefi.content;

import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlMap;
import hnefi.content.yaml.YamlValue;
import hnefi.rules.Switch;
import hnefi.rules.SwitchConflict;
import hnefi.rules.SwitchValue;
import hnefi.text.Message;
import hnefi.text.Result;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// Reads the values of switches as content writes them, once, into their types.
public final class SwitchReader {
  private SwitchReader() {}

  /// Reads one value; `king-captors` is a list in the content and a comma list elsewhere.
  public static SwitchValue read(Switch rule, YamlValue value) throws FaultException {
    return value.good(read(rule, value.isList() ? String.join(",", value.texts()) : value.text()));
  }

  /// Returns one value as content writes it.
  static Object tree(SwitchValue value) {
    return value.rule().kind() == Switch.Kind.LIST
        ? List.copyOf(new TreeSet<>(names(value)))
        : value.text();
  }

  /// Reads one value, or says what would be one: a message of [Library#faultWords].
  public static Result<SwitchValue> read(Switch rule, String text) {
    return rule.read(text)
        .<Result<SwitchValue>>map(Result.Good::new)
        .orElseGet(() -> Result.bad("fault.no-value", text, rule.id(), possible(rule)));
  }

  /// Reads a map of switches, each of which may be missing.
  public static Map<Switch, SwitchValue> readAll(YamlValue value) throws FaultException {
    YamlMap map = value.map();
    Map<Switch, SwitchValue> values = new EnumMap<>(Switch.class);
    for (Switch each : Switch.values()) {
      Optional<SwitchValue> found = map.optional(each.id(), written -> read(each, written));
      found.ifPresent(read -> values.put(each, read));
    }
    map.done();
    return values;
  }

  /// Reads a map of switches with one or several values each; of `king-captors`, what must be in
  /// the list, or that it must be empty.
  static Map<Switch, Set<SwitchValue>> readChoices(YamlValue value) throws FaultException {
    YamlMap map = value.map();
    Map<Switch, Set<SwitchValue>> values = new EnumMap<>(Switch.class);
    for (Switch each : Switch.values()) {
      Optional<Set<SwitchValue>> found =
          map.optional(each.id(), written -> readChoices(each, written));
      found.ifPresent(read -> values.put(each, read));
    }
    map.done();
    return values;
  }

  private static Set<SwitchValue> readChoices(Switch rule, YamlValue value) throws FaultException {
    if (rule.kind() == Switch.Kind.LIST) {
      Set<String> wanted = names(read(rule, value));
      return rule.choices().stream()
          .filter(
              each -> wanted.isEmpty() ? names(each).isEmpty() : names(each).containsAll(wanted))
          .collect(Collectors.toSet());
    }
    Set<SwitchValue> values = new HashSet<>();
    for (YamlValue each : value.isList() ? value.list() : List.of(value)) {
      values.add(read(rule, each));
    }
    return values;
  }

  private static Set<String> names(SwitchValue list) {
    return list.text().isEmpty() ? Set.of() : Set.of(list.text().split(","));
  }

  /// Says which switches contradict each other: a message of [Library#faultWords].
  static Message conflict(SwitchConflict conflict) {
    return Message.of("fault.conflict", conflict.one().rule().id(), conflict.other().rule().id());
  }

  private static Object possible(Switch rule) {
    List<String> choices = rule.choices().stream().map(SwitchValue::text).toList();
    return switch (rule.kind()) {
      case CHOICE -> String.join(", ", choices);
      case RANGE -> Message.of("value.range");
      case LIST ->
          Message.of(
              "value.list",
              String.join(
                  ", ",
                  choices.stream()
                      .filter(each -> !each.isEmpty() && !each.contains(","))
                      .toList()));
    };
  }
}
