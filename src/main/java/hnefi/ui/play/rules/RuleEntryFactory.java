package hnefi.ui.play.rules;

import hnefi.content.Bibliography;
import hnefi.content.Citation;
import hnefi.content.Edition;
import hnefi.content.EditionName;
import hnefi.content.Rival;
import hnefi.content.Ruling;
import hnefi.narration.RuleWords;
import hnefi.rules.Rule;
import hnefi.rules.SwitchValue;
import hnefi.text.Language;
import hnefi.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Makes the entries of an edition's rules in one language.
public final class RuleEntryFactory {
  private final Edition edition;
  private final Bibliography books;
  private final RuleWords ruleWords;
  private final Words words;

  public RuleEntryFactory(Edition edition, Bibliography books, Language language) {
    this.edition = edition;
    this.books = books;
    ruleWords = new RuleWords(language);
    words = Words.of(RuleEntryFactory.class, "rule", language);
  }

  /// Returns a rule of the edition.
  RuleEntry entry(Rule rule) {
    Ruling ruling = edition.ruling(rule);
    boolean houseRule = edition.isHouseRule(rule);
    return new RuleEntry(
        rule,
        ruleWords.name(rule),
        ruleWords.sentence(rule, ruling.value()),
        provenance(ruling, houseRule),
        passages(ruling.cite()),
        ruling.note().map(note -> note.in(words.language())),
        ruling.rivals().stream().map(rival -> rival(rule, rival)).toList(),
        houseRule);
  }

  private String provenance(Ruling ruling, boolean houseRule) {
    if (houseRule) {
      return words.say(ruling.cite().isEmpty() ? "provenance.house" : "provenance.house.held");
    }
    return words.say(
        switch (ruling.provenance()) {
          case SAID -> "provenance.said";
          case DERIVED -> "provenance.derived";
          case SILENT -> "provenance.silent";
          case DISPUTED -> "provenance.disputed";
        });
  }

  private RuleEntry.RivalRuling rival(Rule rule, Rival rival) {
    return new RuleEntry.RivalRuling(
        ruleWords.sentence(rule, rival.value()),
        passages(rival.cite()),
        rival.note().map(note -> note.in(words.language())),
        rival.value().flatMap(value -> withValue(edition, value)));
  }

  private List<String> passages(List<Citation> cite) {
    List<String> said = new ArrayList<>();
    String last = "";
    for (Citation each : cite) {
      String full = books.say(each, words.language());
      boolean same = each.source().equals(last);
      said.add(same ? place(each).orElse(full) : full);
      last = each.source();
    }
    return said;
  }

  /// Returns the place alone, for where its source was just named.
  private Optional<String> place(Citation citation) {
    return books
        .source(citation.source())
        .map(source -> source.passages().get(citation.passage()))
        .map(place -> place.in(words.language()));
  }

  /// Returns the edition with another value of a switch; nothing if that contradicts another one.
  static Optional<EditionName> withValue(Edition edition, SwitchValue value) {
    return edition.with(value).toOptional().map(Edition::name);
  }
}
