package hnefi.content;

import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlMap;
import hnefi.content.yaml.YamlValue;
import hnefi.rules.Rule;
import hnefi.rules.Switch;
import hnefi.rules.SwitchConflict;
import hnefi.rules.SwitchValue;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Reads a file of `content/rulebooks`.
final class RulebookReader {
  private final Bibliography books;
  private final Map<String, Layout> layouts;
  private final Map<String, Rulebook> read = new HashMap<>();
  private final Set<String> ids = new HashSet<>();

  RulebookReader(Bibliography books, Map<String, Layout> layouts) {
    this.books = books;
    this.layouts = layouts;
  }

  Rulebook read(YamlValue file) throws FaultException {
    YamlMap map = file.map();
    String id = unique(map.get("id"));
    Source book = map.get("book").found(books::source, "fault.no-source");
    Map<Rule, Ruling> rulings = rulings(map);
    Rulebook rulebook =
        new Rulebook(
            id,
            book.id(),
            map.get("name").words(),
            map.optional("heading", YamlValue::words),
            map.get("summary").words(),
            map.get("look").constant(BoardLook.class),
            starts(map.get("layouts")),
            rulings,
            map.each("presets", each -> preset(each, rulings)));
    map.done();
    read.put(id, rulebook);
    return rulebook;
  }

  /// A rule set based on another takes over everything that book says.
  private Map<Rule, Ruling> rulings(YamlMap map) throws FaultException {
    Optional<YamlValue> base = map.find("based-on");
    if (base.isPresent()) {
      return base.get().found(read, "fault.no-rulebook").rulings();
    }
    Map<Rule, Ruling> rulings = new HashMap<>();
    for (Ruling each : Ruling.readCommon(map.get("common"), books)) {
      rulings.put(each.rule(), each);
    }
    YamlMap switches = map.get("switches").map();
    for (Switch each : Switch.values()) {
      Optional<Ruling> unspoken = Ruling.unspoken(each);
      rulings.put(
          each,
          unspoken.isPresent() && switches.find(each.id()).isEmpty()
              ? unspoken.get()
              : Ruling.read(each, switches.get(each.id()), books));
    }
    switches.done();
    confirm(rulings, switches.whole());
    return rulings;
  }

  private List<StartChoice> starts(YamlValue list) throws FaultException {
    List<StartChoice> starts =
        list.each(each ->
            each.map(map ->
                new StartChoice(
                    layout(map.get("id")),
                    map.get("provenance").constant(Provenance.class),
                    books.citations(map.get("cite")),
                    map.optional("note", YamlValue::words))));
    if (starts.isEmpty()) {
      throw list.fault("fault.no-layouts");
    }
    return starts;
  }

  private Preset preset(YamlValue value, Map<Rule, Ruling> base) throws FaultException {
    Preset preset =
        value.map(map ->
            new Preset(
                unique(map.get("id")),
                map.get("name").words(),
                map.get("summary").words(),
                map.optional("layout", this::layout),
                changes(map.get("changes"))));
    Map<Rule, Ruling> changed = new HashMap<>(base);
    changed.putAll(preset.changes());
    confirm(changed, value);
    return preset;
  }

  private Map<Switch, Ruling> changes(YamlValue value) throws FaultException {
    YamlMap map = value.map();
    Map<Switch, Ruling> changes = new LinkedHashMap<>();
    for (Switch each : Switch.values()) {
      map.optional(each.id(), change -> Ruling.read(each, change, books))
          .ifPresent(ruling -> changes.put(each, ruling));
    }
    map.done();
    return changes;
  }

  private Layout layout(YamlValue id) throws FaultException {
    return id.found(layouts, "fault.no-layout");
  }

  /// Rule sets and presets are asked for by one name.
  private String unique(YamlValue id) throws FaultException {
    if (!ids.add(id.text())) {
      throw id.fault("fault.twice", id.text());
    }
    return id.text();
  }

  /// Refuses switches that contradict each other.
  private static void confirm(Map<Rule, Ruling> rulings, YamlValue at) throws FaultException {
    Map<Switch, SwitchValue> values = new EnumMap<>(Switch.class);
    rulings
        .values()
        .forEach(each -> each.value().ifPresent(value -> values.put(value.rule(), value)));
    Optional<SwitchConflict> conflict = SwitchConflict.in(values);
    if (conflict.isPresent()) {
      throw at.fault(SwitchReader.conflict(conflict.get()));
    }
  }
}
