package hnefi.content.history;

import hnefi.content.Edition;
import hnefi.content.Layout;
import hnefi.content.Library;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlMap;
import hnefi.content.yaml.YamlValue;
import hnefi.rules.Switch;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/// The board a reading of a dispute opens.
///
/// @param rules the id of a rule set or preset
/// @param switches the switches the reading turns
public record Play(String rules, Map<Switch, String> switches, Optional<String> layout) {
  public Play {
    switches = Map.copyOf(switches);
  }

  static Play read(YamlValue value, Ledger ledger) throws FaultException {
    YamlMap map = value.map();
    Optional<YamlValue> layout = map.find("layout");
    Optional<YamlValue> set = map.find("set");
    Play play =
        new Play(
            ledger.ruleSet(map.get("rules")),
            set.isPresent() ? switches(set.get().map()) : Map.of(),
            layout.isPresent() ? Optional.of(layout.get().text()) : Optional.empty());
    map.done();
    try {
      play.edition(ledger.library());
    } catch (IllegalArgumentException _) {
      throw value.fault("fault.no-edition-so", play.rules);
    }
    if (layout.isPresent() && ledger.library().layout(layout.get().text()).isEmpty()) {
      throw layout.get().fault("fault.no-layout", layout.get().text());
    }
    return play;
  }

  private static Map<Switch, String> switches(YamlMap map) throws FaultException {
    Map<Switch, String> switches = new EnumMap<>(Switch.class);
    for (Switch each : Switch.values()) {
      Optional<YamlValue> value = map.find(each.id());
      if (value.isPresent()) {
        String text =
            value.get().isList() ? String.join(",", value.get().texts()) : value.get().text();
        if (!each.accepts(text)) {
          throw value.get().fault("fault.no-value", text, each.id(), each.expected());
        }
        switches.put(each, text);
      }
    }
    map.done();
    return switches;
  }

  /// Returns the rules to play by, nothing if the rule set could not be read.
  ///
  /// @throws IllegalArgumentException if the switches contradict the rule set's
  public Optional<Edition> edition(Library library) {
    Optional<Layout> start = layout.flatMap(library::layout);
    return library
        .edition(rules)
        .map(edition -> edition.with(switches))
        .map(edition -> start.map(edition::from).orElse(edition));
  }
}
