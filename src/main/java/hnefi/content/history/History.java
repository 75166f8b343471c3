package hnefi.content.history;

import hnefi.content.Bibliography;
import hnefi.content.ContentFolder;
import hnefi.content.Library;
import hnefi.content.yaml.Fault;
import hnefi.content.yaml.MissingText;
import hnefi.rules.Rule;
import hnefi.rules.Switch;
import hnefi.text.Language;
import hnefi.text.Text;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Everything the history browser shows, and what was wrong with its files.
///
/// @param sources the bibliography with our own sources added
/// @param themes the themes every visitor should find
/// @param transmissions how the game was passed on, drawn on the map
/// @param figures the pictures of the articles and of the parts
/// @param lessons the titles of the lessons, to which the history points
/// @param missing the texts that some language lacks
/// @param faults what was wrong; what is listed there is missing here
public record History(
    Bibliography sources,
    Map<String, Article> articles,
    Timeline timeline,
    Map<String, Event> events,
    Map<String, NamedPlace> places,
    Map<String, Term> terms,
    Map<String, Dispute> disputes,
    Map<String, BookPage> books,
    List<ArticleTheme> themes,
    Map<String, Fact> facts,
    NorthMap map,
    Map<String, Transmission> transmissions,
    Map<String, Figure> figures,
    Map<String, Text> lessons,
    List<MissingText> missing,
    List<Fault> faults) {
  /// Reads the history; damaged files and entries are left out and named by [#faults()].
  public static History read(ContentFolder folder, Library library) {
    return new HistoryReader(folder, library).read();
  }

  public Optional<Article> article(String id) {
    return Optional.ofNullable(articles.get(id));
  }

  public Optional<Event> event(String id) {
    return Optional.ofNullable(events.get(id));
  }

  public Optional<NamedPlace> place(String id) {
    return Optional.ofNullable(places.get(id));
  }

  public Optional<Term> term(String id) {
    return Optional.ofNullable(terms.get(id));
  }

  public Optional<Dispute> dispute(String id) {
    return Optional.ofNullable(disputes.get(id));
  }

  public Optional<BookPage> book(String id) {
    return Optional.ofNullable(books.get(id));
  }

  public Optional<Fact> fact(String id) {
    return Optional.ofNullable(facts.get(id));
  }

  public Optional<Figure> figure(String id) {
    return Optional.ofNullable(figures.get(id));
  }

  /// Returns whether there is such a page.
  public boolean has(Topic topic) {
    return switch (topic.kind()) {
      case ARTICLE -> articles.containsKey(topic.id());
      case EVENT -> events.containsKey(topic.id());
      case PLACE -> places.containsKey(topic.id());
      case TERM -> terms.containsKey(topic.id());
      case DISPUTE -> disputes.containsKey(topic.id());
      case BOOK -> books.containsKey(topic.id());
      case LESSON -> lessons.containsKey(topic.id());
    };
  }

  /// Returns the dispute that hangs on a rule, nothing if the books agree on it.
  public Optional<Dispute> disputeOn(Rule rule) {
    return disputes.values().stream()
        .filter(each -> rule instanceof Switch aSwitch && each.switches().contains(aSwitch))
        .findFirst();
  }

  /// Returns what a page is called, nothing if there is no such page.
  public Optional<String> title(Topic topic, Language language) {
    String id = topic.id();
    return switch (topic.kind()) {
      case ARTICLE -> article(id).flatMap(each -> each.in(language)).map(Article.Telling::title);
      case EVENT -> event(id).map(each -> each.name().in(language));
      case PLACE -> place(id).map(each -> each.name().in(language));
      case TERM -> term(id).map(each -> each.word().in(language));
      case DISPUTE -> dispute(id).map(each -> each.title().in(language));
      case BOOK -> book(id).map(each -> each.source().shortName().in(language));
      case LESSON -> Optional.ofNullable(lessons.get(id)).map(each -> each.in(language));
    };
  }
}
