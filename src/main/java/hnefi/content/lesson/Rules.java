package hnefi.content.lesson;

import hnefi.content.Citation;
import hnefi.content.Edition;
import hnefi.content.RuleTopic;
import hnefi.content.diagram.Diagram;
import hnefi.rules.CommonRule;
import hnefi.rules.Rule;
import hnefi.rules.Switch;
import hnefi.text.Text;
import java.util.List;
import java.util.stream.Stream;

/// The rules of one book or of several side by side, made from their switches.
///
/// @param diagram whose start a game can be begun from
/// @param books several stand in a table
/// @param about the topics told; all if empty
public record Rules(
    String name, Diagram diagram, List<Edition> books, List<RuleTopic> about, Text text)
    implements Step {
  public Rules {
    books = List.copyOf(books);
    about = List.copyOf(about);
  }

  /// Returns the passages of all the rules told.
  @Override
  public List<Citation> cite() {
    return books.stream()
        .flatMap(book -> told().flatMap(rule -> book.ruling(rule).cite().stream()))
        .distinct()
        .toList();
  }

  private Stream<Rule> told() {
    return Stream.<Rule>concat(Stream.of(CommonRule.values()), Stream.of(Switch.values()))
        .filter(rule -> about.isEmpty() || about.contains(RuleTopic.of(rule)));
  }
}
