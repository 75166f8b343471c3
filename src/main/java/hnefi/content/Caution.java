package hnefi.content;

import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlMap;
import hnefi.content.yaml.YamlValue;
import hnefi.rules.Switch;
import hnefi.rules.SwitchConflict;
import hnefi.rules.SwitchValue;
import hnefi.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Rules that can be played together but that a book advises against.
///
/// @param when the values that the switches then have
/// @param cite where the book says so
public record Caution(Map<Switch, SwitchValue> when, List<Citation> cite, Text say) {
  public Caution {
    when = Map.copyOf(when);
    cite = List.copyOf(cite);
  }

  /// Reads the list of a file.
  static List<Caution> readAll(YamlValue file, Bibliography books) throws FaultException {
    List<Caution> cautions = new ArrayList<>();
    for (YamlValue each : file.list()) {
      cautions.add(read(each, books));
    }
    return cautions;
  }

  private static Caution read(YamlValue value, Bibliography books) throws FaultException {
    YamlMap map = value.map();
    YamlValue when = map.get("when");
    YamlValue cite = map.get("cite");
    Caution caution =
        new Caution(SwitchReader.readAll(when), books.citations(cite), map.get("say").words());
    map.done();
    if (caution.when.isEmpty()) {
      throw when.fault("fault.caution.no-switch");
    }
    Optional<SwitchConflict> conflict = SwitchConflict.in(caution.when);
    if (conflict.isPresent()) {
      throw when.fault(SwitchReader.conflict(conflict.get()));
    }
    if (caution.cite.isEmpty()) {
      throw cite.fault("fault.caution.no-cite");
    }
    return caution;
  }

  /// Returns whether an edition has these rules.
  boolean concerns(Edition edition) {
    return edition.rules().values().values().containsAll(when.values());
  }
}
