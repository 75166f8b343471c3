package hnefi.content.history;

import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlValue;
import hnefi.text.Text;
import java.util.List;

/// One of the themes every visitor should find, and the articles that treat it.
public record ArticleTheme(String id, Text name, List<String> articles, int line) {
  static ArticleTheme read(YamlValue value, HistoryReferences references) throws FaultException {
    return value.map(map -> {
      List<String> articles =
          map.get("articles").each(each -> references.topic(Topic.Kind.ARTICLE, each).id());
      return new ArticleTheme(
          map.get("id").text(), map.get("name").words(), articles, value.line());
    });
  }
}
