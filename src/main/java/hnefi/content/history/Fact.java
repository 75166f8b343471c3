package hnefi.content.history;

import hnefi.content.Citation;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlValue;
import hnefi.text.Text;
import java.util.List;
import java.util.Optional;

/// A claim the history makes: what is said, who says so, who says otherwise, and how sure it is.
///
/// @param article the id of the article that tells it
/// @param dispute the dispute that lays out the disagreement
/// @param words names and years that must stand where it is told, in every language
/// @param line where it stands in its file
public record Fact(
    String id,
    String theme,
    String article,
    Text statement,
    List<Citation> supports,
    List<Citation> contradicts,
    Sureness sure,
    Optional<Topic> dispute,
    List<String> words,
    int line) {
  /// How sure a claim is.
  public enum Sureness {
    /// Two books or more say it, none says otherwise.
    AGREED,
    /// One book says it, the others are silent.
    ONE_BOOK,
    /// The book that says it is not sure itself.
    GUESS,
    /// Books contradict each other.
    DISPUTED
  }

  static Fact read(YamlValue value, HistoryReferences references) throws FaultException {
    return value.map(map -> {
      YamlValue article = map.get("article");
      references.topic(Topic.Kind.ARTICLE, article);
      return new Fact(
          map.get("id").text(),
          map.get("theme").text(),
          article.text(),
          map.get("statement").words(),
          references.citations(map, "supports"),
          references.anyCitations(map, "contradicts"),
          map.get("sure").constant(Sureness.class),
          map.optional("dispute", each -> references.topic(Topic.Kind.DISPUTE, each)),
          map.each("words", YamlValue::text),
          value.line());
    });
  }
}
