package hnefi.content.history;

import hnefi.content.Citation;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlValue;
import hnefi.text.Text;
import java.util.List;

/// A stretch of the timeline with a name.
public record Era(String id, Text name, int from, int to, List<Citation> cites) {
  static Era read(YamlValue value, HistoryReferences references) throws FaultException {
    Era era =
        value.map(map ->
            new Era(
                map.get("id").text(),
                map.get("name").words(),
                map.get("from").integer(),
                map.get("to").integer(),
                references.citations(map, "cites")));
    if (era.from >= era.to) {
      throw value.fault("fault.span", era.from, era.to);
    }
    return era;
  }
}
