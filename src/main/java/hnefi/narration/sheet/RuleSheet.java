package hnefi.narration.sheet;

import hnefi.board.Arrangement;
import hnefi.board.Piece;
import hnefi.content.Citation;
import hnefi.content.Edition;
import hnefi.content.Layout;
import hnefi.content.Library;
import hnefi.content.RuleTopic;
import hnefi.content.Source;
import hnefi.narration.EditionWords;
import hnefi.narration.MarkedSquares;
import hnefi.narration.RuleSummary;
import hnefi.narration.RuleWords;
import hnefi.rules.CommonRule;
import hnefi.rules.Rule;
import hnefi.rules.Switch;
import hnefi.text.Language;
import hnefi.text.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// The complete rules of an edition, made from its switches: whoever has only this sheet can play
/// by it and settle any dispute. Laid out on the screen, as text, as HTML and as PDF.
///
/// @param title what the edition is called
/// @param origin whose rules they are
/// @param changes the house rules, a sentence each; empty for rules as the book has them
/// @param cautions what a book advises against in them; empty for nothing
/// @param start the start position
/// @param squares how the special squares are marked
/// @param layout what the start position is called
/// @param sections numbered from 1 in this order; the first is about the start position
/// @param sources the books that are cited, a line each
/// @param words the words around the rules
public record RuleSheet(
    String title,
    String origin,
    List<String> changes,
    String cautions,
    Arrangement start,
    MarkedSquares squares,
    String layout,
    List<Section> sections,
    List<String> sources,
    Words words) {
  /// What is said on one topic.
  ///
  /// @param clauses numbered from 1 in this order
  public record Section(String heading, List<Clause> clauses, List<RuleExample> examples) {
    public Section {
      clauses = List.copyOf(clauses);
      examples = List.copyOf(examples);
    }
  }

  /// One rule.
  ///
  /// @param source where a book says so, or that it does not; empty for what the books leave unsaid
  ///   and we had to settle
  public record Clause(String text, String source) {}

  public RuleSheet {
    changes = List.copyOf(changes);
    sections = List.copyOf(sections);
    sources = List.copyOf(sources);
  }

  /// Returns the sheet of an edition. The referee is asked about every example.
  public static RuleSheet of(Edition edition, Library library, Language language) {
    Words words = Words.of(RuleSheet.class, "sheet", language);
    RuleWords ruleWords = new RuleWords(language);
    RuleSummary summary = RuleSummary.of(edition, library, language);
    RuleDetails details = new RuleDetails(edition, words, ruleWords);
    RuleExamples examples = new RuleExamples(edition, library.books(), words);
    List<Section> sections = new ArrayList<>();
    sections.add(start(edition, words));
    for (RuleTopic topic : RuleTopic.values()) {
      List<Clause> clauses = new ArrayList<>(details.before(topic));
      summary.about(List.of(topic)).lines().stream()
          .map(line -> new Clause(line.answer(), line.source()))
          .forEach(clauses::add);
      clauses.addAll(details.after(topic));
      sections.add(new Section(ruleWords.name(topic), clauses, examples.of(topic)));
    }
    return new RuleSheet(
        summary.title(),
        EditionWords.book(edition, library.books(), language),
        EditionWords.differences(edition, language),
        EditionWords.cautions(edition, library, language),
        edition.layout().board(),
        MarkedSquares.under(edition.rules()),
        edition.layout().name().in(language),
        sections,
        sources(edition, library),
        words);
  }

  private static Section start(Edition edition, Words words) {
    Layout layout = edition.layout();
    List<Clause> clauses = new ArrayList<>();
    clauses.add(new Clause(words.say("start.board", layout.board().size().width()), ""));
    clauses.add(
        new Clause(
            words.say(
                "start.pieces",
                layout.board().count(Piece.ATTACKER),
                layout.board().count(Piece.DEFENDER)),
            ""));
    layout
        .note()
        .filter(_ -> layout.reconstructed())
        .ifPresent(note -> clauses.add(new Clause(note.in(words.language()), "")));
    return new Section(words.say("start"), clauses, List.of());
  }

  /// Returns the books that are cited on the rules that hold, each as in a list of books.
  private static List<String> sources(Edition edition, Library library) {
    Set<String> cited = new LinkedHashSet<>();
    cited.add(edition.rulebook().book());
    Stream.<Rule>concat(Arrays.stream(Switch.values()), Arrays.stream(CommonRule.values()))
        .flatMap(rule -> edition.ruling(rule).cite().stream().limit(1))
        .map(Citation::source)
        .forEach(cited::add);
    return cited.stream()
        .flatMap(id -> library.books().source(id).stream())
        .map(RuleSheet::book)
        .toList();
  }

  private static String book(Source source) {
    List<String> printed = new ArrayList<>();
    source.publisher().ifPresent(printed::add);
    source.town().ifPresent(printed::add);
    source.year().map(String::valueOf).ifPresent(printed::add);
    String authors = String.join(", ", source.authors());
    return (authors.isEmpty() ? "" : authors + ": ")
        + source.title()
        + (printed.isEmpty() ? "" : ". " + String.join(", ", printed))
        + ".";
  }
}
