package hnefi.narration.sheet;

import hnefi.board.Piece;
import hnefi.content.Balance;
import hnefi.content.Citation;
import hnefi.content.Edition;
import hnefi.content.Layout;
import hnefi.content.Library;
import hnefi.content.RuleTopic;
import hnefi.content.Source;
import hnefi.narration.BalanceTeller;
import hnefi.narration.EditionWords;
import hnefi.narration.MarkedSquares;
import hnefi.narration.Narrator;
import hnefi.narration.Phrases;
import hnefi.narration.RuleAnswer;
import hnefi.narration.RuleAnswers;
import hnefi.narration.RuleWords;
import hnefi.narration.sheet.RuleSheet.Clause;
import hnefi.narration.sheet.RuleSheet.Section;
import hnefi.rules.CommonRule;
import hnefi.rules.Rule;
import hnefi.rules.Switch;
import hnefi.text.Language;
import hnefi.text.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Makes the sheets of editions in one language.
final class RuleSheetBuilder {
  private final Library library;
  private final Language language;
  private final Words words;
  private final Phrases phrases;
  private final RuleWords ruleWords;
  private final RuleAnswers answers;

  RuleSheetBuilder(Library library, Language language) {
    this.library = library;
    this.language = language;
    words = Words.of(RuleSheet.class, "sheet", language);
    phrases = Phrases.in(language);
    ruleWords = new RuleWords(language);
    answers = new RuleAnswers(language);
  }

  RuleSheet build(Edition edition) {
    RuleExamples examples = new RuleExamples(edition, library, words, phrases);
    Narrator narrator = new Narrator(edition, library.books(), language);
    List<Section> sections = new ArrayList<>();
    sections.add(start(edition, words));
    clauses(edition)
        .forEach((topic, clauses) ->
            sections.add(
                new Section(
                    ruleWords.name(topic),
                    clauses.stream()
                        .map(said -> new Clause(said.text(), said.source(narrator, edition)))
                        .toList(),
                    examples.of(topic))));
    library.balance(edition).map(this::balance).ifPresent(sections::add);
    return new RuleSheet(
        EditionWords.title(edition, language),
        EditionWords.book(edition, library.books(), language),
        EditionWords.differences(edition, language),
        EditionWords.cautions(edition, library, language),
        edition.layout().board(),
        MarkedSquares.under(edition.rules()),
        edition.layout().name().in(language),
        sections,
        sources(edition),
        words);
  }

  private Section balance(Balance balance) {
    BalanceTeller teller = new BalanceTeller(language);
    return new Section(
        words.say("balance"),
        Stream.concat(
                teller.counted(balance).stream()
                    .flatMap(counted -> Stream.of(teller.share(balance), counted)),
                Stream.of(teller.computers(balance), teller.measured(balance)))
            .map(each -> new Clause(each, ""))
            .toList(),
        List.of());
  }

  /// Returns what is said on each topic, in order.
  Map<RuleTopic, List<Said>> clauses(Edition edition) {
    RuleDetails details = new RuleDetails(edition, words, ruleWords, phrases);
    Map<RuleTopic, List<Said>> clauses = new EnumMap<>(RuleTopic.class);
    for (RuleTopic topic : RuleTopic.values()) {
      clauses.put(topic, new ArrayList<>(details.before(topic).map(Said::unsourced).toList()));
    }
    for (RuleAnswer answer : answers.of(edition)) {
      List<Said> said = Objects.requireNonNull(clauses.get(answer.topic()));
      said.add(new Said(answer.answer(), Optional.of(answer.rule())));
      // A rule of another topic, to which an answer refers, is gone into there.
      if (RuleTopic.of(answer.rule()) == answer.topic()) {
        said.addAll(details.after(answer.rule()).map(Said::unsourced).toList());
      }
    }
    clauses.forEach(
        (topic, said) -> said.addAll(details.after(topic).map(Said::unsourced).toList()));
    return clauses;
  }

  /// A clause before its source is looked up.
  ///
  /// @param rule whose passage is named; empty for what the books leave unsaid
  record Said(String text, Optional<Rule> rule) {
    static Said unsourced(String text) {
      return new Said(text, Optional.empty());
    }

    /// The book of the rules is named once for all; another one is named each time.
    String source(Narrator narrator, Edition edition) {
      return rule.map(
              each -> {
                List<Citation> cite = edition.ruling(each).cite();
                return !cite.isEmpty() && cite.getFirst().source().equals(edition.rulebook().book())
                    ? narrator.place(each)
                    : narrator.source(each);
              })
          .orElse("");
    }
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
  private List<String> sources(Edition edition) {
    Set<String> cited = new LinkedHashSet<>();
    cited.add(edition.rulebook().book());
    Stream.<Rule>concat(Arrays.stream(Switch.values()), Arrays.stream(CommonRule.values()))
        .flatMap(rule -> edition.ruling(rule).cite().stream().limit(1))
        .map(Citation::source)
        .forEach(cited::add);
    return cited.stream()
        .flatMap(id -> library.books().source(id).stream())
        .map(this::book)
        .toList();
  }

  private String book(Source source) {
    List<String> printed = new ArrayList<>();
    source.publisher().ifPresent(printed::add);
    source.town().ifPresent(printed::add);
    source.year().map(String::valueOf).ifPresent(printed::add);
    return source.heading(language)
        + (printed.isEmpty() ? "" : ". " + String.join(", ", printed))
        + ".";
  }
}
