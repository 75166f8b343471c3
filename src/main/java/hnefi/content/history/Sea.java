package hnefi.content.history;

import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlValue;
import hnefi.text.Text;

/// A sea, and where its name is written on the map.
public record Sea(String id, Text name, double latitude, double longitude) {
  static Sea read(YamlValue value) throws FaultException {
    return value.map(map ->
        new Sea(
            map.get("id").text(),
            map.get("name").words(),
            map.get("lat").number(),
            map.get("lon").number()));
  }
}
