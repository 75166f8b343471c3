package hnefi.content.history;

import hnefi.text.Language;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Finds pages of the history in one language.
///
/// Every word of a query must begin some word of the page. Pages whose title is meant come first.
public final class SearchIndex {
  private static final int SNIPPET = 90;

  /// A page with its words folded.
  private record Page(
      Topic topic,
      String title,
      List<String> head,
      List<String> spelled,
      String text,
      List<String> body) {}

  private record Scored(int score, Page page, List<String> query) {}

  private final List<Page> pages = new ArrayList<>();

  public SearchIndex(History history, Language language) {
    history
        .articles()
        .forEach((id, article) ->
            article
                .in(language)
                .ifPresent(telling ->
                    add(
                        new Topic(Topic.Kind.ARTICLE, id),
                        telling.title(),
                        "",
                        Stream.concat(
                                Stream.of(telling.summary()),
                                telling.blocks().stream().map(Block::plain))
                            .collect(Collectors.joining(" ")))));
    for (Dispute each : history.disputes().values()) {
      add(
          new Topic(Topic.Kind.DISPUTE, each.id()),
          each.title().in(language),
          "",
          Stream.concat(
                  Stream.of(each.question(), each.stake(), each.verdict()),
                  each.readings().stream().flatMap(r -> Stream.of(r.name(), r.text())))
              .map(text -> text.in(language))
              .collect(Collectors.joining(" ")));
    }
    for (Term each : history.terms().values()) {
      add(
          new Topic(Topic.Kind.TERM, each.id()),
          each.word().in(language),
          String.join(" ", each.also()),
          each.meaning().in(language));
    }
    for (NamedPlace each : history.places().values()) {
      add(
          new Topic(Topic.Kind.PLACE, each.id()),
          each.name().in(language),
          each.where().map(where -> where.in(language)).orElse(""),
          each.text().in(language));
    }
    for (Event each : history.events().values()) {
      add(
          new Topic(Topic.Kind.EVENT, each.id()),
          each.name().in(language),
          each.from() + " " + each.to(),
          each.text().in(language));
    }
    history
        .lessons()
        .forEach((id, title) -> add(new Topic(Topic.Kind.LESSON, id), title.in(language), "", ""));
    for (BookPage each : history.books().values()) {
      add(
          new Topic(Topic.Kind.BOOK, each.id()),
          each.source().shortName().in(language),
          each.source().title() + " " + String.join(" ", each.source().authors()),
          Stream.concat(
                  Stream.of(each.covers()),
                  Stream.concat(each.peculiar().stream(), each.mistakes().stream())
                      .map(BookNote::text))
              .map(text -> text.in(language))
              .collect(Collectors.joining(" ")));
    }
  }

  private void add(Topic topic, String title, String also, String text) {
    pages.add(
        new Page(
            topic,
            title,
            SearchText.words(title + " " + also),
            SearchText.spelled(title + " " + also),
            text,
            SearchText.words(text)));
  }

  /// Returns the pages that fit the query, the best first; none for an empty query.
  public List<Hit> find(String query) {
    List<String> words = SearchText.words(query);
    if (words.isEmpty()) {
      return List.of();
    }
    List<String> spelled = SearchText.spelled(query);
    return pages.stream()
        .map(page -> new Scored(score(page, words, spelled), page, words))
        .filter(each -> each.score > 0)
        .sorted(Comparator.comparingInt(Scored::score).reversed())
        .map(SearchIndex::hit)
        .toList();
  }

  /// A page that spells the query as the searcher does is a little better than one that does not.
  private static int score(Page page, List<String> query, List<String> spelled) {
    int score = page.spelled.containsAll(spelled) ? 1 : 0;
    for (String word : query) {
      int best = Math.max(best(page.head, word, 12, 6), best(page.body, word, 3, 2));
      if (best == 0) {
        return 0;
      }
      score += best;
    }
    return score;
  }

  private static int best(List<String> words, String word, int whole, int beginning) {
    if (words.contains(word)) {
      return whole;
    }
    return words.stream().anyMatch(each -> each.startsWith(word)) ? beginning : 0;
  }

  private static Hit hit(Scored found) {
    return new Hit(found.page.topic, found.page.title, snippet(found.page.text, found.query));
  }

  /// Returns the words around the first one that fits.
  private static String snippet(String text, List<String> query) {
    List<String> words = Arrays.asList(text.split("\\s+"));
    int at = 0;
    for (int i = 0; i < words.size(); i++) {
      List<String> folded = SearchText.words(words.get(i));
      if (query.stream().anyMatch(q -> folded.stream().anyMatch(f -> f.startsWith(q)))) {
        at = i;
        break;
      }
    }
    int from = at;
    for (int length = 0; from > 0 && length < SNIPPET / 3; from--) {
      length += words.get(from - 1).length() + 1;
    }
    StringBuilder snippet = new StringBuilder(from > 0 ? "… " : "");
    int to = from;
    for (; to < words.size() && snippet.length() < SNIPPET; to++) {
      snippet.append(to > from ? " " : "").append(words.get(to));
    }
    return snippet + (to < words.size() ? " …" : "");
  }
}
