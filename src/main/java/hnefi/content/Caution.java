package hnefi.content;

import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlMap;
import hnefi.content.yaml.YamlValue;
import hnefi.rules.Switch;
import hnefi.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Rules that can be played together but that a book advises against.
///
/// @param when the values that the switches then have
/// @param cite where the book says so
public record Caution(Map<Switch, String> when, List<Citation> cite, Text say) {
  public Caution {
    when = Map.copyOf(when);
    cite = List.copyOf(cite);
  }

  /// Reads the list of a file.
  static List<Caution> readAll(YamlValue file, Bibliography books) throws FaultException {
    List<Caution> cautions = new ArrayList<>();
    for (YamlValue each : file.list()) {
      YamlMap map = each.map();
      cautions.add(
          new Caution(
              SwitchValues.readAll(map.get("when")),
              books.citations(map.get("cite")),
              map.get("say").words()));
      map.done();
    }
    return cautions;
  }

  /// Returns whether an edition has these rules.
  boolean concerns(Edition edition) {
    return when.entrySet().stream()
        .allMatch(each -> edition.ruling(each.getKey()).value().equals(each.getValue()));
  }
}
