package hnefi.content.history;

import hnefi.content.Citation;
import hnefi.rules.Rule;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Which pages of the history rest on which passage of a book.
///
/// It answers whoever stands before a rule or a passage elsewhere in the program and wants to read
/// on.
public final class CitationIndex {
  private final History history;
  private final Map<Citation, Set<Topic>> pages = new LinkedHashMap<>();

  public CitationIndex(History history) {
    this.history = history;
    for (Dispute each : history.disputes().values()) {
      Topic page = new Topic(Topic.Kind.DISPUTE, each.id());
      each.readings().stream()
          .flatMap(reading -> reading.supports().stream())
          .forEach(cited -> note(cited, page));
    }
    for (Fact each : history.facts().values()) {
      Topic page = each.dispute().orElse(new Topic(Topic.Kind.ARTICLE, each.article()));
      each.supports().forEach(cited -> note(cited, page));
    }
    for (Article each : history.articles().values()) {
      Topic page = new Topic(Topic.Kind.ARTICLE, each.id());
      each.tellings().values().stream()
          .flatMap(telling -> telling.blocks().stream())
          .flatMap(CitationIndex::cited)
          .forEach(cited -> note(cited, page));
    }
  }

  private void note(Citation citation, Topic page) {
    pages.computeIfAbsent(citation, _ -> new LinkedHashSet<>()).add(page);
  }

  private static Stream<Citation> cited(Block block) {
    List<Span> spans =
        switch (block) {
          case Block.Paragraph paragraph -> paragraph.spans();
          case Block.Quote quote -> quote.spans();
          case Block.Figure _ -> List.of();
        };
    return spans.stream()
        .flatMap(span ->
            span instanceof Span.Cite(Citation citation) ? Stream.of(citation) : Stream.empty());
  }

  /// Returns the pages on a rule and on passages: first the dispute that hangs on the rule, then
  /// other disputes that rest on the passages, then the articles that do, and last the books in
  /// which the passages are found.
  public List<Topic> about(Optional<Rule> rule, List<Citation> passages) {
    List<Topic> resting =
        passages.stream().flatMap(each -> pages.getOrDefault(each, Set.of()).stream()).toList();
    Set<Topic> found = new LinkedHashSet<>();
    rule.flatMap(history::disputeOn)
        .ifPresent(each -> found.add(new Topic(Topic.Kind.DISPUTE, each.id())));
    resting.stream().filter(each -> each.kind() == Topic.Kind.DISPUTE).forEach(found::add);
    found.addAll(resting);
    for (Citation each : passages) {
      Topic book = new Topic(Topic.Kind.BOOK, each.source());
      if (history.has(book)) {
        found.add(book);
      }
    }
    return List.copyOf(found);
  }
}
