package hnefi.content.history;

import hnefi.content.Citation;
import hnefi.content.Edition;
import hnefi.content.EditionName;
import hnefi.content.Library;
import hnefi.content.SwitchReader;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlValue;
import hnefi.text.Text;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// One answer to a disputed question.
///
/// @param play the rules of the game it opens; empty where nothing can be played
public record Reading(
    String id,
    Text name,
    Text text,
    List<Citation> supports,
    List<Citation> contradicts,
    Optional<EditionName> play) {
  static Reading read(YamlValue value, HistoryReferences references) throws FaultException {
    return value.map(map ->
        new Reading(
            map.get("id").text(),
            map.get("name").words(),
            map.get("text").words(),
            references.citations(map, "supports"),
            references.anyCitations(map, "contradicts"),
            map.optional("play", each -> play(each, references))));
  }

  private static EditionName play(YamlValue value, HistoryReferences references)
      throws FaultException {
    Library library = references.library();
    EditionName name =
        value.map(map ->
            new EditionName(
                references.ruleSet(map.get("rules")),
                map.optional("set", SwitchReader::readAll).orElse(Map.of()),
                map.optional(
                    "layout", each -> each.found(library::layout, "fault.no-layout").id())));
    Optional<Edition> printed = library.edition(name.id());
    if (printed.isPresent()) {
      Edition _ = value.good(printed.get().with(name.houseRules().values()));
    }
    return name;
  }
}
