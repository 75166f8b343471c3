package hnefi.ui.history.part;

import hnefi.content.Citation;
import hnefi.content.Library;
import hnefi.content.Source;
import hnefi.content.history.BookPage;
import hnefi.content.history.History;
import hnefi.content.history.Topic;
import hnefi.fx.nav.Navigator;
import hnefi.fx.nav.Route;
import hnefi.text.Language;
import hnefi.text.Text;
import hnefi.text.Words;
import hnefi.ui.route.LessonRoute;
import hnefi.ui.route.TopicRoute;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Leads through the history in one language: says what things are called and goes where one asks.
///
/// @param navigator leads away from the page
public record HistoryContext(
    History history, Library library, Language language, Words words, Navigator navigator) {
  public String say(Text text) {
    return text.in(language);
  }

  public String say(String key, Object... arguments) {
    return words.say(key, arguments);
  }

  /// Returns what a page is called; its id if it could not be read.
  public String title(Topic topic) {
    return history.title(topic, language).orElse(topic.id());
  }

  /// Returns the source a citation names.
  public Source source(Citation citation) {
    return history.sources().source(citation.source()).orElseThrow();
  }

  /// Returns the place in its source which a citation names.
  public String passage(Citation citation) {
    Text name = source(citation).passages().get(citation.passage());
    return name == null ? citation.passage() : say(name);
  }

  /// Returns a citation as a reader finds it.
  public String say(Citation citation) {
    return history.sources().say(citation, language);
  }

  /// Returns whether a citation names a source of our own rather than a rulebook.
  public boolean isOurs(Citation citation) {
    return source(citation).kind() == Source.Kind.OURS;
  }

  /// Returns the names of the rulebooks that neither support nor contradict something.
  public String silent(List<Citation> supports, List<Citation> contradicts) {
    List<String> speaking =
        Stream.concat(supports.stream(), contradicts.stream()).map(Citation::source).toList();
    return history.books().values().stream()
        .map(BookPage::source)
        .filter(book -> !speaking.contains(book.id()))
        .map(Source::shortName)
        .map(this::say)
        .collect(Collectors.joining(" · "));
  }

  /// Goes to another page of the history, or to a lesson.
  public void open(Topic topic) {
    navigator.go(route(topic));
  }

  /// Tells whether [#open] leads anywhere.
  public boolean leadsTo(Topic topic) {
    return history.has(topic) && navigator.knows(route(topic));
  }

  private static Route route(Topic topic) {
    return topic.kind() == Topic.Kind.LESSON ? LessonRoute.of(topic.id()) : new TopicRoute(topic);
  }
}
