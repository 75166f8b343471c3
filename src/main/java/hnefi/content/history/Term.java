package hnefi.content.history;

import hnefi.content.Citation;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlValue;
import hnefi.text.Text;
import java.util.List;
import java.util.Map;

/// A name or term, where it comes from, what it means and how to say it.
///
/// @param word as each of our languages writes it
/// @param language the language it belongs to
/// @param also other spellings and translations
/// @param say a plain help for saying it
/// @param saying where that help comes from
public record Term(
    String id,
    Text word,
    Kind kind,
    TermLanguage language,
    List<String> also,
    Text meaning,
    Text say,
    Citation saying,
    List<Citation> cites,
    List<Topic> see) {
  /// What a term names.
  public enum Kind {
    GAME,
    PIECE,
    PERSON,
    TEXT,
    RULE,
    SETUP
  }

  static Term read(
      YamlValue value, Map<String, TermLanguage> languages, HistoryReferences references)
      throws FaultException {
    return value.map(map -> {
      TermLanguage language = map.get("language").found(languages, "fault.no-term-language");
      return new Term(
          map.get("id").text(),
          map.get("word").name(),
          map.get("kind").constant(Kind.class),
          language,
          map.each("also", YamlValue::text),
          map.get("meaning").words(),
          map.get("say").words(),
          references.sources().citation(map.get("saying")),
          references.citations(map, "cites"),
          references.topics(map, "see"));
    });
  }
}
