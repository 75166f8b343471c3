package hnefi.content.history;

import hnefi.content.Citation;
import hnefi.content.yaml.Fault;
import hnefi.text.Language;
import hnefi.text.Message;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Proves that every fact is told in its article, in every language, in a paragraph that cites its
/// passages and contains its names and years, and that no article marks a fact nobody listed.
final class FactCheck {
  private static final String FILE = "history/facts.yaml";

  private FactCheck() {}

  static void of(History history, List<Fault> faults) {
    for (Fact fact : history.facts().values()) {
      told(history, fact, faults);
      sure(fact, faults);
      if (history.themes().stream().noneMatch(each -> each.id().equals(fact.theme()))) {
        faults.add(new Fault(FILE, fact.line(), Message.of("fault.no-theme", fact.theme())));
      }
    }
    for (ArticleTheme theme : history.themes()) {
      for (String article : theme.articles()) {
        if (history.facts().values().stream()
            .noneMatch(each -> each.theme().equals(theme.id()) && each.article().equals(article))) {
          faults.add(
              new Fault(FILE, theme.line(), Message.of("fault.empty-theme", theme.id(), article)));
        }
      }
    }
    unknown(history, faults);
  }

  private static void told(History history, Fact fact, List<Fault> faults) {
    Optional<Article> article = Optional.ofNullable(history.articles().get(fact.article()));
    for (Language language : Language.values()) {
      Optional<Article.Telling> telling = article.map(each -> each.tellings().get(language));
      if (telling.isEmpty()) {
        continue;
      }
      List<Block.Paragraph> tellers =
          telling.get().blocks().stream()
              .filter(Block.Paragraph.class::isInstance)
              .map(Block.Paragraph.class::cast)
              .filter(each -> each.spans().contains(new Span.Mark(fact.id())))
              .toList();
      String file = ArticleCheck.file(article.get(), language);
      if (tellers.size() != 1) {
        faults.add(new Fault(file, 0, Message.of("fault.fact-told", fact.id(), tellers.size())));
        continue;
      }
      Block.Paragraph paragraph = tellers.getFirst();
      for (Citation each : fact.supports()) {
        if (!paragraph.spans().contains(new Span.Cite(each))) {
          faults.add(
              new Fault(
                  file,
                  paragraph.line(),
                  Message.of("fault.fact-uncited", fact.id(), each.text())));
        }
      }
      String said = paragraph.plain().toLowerCase(Locale.ROOT);
      for (String each : fact.words()) {
        if (!said.contains(each.toLowerCase(Locale.ROOT))) {
          faults.add(
              new Fault(file, paragraph.line(), Message.of("fault.fact-word", fact.id(), each)));
        }
      }
    }
  }

  private static void sure(Fact fact, List<Fault> faults) {
    Set<String> books = fact.supports().stream().map(Citation::source).collect(Collectors.toSet());
    boolean consistent =
        switch (fact.sure()) {
          case AGREED -> books.size() > 1 && fact.contradicts().isEmpty();
          case ONE_BOOK, GUESS -> books.size() == 1 && fact.contradicts().isEmpty();
          case DISPUTED -> !fact.contradicts().isEmpty() && fact.dispute().isPresent();
        };
    if (!consistent) {
      faults.add(new Fault(FILE, fact.line(), Message.of("fault.fact-sure", fact.id())));
    }
  }

  private static void unknown(History history, List<Fault> faults) {
    if (!history.faults().isEmpty()) {
      return;
    }
    Set<String> known = new HashSet<>(history.facts().keySet());
    for (Article article : history.articles().values()) {
      article
          .tellings()
          .forEach((language, telling) -> {
            for (Block block : telling.blocks()) {
              if (block instanceof Block.Paragraph(List<Span> spans, int line)) {
                for (Span span : spans) {
                  if (span instanceof Span.Mark(String fact) && !known.contains(fact)) {
                    faults.add(
                        new Fault(
                            ArticleCheck.file(article, language),
                            line,
                            Message.of("fault.no-fact", fact)));
                  }
                }
              }
            }
          });
    }
  }
}
