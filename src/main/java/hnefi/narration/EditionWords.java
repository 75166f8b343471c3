package hnefi.narration;

import hnefi.content.Bibliography;
import hnefi.content.Caution;
import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.content.Preset;
import hnefi.content.Source;
import hnefi.rules.Switch;
import hnefi.text.Language;
import hnefi.text.Words;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/// What an edition is called and how it differs from its book.
public final class EditionWords {
  private EditionWords() {}

  /// Returns the edition's name, such as “Fetlar (Walker), house rules”.
  public static String title(Edition edition, Language language) {
    Words words = Words.of(EditionWords.class, "rules", language);
    String title = edition.rulebook().name().in(language);
    if (edition.preset().isPresent()) {
      Preset preset = edition.preset().get();
      title = words.say("title.preset", title, preset.name().in(language));
    }
    return edition.houseRules().isEmpty() ? title : words.say("title.house", title);
  }

  /// Returns the house rules, a sentence each.
  public static List<String> differences(Edition edition, Language language) {
    RuleWords ruleWords = new RuleWords(language);
    return Arrays.stream(Switch.values())
        .filter(edition::isHouseRule)
        .map(each -> ruleWords.sentence(each, edition.ruling(each).value()))
        .toList();
  }

  /// Returns what a book advises against in the edition, with its passage, and what makes no sense
  /// in it; empty if all is well.
  public static String cautions(Edition edition, Library library, Language language) {
    return library.cautions(edition).stream()
        .map(each -> each.say().in(language) + passages(each, library, language))
        .collect(Collectors.joining(" "));
  }

  private static String passages(Caution caution, Library library, Language language) {
    return caution.cite().isEmpty()
        ? ""
        : caution.cite().stream()
            .map(citation -> library.books().say(citation, language))
            .collect(Collectors.joining("; ", " (", ")"));
  }

  /// Returns the book of an edition as it is cited.
  public static String book(Edition edition, Bibliography books, Language language) {
    return books
        .source(edition.rulebook().book())
        .map(Source::shortName)
        .map(name -> name.in(language))
        .orElse("");
  }
}
