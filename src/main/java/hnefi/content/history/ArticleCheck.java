package hnefi.content.history;

import hnefi.content.yaml.Fault;
import hnefi.text.Language;
import hnefi.text.Message;
import java.util.List;
import java.util.Map;

/// Proves that every sentence of an article rests on a passage, that no article is too short or too
/// long, and that all languages show the same pictures.
final class ArticleCheck {
  private static final int SHORTEST = 110;
  private static final int LONGEST = 300;

  private ArticleCheck() {}

  static void of(History history, List<Fault> faults) {
    for (Article article : history.articles().values()) {
      for (Map.Entry<Language, Article.Telling> each : article.tellings().entrySet()) {
        check(file(article, each.getKey()), each.getValue(), faults);
      }
      if (article.tellings().values().stream().map(ArticleCheck::figures).distinct().count() > 1) {
        faults.add(
            new Fault(
                file(article, Language.EN), 0, Message.of("fault.figures-differ", article.id())));
      }
    }
  }

  static String file(Article article, Language language) {
    return "history/" + language.code() + "/" + article.id() + ".md";
  }

  private static void check(String file, Article.Telling telling, List<Fault> faults) {
    int length = telling.length();
    if (length < SHORTEST || length > LONGEST) {
      faults.add(new Fault(file, 0, Message.of("fault.length", length, SHORTEST, LONGEST)));
    }
    for (Block block : telling.blocks()) {
      if (block instanceof Block.Paragraph(List<Span> spans, int line)) {
        for (String each : UncitedSentences.unsupported(spans)) {
          faults.add(new Fault(file, line, Message.of("fault.uncited", each)));
        }
      }
    }
  }

  private static List<String> figures(Article.Telling telling) {
    return telling.blocks().stream()
        .filter(Block.Figure.class::isInstance)
        .map(each -> ((Block.Figure) each).id())
        .toList();
  }
}
