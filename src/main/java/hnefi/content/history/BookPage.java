package hnefi.content.history;

import hnefi.content.Source;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlValue;
import hnefi.text.Text;
import java.util.List;

/// What there is to say about one of the five books.
///
/// @param rules the ids of its rule sets
/// @param versions what its two languages say differently; empty for a book in one language
public record BookPage(
    Source source,
    Text covers,
    List<String> rules,
    List<BookNote> peculiar,
    List<BookNote> mistakes,
    List<VersionDifference> versions,
    List<Topic> see) {
  static BookPage read(YamlValue value, HistoryReferences references) throws FaultException {
    return value.map(map -> {
      Source source = map.get("id").found(references.sources()::source, "fault.no-source");
      List<String> rules = map.get("rules").each(references::ruleSet);
      return new BookPage(
          source,
          map.get("covers").words(),
          rules,
          BookNote.readAll(map.get("peculiar"), references),
          BookNote.readAll(map.get("mistakes"), references),
          map.each("versions", each -> VersionDifference.read(each, references)),
          references.topics(map, "see"));
    });
  }

  public String id() {
    return source.id();
  }
}
