package hnefi.content;

import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlMap;
import hnefi.content.yaml.YamlValue;
import hnefi.rules.Switch;
import hnefi.rules.SwitchConflict;
import hnefi.rules.SwitchValue;
import hnefi.text.Text;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Rules that can be played together, though a book advises against it or one of them then says
/// nothing.
///
/// @param when the values one of which each of these switches then has
/// @param cite where a book says so; empty for what follows from the rules themselves
public record Caution(Map<Switch, Set<SwitchValue>> when, List<Citation> cite, Text say) {
  public Caution {
    when = Map.copyOf(when);
    cite = List.copyOf(cite);
  }

  /// Reads the list of a file.
  static List<Caution> readAll(YamlValue file, Bibliography books) throws FaultException {
    return file.each(each -> read(each, books));
  }

  private static Caution read(YamlValue value, Bibliography books) throws FaultException {
    YamlMap map = value.map();
    YamlValue when = map.get("when");
    Map<Switch, Set<SwitchValue>> values = SwitchReader.readChoices(when);
    map.optional("without", SwitchReader::readChoices)
        .ifPresent(without ->
            without.forEach((rule, excluded) ->
                values
                    .computeIfAbsent(rule, each -> new HashSet<>(each.choices()))
                    .removeAll(excluded)));
    boolean ours = map.optional("ours", YamlValue::flag).orElse(false);
    YamlValue cite = ours ? when : map.get("cite");
    Caution caution =
        new Caution(values, ours ? List.of() : books.citations(cite), map.get("say").words());
    map.done();
    if (caution.when.isEmpty()) {
      throw when.fault("fault.caution.no-switch");
    }
    Optional<SwitchConflict> conflict = SwitchConflict.in(caution.settled());
    if (conflict.isPresent()) {
      throw when.fault(SwitchReader.conflict(conflict.get()));
    }
    if (caution.cite.isEmpty() && !ours) {
      throw cite.fault("fault.caution.no-cite");
    }
    return caution;
  }

  /// Returns the switches for which only one value is named.
  private Map<Switch, SwitchValue> settled() {
    return when.entrySet().stream()
        .filter(each -> each.getValue().size() == 1)
        .collect(Collectors.toMap(Map.Entry::getKey, each -> each.getValue().iterator().next()));
  }

  /// Returns whether an edition has these rules. What no book says is said only of rules that a
  /// player turned.
  boolean concerns(Edition edition) {
    Map<Switch, SwitchValue> played = edition.rules().values();
    return when.entrySet().stream()
            .allMatch(each -> each.getValue().contains(played.get(each.getKey())))
        && (!cite.isEmpty() || when.keySet().stream().anyMatch(edition::isHouseRule));
  }
}
