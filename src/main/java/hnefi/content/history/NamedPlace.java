package hnefi.content.history;

import hnefi.content.Citation;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlValue;
import hnefi.text.Text;
import java.util.List;
import java.util.Optional;

/// A place the books name.
///
/// @param where a second line, such as the town a museum stands in
/// @param radius within how many kilometres of the point it lies, for a region
public record NamedPlace(
    String id,
    Kind kind,
    Text name,
    Optional<Text> where,
    Text text,
    double latitude,
    double longitude,
    Precision precision,
    Optional<Integer> radius,
    List<Citation> cites,
    List<Topic> see) {
  /// What is there.
  public enum Kind {
    FIND,
    MUSEUM,
    TEXT,
    REGION,
    TOURNAMENT,
    BATTLE,
    BOOK
  }

  /// How exact its position is.
  public enum Precision {
    /// Within about a kilometre.
    SITE,
    /// Within about ten.
    TOWN,
    /// Somewhere in a region.
    REGION
  }

  static NamedPlace read(YamlValue value, HistoryReferences references) throws FaultException {
    NamedPlace place =
        value.map(map ->
            new NamedPlace(
                map.get("id").text(),
                map.get("kind").constant(Kind.class),
                map.get("name").words(),
                map.optional("where", YamlValue::words),
                map.get("text").words(),
                map.get("lat").number(),
                map.get("lon").number(),
                map.get("precision").constant(Precision.class),
                map.optional("radius", YamlValue::integer),
                references.citations(map, "cites"),
                references.topics(map, "see")));
    if ((place.precision == Precision.REGION) != place.radius.isPresent()) {
      throw value.fault("fault.radius", place.id);
    }
    return place;
  }
}
