package hnefi.content.history;

import hnefi.content.Bibliography;
import hnefi.content.ContentFolder;
import hnefi.content.ContentReader;
import hnefi.content.Library;
import hnefi.content.Source;
import hnefi.content.yaml.Fault;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.Form;
import hnefi.content.yaml.YamlMap;
import hnefi.content.yaml.YamlValue;
import hnefi.text.Language;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/// Reads `content/history`. A damaged file costs only itself, a damaged entry of a list only
/// itself.
final class HistoryReader {
  private static final String HOME = "history/";

  private final ContentFolder folder;
  private final ContentReader reader;
  private final Library library;
  private final HistoryReferences references;

  HistoryReader(ContentFolder folder, Library library) {
    this.folder = folder;
    this.reader = new ContentReader(folder);
    this.library = library;
    this.references = new HistoryReferences(library, sources());
  }

  private Bibliography sources() {
    Map<String, Source> all = new LinkedHashMap<>();
    library.books().sources().forEach(each -> all.put(each.id(), each));
    reader
        .file(HOME + "sources.yaml", Source::readAll)
        .ifPresent(ours -> ours.forEach(all::putIfAbsent));
    return new Bibliography(all);
  }

  History read() {
    Map<String, Article> articles = new LinkedHashMap<>();
    for (String id : reader.file(HOME + "index.yaml", YamlValue::texts).orElse(List.of())) {
      articles.put(id, article(id));
    }
    Timeline timeline = file("timeline.yaml", this::timeline).orElse(Timeline.EMPTY);
    Map<String, NamedPlace> places =
        byId(
            "places.yaml",
            file ->
                file.map(
                    map -> entries(map.get("places"), each -> NamedPlace.read(each, references))),
            NamedPlace::id);
    Map<String, Term> terms = byId("glossary.yaml", this::terms, Term::id);
    Map<String, Dispute> disputes =
        list("disputes.yaml", each -> Dispute.read(each, references), Dispute::id);
    Map<String, BookPage> books =
        list("books.yaml", each -> BookPage.read(each, references), BookPage::id);
    List<ArticleTheme> themes = new ArrayList<>();
    Map<String, Fact> facts = byId("facts.yaml", file -> facts(file, themes), Fact::id);
    NorthMap map = file("map.yaml", file -> NorthMap.read(file, references)).orElse(NorthMap.EMPTY);
    Map<String, Transmission> transmissions =
        list("transmissions.yaml", each -> Transmission.read(each, references), Transmission::id);
    Map<String, Figure> figures =
        list("figures.yaml", new FigureReader(references)::read, Figure::id);
    List<Fault> faults = new ArrayList<>();
    History history =
        new History(
            references.sources(),
            articles,
            timeline,
            byId(timeline.events(), Event::id),
            places,
            terms,
            disputes,
            books,
            List.copyOf(themes),
            facts,
            map,
            transmissions,
            figures,
            LessonTitles.read(folder),
            reader.missing(),
            Collections.unmodifiableList(faults));
    addFaults(faults, history);
    return history;
  }

  /// Links are followed up only if every page could be read: one damaged entry need not be mourned
  /// by everything that points to it.
  private void addFaults(List<Fault> faults, History read) {
    faults.addAll(reader.faults());
    if (faults.isEmpty()) {
      // Lessons that cannot be read are not ours to mourn.
      faults.addAll(
          references.dead(each ->
              read.has(each) || each.kind() == Topic.Kind.LESSON && read.lessons().isEmpty()));
      faults.addAll(references.unknownFigures(read.figures().keySet()));
    }
    if (library.faults().isEmpty()) {
      faults.addAll(references.unknownRules());
    }
  }

  private Article article(String id) {
    Map<Language, Article.Telling> tellings = new EnumMap<>(Language.class);
    for (Language language : Language.values()) {
      String path = HOME + language.code() + "/" + id + ".md";
      reader
          .text(path, language)
          .flatMap(text -> attempt(() -> new ArticleReader(references, path).read(text)))
          .ifPresent(telling -> tellings.put(language, telling));
    }
    return new Article(id, tellings);
  }

  private Timeline timeline(YamlValue file) throws FaultException {
    return file.map(map ->
        map.get("span")
            .map(span ->
                new Timeline(
                    span.get("from").integer(),
                    span.get("to").integer(),
                    entries(map.get("eras"), each -> Era.read(each, references)),
                    entries(map.get("events"), each -> Event.read(each, references)))));
  }

  private List<Term> terms(YamlValue file) throws FaultException {
    return file.map(map -> {
      Map<String, TermLanguage> languages = new HashMap<>();
      for (YamlValue each : map.get("languages").list()) {
        YamlMap language = each.map();
        languages.put(language.get("id").text(), TermLanguage.read(language));
        language.done();
      }
      return entries(map.get("terms"), each -> Term.read(each, languages, references));
    });
  }

  private List<Fact> facts(YamlValue file, List<ArticleTheme> themes) throws FaultException {
    return file.map(map -> {
      themes.addAll(entries(map.get("themes"), each -> ArticleTheme.read(each, references)));
      return entries(map.get("facts"), each -> Fact.read(each, references));
    });
  }

  private <T> Optional<T> file(String name, Form<T> form) {
    return reader.file(HOME + name, form);
  }

  /// Reads a file that is nothing but a list.
  private <T> Map<String, T> list(String name, Form<T> form, Function<T, String> id) {
    return byId(name, file -> entries(file, form), id);
  }

  private <T> Map<String, T> byId(String name, Form<List<T>> form, Function<T, String> id) {
    return byId(file(name, form).orElse(List.of()), id);
  }

  private <T> List<T> entries(YamlValue list, Form<T> form) throws FaultException {
    List<T> entries = new ArrayList<>();
    Set<String> ids = new HashSet<>();
    for (YamlValue each : list.list()) {
      attempt(() -> unlessTwice(each, ids, form)).ifPresent(entries::add);
    }
    return List.copyOf(entries);
  }

  private static <T> T unlessTwice(YamlValue entry, Set<String> ids, Form<T> form)
      throws FaultException {
    String id = entry.map().get("id").text();
    if (!ids.add(id)) {
      throw entry.fault("fault.twice", id);
    }
    return form.read(entry);
  }

  /// Something that reading may spoil.
  private interface Attempt<T> {
    T make() throws FaultException;
  }

  private <T> Optional<T> attempt(Attempt<T> attempt) {
    try {
      return Optional.of(attempt.make());
    } catch (FaultException e) {
      reader.add(e.fault());
      return Optional.empty();
    }
  }

  private static <T> Map<String, T> byId(List<T> entries, Function<T, String> id) {
    Map<String, T> found = new LinkedHashMap<>();
    entries.forEach(each -> found.putIfAbsent(id.apply(each), each));
    return Collections.unmodifiableMap(found);
  }
}
