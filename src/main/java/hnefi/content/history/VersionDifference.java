package hnefi.content.history;

import hnefi.content.Citation;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlValue;
import hnefi.text.Text;
import java.util.List;

/// What the German and the English version of a bilingual book say of one matter.
///
/// @param about the matter
public record VersionDifference(Text about, Text german, Text english, List<Citation> cites) {
  public VersionDifference {
    cites = List.copyOf(cites);
  }

  static VersionDifference read(YamlValue value, HistoryReferences references)
      throws FaultException {
    return value.map(map ->
        new VersionDifference(
            map.get("about").words(),
            map.get("german").words(),
            map.get("english").words(),
            references.citations(map, "cites")));
  }
}
