package hnefi.content;

import hnefi.content.yaml.Fault;
import hnefi.content.yaml.MissingText;
import hnefi.notation.BoardText;
import hnefi.rules.RuleSet;
import hnefi.text.Language;
import hnefi.text.Words;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Everything needed to play: the books, the start positions and the rule sets, and what was wrong
/// with their files.
public final class Library {
  private final Bibliography books;
  private final Map<String, Layout> layouts;
  private final Map<String, Rulebook> rulebooks;
  private final List<Caution> cautions;
  private final List<FirstGame> firstGames;
  private final List<RuleScenario> scenarios;
  private final List<Balance> balances;
  private final Map<Played, Balance> balancesByPlay;
  private final List<Fault> faults;
  private final List<MissingText> missing;

  /// What is played, under whatever name.
  private record Played(Layout layout, RuleSet rules, Optional<Balance.RemovedMen> removed) {
    static Played of(Edition edition, Optional<Balance.RemovedMen> removed) {
      return new Played(edition.layout(), edition.rules(), removed);
    }
  }

  private Library(
      Bibliography books,
      Map<String, Layout> layouts,
      Map<String, Rulebook> rulebooks,
      List<Caution> cautions,
      List<FirstGame> firstGames,
      List<RuleScenario> scenarios,
      List<Balance> balances,
      List<Fault> faults,
      List<MissingText> missing) {
    this.books = books;
    this.layouts = layouts;
    this.rulebooks = rulebooks;
    this.cautions = List.copyOf(cautions);
    this.firstGames = List.copyOf(firstGames);
    this.scenarios = List.copyOf(scenarios);
    this.balances = List.copyOf(balances);
    this.faults = faults;
    this.missing = missing;
    balancesByPlay = balancesByPlay();
  }

  /// Reads the library; damaged files are left out and named by [#faults()].
  public static Library read(ContentFolder folder) {
    ContentReader reader = new ContentReader(folder);
    Map<String, Source> sources = new LinkedHashMap<>();
    reader.file("sources.yaml", Source::readAll).ifPresent(sources::putAll);
    Bibliography books = new Bibliography(sources);
    Map<String, Layout> layouts = reader.folder("layouts", file -> Layout.read(file, books));
    RulebookReader rulebookReader = new RulebookReader(books, layouts);
    Map<String, Rulebook> rulebooks = reader.folder("rulebooks", rulebookReader::read);
    List<Caution> cautions =
        reader.file("cautions.yaml", file -> Caution.readAll(file, books)).orElse(List.of());
    List<FirstGame> firstGames =
        reader
            .file("first-games.yaml", file -> FirstGame.readAll(file, rulebooks))
            .orElse(List.of());
    List<RuleScenario> scenarios =
        reader.file("rule-examples.yaml", RuleScenario::readAll).orElse(List.of());
    List<Balance> balances = reader.file("balance.yaml", Balance::readAll).orElse(List.of());
    return new Library(
        books,
        layouts,
        rulebooks,
        cautions,
        firstGames,
        scenarios,
        balances,
        reader.faults(),
        reader.missing());
  }

  /// Returns the sentences in which faults are said.
  public static Words faultWords(Language language) {
    return Words.of(BoardText.class, "notation", language)
        .with(Words.of(Library.class, "faults", language));
  }

  public Bibliography books() {
    return books;
  }

  /// Returns the start positions in the order of their index.
  public Collection<Layout> layouts() {
    return layouts.values();
  }

  public Optional<Layout> layout(String id) {
    return Optional.ofNullable(layouts.get(id));
  }

  /// Returns the rule sets in the order of their index, grouped by book.
  public Collection<Rulebook> rulebooks() {
    return rulebooks.values();
  }

  /// Returns whether a rule set is one of the rulebooks that the program retells, not one of our
  /// own beside them.
  public boolean isOfTheBooks(Rulebook rulebook) {
    return books
        .source(rulebook.book())
        .filter(source -> source.kind() == Source.Kind.RULEBOOK)
        .isPresent();
  }

  /// Returns the edition with the id of a rule set or of a preset.
  public Optional<Edition> edition(String id) {
    for (Rulebook rulebook : rulebooks.values()) {
      if (rulebook.id().equals(id)) {
        return Optional.of(Edition.of(rulebook));
      }
      for (Preset preset : rulebook.presets()) {
        if (preset.id().equals(id)) {
          return Optional.of(Edition.of(rulebook, preset));
        }
      }
    }
    return Optional.empty();
  }

  /// Returns the edition of this name; nothing if a part of it does not exist or its switches
  /// contradict each other.
  public Optional<Edition> edition(EditionName name) {
    Optional<Edition> printed = edition(name.id());
    if (name.layout().isPresent()) {
      printed = printed.flatMap(edition -> layout(name.layout().get()).map(edition::from));
    }
    return printed.flatMap(edition -> edition.with(name.houseRules().values()).toOptional());
  }

  /// Returns what a book advises against in an edition, and what makes no sense in it.
  public List<Caution> cautions(Edition edition) {
    return cautions.stream().filter(each -> each.concerns(edition)).toList();
  }

  /// Returns the games that are offered before all others, the one for newcomers first.
  public List<FirstGame> firstGames() {
    return firstGames;
  }

  /// Returns what shows the meaning of rules.
  public List<RuleScenario> scenarios() {
    return scenarios;
  }

  /// Returns what was measured of the balance of every edition that was played.
  public List<Balance> balances() {
    return balances;
  }

  /// Returns what was measured of the balance of an edition, under whatever name it was played.
  public Optional<Balance> balance(Edition edition) {
    return balance(edition, Optional.empty());
  }

  /// Returns what was measured of an edition in which one side begins without some of its men.
  public Optional<Balance> balance(Edition edition, Balance.RemovedMen removed) {
    return balance(edition, Optional.of(removed));
  }

  private Optional<Balance> balance(Edition edition, Optional<Balance.RemovedMen> removed) {
    return Optional.ofNullable(balancesByPlay.get(Played.of(edition, removed)));
  }

  private Map<Played, Balance> balancesByPlay() {
    Map<Played, Balance> found = new HashMap<>();
    for (Balance each : balances) {
      edition(each.name())
          .ifPresent(edition -> found.putIfAbsent(Played.of(edition, each.removed()), each));
    }
    return Map.copyOf(found);
  }

  /// Returns the texts that some language lacks.
  public List<MissingText> missing() {
    return missing;
  }

  /// Returns what was wrong with the files, empty if nothing was.
  public List<Fault> faults() {
    return faults;
  }
}
