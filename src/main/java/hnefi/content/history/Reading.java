package hnefi.content.history;

import hnefi.content.Citation;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlMap;
import hnefi.content.yaml.YamlValue;
import hnefi.text.Text;
import java.util.List;
import java.util.Optional;

/// One answer to a disputed question.
///
/// @param play the board it opens; empty where nothing can be played
public record Reading(
    String id,
    Text name,
    Text text,
    List<Citation> supports,
    List<Citation> contradicts,
    Optional<ReadingBoard> play) {
  static Reading read(YamlValue value, Ledger ledger) throws FaultException {
    YamlMap map = value.map();
    Reading reading =
        new Reading(
            map.get("id").text(),
            map.get("name").words(),
            map.get("text").words(),
            ledger.citations(map, "supports"),
            ledger.anyCitations(map, "contradicts"),
            map.optional("play", each -> ReadingBoard.read(each, ledger)));
    map.done();
    return reading;
  }
}
