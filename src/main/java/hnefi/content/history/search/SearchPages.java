package hnefi.content.history.search;

import hnefi.content.history.Block;
import hnefi.content.history.BookNote;
import hnefi.content.history.BookPage;
import hnefi.content.history.Dispute;
import hnefi.content.history.Event;
import hnefi.content.history.History;
import hnefi.content.history.NamedPlace;
import hnefi.content.history.Term;
import hnefi.content.history.Topic;
import hnefi.text.Language;
import hnefi.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Collects the pages of the history that can be found in one language.
final class SearchPages {
  private final List<SearchPage> pages = new ArrayList<>();

  private SearchPages() {}

  static List<SearchPage> of(History history, Language language, Words words) {
    SearchPages pages = new SearchPages();
    pages.collect(history, language, words);
    return List.copyOf(pages.pages);
  }

  private void collect(History history, Language language, Words words) {
    Set<String> asked = Set.copyOf(SearchText.words(words.say("pronunciation.words")));
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
          each.meaning().in(language),
          Optional.of(
              new SearchPage.Answer(asked, words.say("pronunciation", each.say().in(language)))));
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
          each.source().title().in(language) + " " + String.join(" ", each.source().authors()),
          Stream.concat(
                  Stream.of(each.covers()),
                  Stream.concat(each.peculiar().stream(), each.mistakes().stream())
                      .map(BookNote::text))
              .map(text -> text.in(language))
              .collect(Collectors.joining(" ")));
    }
  }

  private void add(Topic topic, String title, String also, String text) {
    add(topic, title, also, text, Optional.empty());
  }

  private void add(
      Topic topic, String title, String also, String text, Optional<SearchPage.Answer> answer) {
    pages.add(SearchPage.of(topic, title, also, text, answer));
  }
}
