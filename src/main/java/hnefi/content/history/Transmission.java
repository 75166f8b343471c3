package hnefi.content.history;

import hnefi.content.Citation;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlValue;
import hnefi.text.Text;
import java.util.List;

/// How the game, or chess after it, was passed on: who carried it, and which way.
public record Transmission(
    String id, Kind kind, Text name, Text text, List<Leg> legs, List<Citation> cites) {
  /// Who travelled.
  public enum Kind {
    SETTLERS,
    TRADERS,
    CHESS
  }

  /// A stretch of the way.
  ///
  /// @param from the id of the place it begins at
  /// @param to the id of the place it ends at
  public record Leg(String from, String to) {}

  public Transmission {
    legs = List.copyOf(legs);
    cites = List.copyOf(cites);
  }

  static Transmission read(YamlValue value, HistoryReferences references) throws FaultException {
    return value.map(map -> {
      List<Leg> legs = map.get("legs").each(each -> leg(each, references));
      return new Transmission(
          map.get("id").text(),
          map.get("kind").constant(Kind.class),
          map.get("name").words(),
          map.get("text").words(),
          legs,
          references.citations(map, "cites"));
    });
  }

  private static Leg leg(YamlValue value, HistoryReferences references) throws FaultException {
    List<YamlValue> ends = value.list();
    if (ends.size() != 2) {
      throw value.fault("fault.no-leg", ends.size());
    }
    return new Leg(
        references.topic(Topic.Kind.PLACE, ends.getFirst()).id(),
        references.topic(Topic.Kind.PLACE, ends.getLast()).id());
  }

  /// Returns whether the way touches a place.
  public boolean touches(NamedPlace place) {
    return legs.stream()
        .anyMatch(each -> each.from().equals(place.id()) || each.to().equals(place.id()));
  }
}
