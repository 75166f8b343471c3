package hnefi.content.history.search;

import hnefi.content.history.Topic;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// A page that can be found, with its words folded.
///
/// @param head the words of its title and its other names
/// @param spelled the same as they are spelled
/// @param answer what it answers to a question that its text does not ask
record SearchPage(
    Topic topic,
    String title,
    Set<String> head,
    Set<String> spelled,
    String text,
    Set<String> body,
    Optional<Answer> answer) {
  private static final int SNIPPET = 90;
  private static final double IN_TITLE = 1;
  private static final double IN_QUESTION = 0.5;
  private static final double IN_TEXT = 0.25;

  /// An answer.
  ///
  /// @param words folded words with which one may ask for it
  record Answer(Set<String> words, String text) {}

  /// @param also its other names
  static SearchPage of(
      Topic topic, String title, String also, String text, Optional<Answer> answer) {
    String head = title + " " + also;
    return new SearchPage(
        topic,
        title,
        Set.copyOf(new HashSet<>(SearchText.words(head))),
        Set.copyOf(new HashSet<>(SearchText.spelled(head))),
        text,
        Set.copyOf(new HashSet<>(SearchText.words(text))),
        answer);
  }

  /// Returns all folded words with which the page is found.
  Set<String> words() {
    Set<String> words = new HashSet<>(head);
    words.addAll(body);
    answer.ifPresent(each -> words.addAll(each.words()));
    return words;
  }

  /// Returns how well the page fits a word of a query; 0 if it does not.
  ///
  /// @param matches the words of all pages that meet the word of the query
  double score(Map<String, WordMatch> matches) {
    double score = Math.max(IN_TITLE * best(head, matches), IN_TEXT * best(body, matches));
    return Math.max(
        score, answer.map(each -> IN_QUESTION * best(each.words(), matches)).orElse(0.0));
  }

  private static int best(Set<String> words, Map<String, WordMatch> matches) {
    return matches.entrySet().stream()
        .filter(each -> words.contains(each.getKey()))
        .mapToInt(each -> each.getValue().weight())
        .max()
        .orElse(0);
  }

  /// Returns the answer to what was asked, or else the words of the text around the first one that
  /// was found.
  ///
  /// @param found the words of all pages that meet any word of the query
  String snippet(Set<String> found) {
    return answer
        .filter(each -> each.words().stream().anyMatch(found::contains))
        .map(Answer::text)
        .orElseGet(() -> around(found));
  }

  private String around(Set<String> found) {
    List<String> words = Arrays.asList(text.split("\\s+"));
    int at = 0;
    for (int i = 0; i < words.size(); i++) {
      if (SearchText.words(words.get(i)).stream().anyMatch(found::contains)) {
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
