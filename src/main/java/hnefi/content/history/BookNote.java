package hnefi.content.history;

import hnefi.content.Citation;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlValue;
import hnefi.text.Text;
import java.util.List;
import java.util.Optional;

/// Something to know about a book: a peculiarity or a mistake.
public record BookNote(Text text, List<Citation> cites, Optional<Topic> dispute) {
  static List<BookNote> readAll(YamlValue list, HistoryReferences references)
      throws FaultException {
    return list.each(each ->
        each.map(map ->
            new BookNote(
                map.get("text").words(),
                references.citations(map, "cites"),
                map.optional("dispute", other -> references.topic(Topic.Kind.DISPUTE, other)))));
  }
}
