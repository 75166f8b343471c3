package hnefi.content;

import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlMap;
import hnefi.content.yaml.YamlValue;
import hnefi.rules.Switch;
import hnefi.text.Message;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The values of switches as content writes them.
public final class SwitchValues {
  private SwitchValues() {}

  /// Reads one value; `king-captors` is a list in the content and a comma list elsewhere.
  public static String read(Switch rule, YamlValue value) throws FaultException {
    String text = value.isList() ? String.join(",", value.texts()) : value.text();
    if (!rule.accepts(text)) {
      throw value.fault(noValue(rule, text));
    }
    return rule.spelled(text);
  }

  /// Reads a map of switches, each of which may be missing.
  public static Map<Switch, String> readAll(YamlValue value) throws FaultException {
    YamlMap map = value.map();
    Map<Switch, String> values = new EnumMap<>(Switch.class);
    for (Switch each : Switch.values()) {
      Optional<String> found = map.optional(each.id(), written -> read(each, written));
      found.ifPresent(text -> values.put(each, text));
    }
    map.done();
    return values;
  }

  /// Says that a text is no value of a switch, and what would be one.
  public static Message noValue(Switch rule, String text) {
    return Message.of(
        "fault.no-value",
        text,
        rule.id(),
        switch (rule.kind()) {
          case CHOICE -> String.join(", ", rule.choices());
          case RANGE -> Message.of("value.range");
          case LIST -> Message.of("value.list", String.join(", ", names(rule)));
        });
  }

  private static List<String> names(Switch rule) {
    return rule.choices().stream().filter(each -> !each.isEmpty() && !each.contains(",")).toList();
  }
}
