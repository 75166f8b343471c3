package hnefi.content;

import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlMap;
import hnefi.content.yaml.YamlValue;
import hnefi.text.Language;
import hnefi.text.Text;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A book, or another source, and the places in it that can be cited.
///
/// @param title what is printed on it; in each language where we named it ourselves
/// @param shortName how it is cited in a line of text
public record Source(
    String id,
    Kind kind,
    List<String> authors,
    Text title,
    Optional<String> publisher,
    Optional<String> town,
    Optional<Integer> year,
    List<Language> languages,
    Text shortName,
    Text about,
    Map<String, Text> passages) {
  /// Whether a source is one of the rulebooks the program retells or one of our own beside them.
  public enum Kind {
    RULEBOOK,
    OURS
  }

  /// Returns who wrote it, if that is known, and what it is called.
  public String heading(Language language) {
    String called = title.in(language);
    return authors.isEmpty() ? called : String.join(", ", authors) + ": " + called;
  }

  /// Reads the list of a bibliography file.
  public static Map<String, Source> readAll(YamlValue file) throws FaultException {
    Map<String, Source> sources = new LinkedHashMap<>();
    for (YamlValue each : file.list()) {
      Source source = read(each);
      if (sources.put(source.id, source) != null) {
        throw each.fault("fault.twice", source.id);
      }
    }
    return sources;
  }

  private static Source read(YamlValue value) throws FaultException {
    return value.map(map -> {
      List<Language> languages = map.get("languages").each(each -> each.constant(Language.class));
      return new Source(
          map.get("id").text(),
          map.get("kind").constant(Kind.class),
          map.get("authors").texts(),
          map.get("title").name(),
          map.optional("publisher", YamlValue::text),
          map.optional("town", YamlValue::text),
          map.optional("year", YamlValue::integer),
          languages,
          map.get("short").words(),
          map.get("about").words(),
          passages(map.get("passages")));
    });
  }

  private static Map<String, Text> passages(YamlValue list) throws FaultException {
    Map<String, Text> passages = new LinkedHashMap<>();
    for (YamlValue each : list.list()) {
      YamlMap map = each.map();
      String id = map.get("id").text();
      if (passages.put(id, map.get("name").words()) != null) {
        throw each.fault("fault.twice", id);
      }
      map.done();
    }
    return passages;
  }
}
