package hnefi.content.history.search;

import hnefi.content.history.History;
import hnefi.text.Language;
import hnefi.text.Words;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// Finds pages of the history in one language.
///
/// Of the words of a query, without those of which only questions are made, a page must meet more
/// than half, and both of two ([WordMatch]). Slips of the pen count only for words that begin no
/// word of any page. Pages whose title is meant come first.
public final class SearchIndex {
  private final List<SearchPage> pages;
  private final Set<String> vocabulary = new TreeSet<>();
  private final Set<String> stopWords;

  private record Scored(SearchPage page, int words, double score) {}

  public SearchIndex(History history, Language language) {
    Words words = Words.of(SearchIndex.class, "search", language);
    pages = SearchPages.of(history, language, words);
    pages.forEach(page -> vocabulary.addAll(page.words()));
    stopWords = Set.copyOf(new HashSet<>(SearchText.words(words.say("stop-words"))));
  }

  /// Returns the pages that fit the query, the best first; none for an empty query.
  public List<SearchHit> find(String query) {
    List<Map<String, WordMatch>> matches = sought(query).stream().map(this::matches).toList();
    List<String> spelled = SearchText.spelled(query);
    int needed = matches.size() <= 2 ? matches.size() : matches.size() / 2 + 1;
    Set<String> found = new HashSet<>();
    matches.forEach(each -> found.addAll(each.keySet()));
    return pages.stream()
        .map(page -> score(page, matches, spelled))
        .filter(each -> each.words > 0 && each.words >= needed)
        .sorted(Comparator.comparingDouble(Scored::score).reversed())
        .map(each -> new SearchHit(each.page.topic(), each.page.title(), each.page.snippet(found)))
        .toList();
  }

  /// Tells whether a query asks for a page that is not one of the history: by its title, or by
  /// nothing but words that meet some of `words`.
  public boolean asksFor(String query, String title, String words) {
    List<String> offered = SearchText.words(words);
    List<String> sought = sought(query);
    return SearchText.words(query).equals(SearchText.words(title))
        || !sought.isEmpty()
            && sought.stream()
                .allMatch(each -> offered.stream().anyMatch(word -> isMeant(each, word)));
  }

  private static boolean isMeant(String query, String word) {
    return WordMatch.of(query, word).filter(match -> match.isMeant(query)).isPresent();
  }

  /// Returns the words that a query is about: all if it has none but the words of a question.
  private List<String> sought(String query) {
    List<String> words = SearchText.words(query).stream().distinct().toList();
    List<String> sought = words.stream().filter(each -> !stopWords.contains(each)).toList();
    return sought.isEmpty() ? words : sought;
  }

  /// Returns the words of all pages that meet a word of a query.
  private Map<String, WordMatch> matches(String word) {
    Map<String, WordMatch> matches = new HashMap<>();
    for (String each : vocabulary) {
      WordMatch.of(word, each).ifPresent(match -> matches.put(each, match));
    }
    if (matches.containsValue(WordMatch.WHOLE) || matches.containsValue(WordMatch.BEGINNING)) {
      matches.values().removeIf(WordMatch.MISSPELLING::equals);
    }
    return matches;
  }

  /// A page that spells the query as the searcher does is a little better than one that does not.
  private static Scored score(
      SearchPage page, List<Map<String, WordMatch>> matches, List<String> spelled) {
    int words = 0;
    double score = page.spelled().containsAll(spelled) ? 1 : 0;
    for (Map<String, WordMatch> each : matches) {
      double best = page.score(each);
      words += best > 0 ? 1 : 0;
      score += best;
    }
    return new Scored(page, words, score);
  }
}
