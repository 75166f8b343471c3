package hnefi.narration;

import hnefi.content.Bibliography;
import hnefi.content.Citation;
import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.content.Preset;
import hnefi.content.RuleTopic;
import hnefi.content.Rulebook;
import hnefi.content.Ruling;
import hnefi.rules.Rule;
import hnefi.text.Language;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// The whole rules of an edition in short sentences, made from its switches: whatever a switch
/// changes in the game, it changes here.
///
/// @param title what the edition is called
/// @param lines in the order of their topics
/// @param variants what the book allows players to change
public record RuleSummary(String title, List<Line> lines, List<Variant> variants) {
  /// One rule.
  ///
  /// @param question what it answers, the same in every edition; lines of several editions with the
  ///   same question make a row of a table
  /// @param answer a whole sentence
  /// @param source where the book says so, or that it does not
  /// @param place the same without the name of the book
  /// @param onlyHere whether no other of the books has the same answer
  public record Line(
      RuleTopic topic,
      String question,
      String answer,
      String source,
      String place,
      boolean onlyHere) {}

  /// A change to the rules that the book names.
  ///
  /// @param place where the book names it; empty if it turns no switch
  public record Variant(String name, String summary, String place) {}

  public RuleSummary {
    lines = List.copyOf(lines);
    variants = List.copyOf(variants);
  }

  /// Returns the summary of an edition.
  ///
  /// @param library tells what the other books say
  public static RuleSummary of(Edition edition, Library library, Language language) {
    Set<RuleAnswer> elsewhere = new HashSet<>();
    RuleAnswers answers = new RuleAnswers(language);
    library.rulebooks().stream()
        .filter(other -> isOfAnotherBook(other, edition, library))
        .forEach(other -> elsewhere.addAll(answers.of(Edition.of(other))));
    Narrator narrator = new Narrator(edition, library.books(), language);
    List<Line> lines =
        answers.of(edition).stream()
            .map(answer ->
                new Line(
                    answer.topic(),
                    answer.question(),
                    answer.answer(),
                    narrator.source(answer.rule()),
                    narrator.place(answer.rule()),
                    !elsewhere.contains(answer) && isSaid(edition, answer.rule())))
            .toList();
    return new RuleSummary(
        EditionWords.title(edition, language),
        lines,
        edition.rulebook().presets().stream()
            .map(preset -> variant(preset, library.books(), language))
            .toList());
  }

  /// Returns the questions of several summaries in the order of the first that asks them.
  public static List<String> questions(List<RuleSummary> summaries) {
    return summaries.stream()
        .flatMap(summary -> summary.lines().stream())
        .sorted((one, other) -> one.topic().compareTo(other.topic()))
        .map(Line::question)
        .distinct()
        .toList();
  }

  /// Returns the lines about one of these topics only.
  public RuleSummary about(List<RuleTopic> topics) {
    return new RuleSummary(
        title, lines.stream().filter(line -> topics.contains(line.topic())).toList(), variants);
  }

  private static boolean isOfAnotherBook(Rulebook other, Edition edition, Library library) {
    return !other.book().equals(edition.rulebook().book()) && library.isOfTheBooks(other);
  }

  /// What a book is silent about is our choice, and what a player turned is his own.
  private static boolean isSaid(Edition edition, Rule rule) {
    return !edition.isHouseRule(rule) && !edition.ruling(rule).isSilent();
  }

  private static Variant variant(Preset preset, Bibliography books, Language language) {
    List<Citation> cite =
        preset.changes().values().stream()
            .map(Ruling::cite)
            .flatMap(List::stream)
            .distinct()
            .toList();
    return new Variant(
        preset.name().in(language),
        preset.summary().in(language),
        cite.isEmpty() ? "" : books.place(cite.getFirst(), language));
  }
}
