package hnefi.narration.sheet;

import hnefi.board.Arrangement;
import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.narration.MarkedSquares;
import hnefi.text.Language;
import hnefi.text.Words;
import java.util.List;

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
/// @param sections numbered from 1 in this order; the first is about the start position, the last
///   about which side the rules favour, if that was measured
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
    return new RuleSheetBuilder(library, language).build(edition);
  }

  /// Returns this sheet for house rules that have a name, which its title tells.
  public RuleSheet named(String name) {
    return new RuleSheet(
        words.say("sheet.named", name, title),
        origin,
        changes,
        cautions,
        start,
        squares,
        layout,
        sections,
        sources,
        words);
  }
}
