package hnefi.content.check;

import hnefi.content.Citation;
import hnefi.content.ContentFolder;
import hnefi.content.ContentReader;
import hnefi.content.Library;
import hnefi.content.Source;
import hnefi.content.yaml.Fault;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlMap;
import hnefi.content.yaml.YamlValue;
import hnefi.text.Message;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Proves that the content tells what the five books say: that every place `coverage.yaml` names
/// exists, that one of the places of each statement cites its passage, and that no passage of a
/// book is left out.
final class CoverageCheck {
  private static final String FILE = "coverage.yaml";
  private static final String BOOK_PAGES = "history/books.yaml";

  private final ContentFolder folder;
  private final Library library;
  private final ContentReader reader;
  private final List<Fault> faults = new ArrayList<>();
  private final Map<String, Optional<String>> texts = new HashMap<>();
  private final Map<String, Optional<YamlValue>> files = new HashMap<>();
  private int statements;

  private CoverageCheck(ContentFolder folder, Library library) {
    this.folder = folder;
    this.library = library;
    this.reader = new ContentReader(folder);
  }

  /// Checks the list of statements against the content of a folder.
  static ContentCheck.Report of(ContentFolder folder, Library library) {
    return new CoverageCheck(folder, library).report();
  }

  private ContentCheck.Report report() {
    List<BookStatement> read = reader.file(FILE, this::read).orElse(List.of());
    read.forEach(this::check);
    if (reader.faults().isEmpty() && library.faults().isEmpty()) {
      leftOut(read);
    }
    List<Fault> all = new ArrayList<>(reader.faults());
    all.addAll(faults);
    return new ContentCheck.Report(List.copyOf(all), Map.of("statements", statements), List.of());
  }

  private List<BookStatement> read(YamlValue file) throws FaultException {
    YamlMap books = file.map();
    List<BookStatement> read = new ArrayList<>();
    for (Source book : rulebooks()) {
      for (YamlValue each : books.each(book.id(), entry -> entry)) {
        try {
          read.add(statement(book, each));
        } catch (FaultException e) {
          reader.add(e.fault());
        }
      }
    }
    books.done();
    return read;
  }

  private BookStatement statement(Source book, YamlValue value) throws FaultException {
    YamlMap map = value.map();
    YamlValue at = map.get("at");
    if (!book.passages().containsKey(at.text())) {
      throw at.fault("fault.no-citation", book.id() + "/" + at.text());
    }
    YamlValue told = map.get("told");
    BookStatement statement =
        new BookStatement(
            new Citation(book.id(), at.text()),
            map.get("says").text(),
            told.texts().stream().map(ContentPlace::of).toList(),
            value.line());
    map.done();
    if (statement.told().isEmpty()) {
      throw told.fault("fault.told-nowhere", statement.says());
    }
    return statement;
  }

  private List<Source> rulebooks() {
    return library.books().sources().stream()
        .filter(each -> each.kind() == Source.Kind.RULEBOOK)
        .toList();
  }

  private void check(BookStatement statement) {
    statements++;
    boolean cited = false;
    boolean sound = true;
    for (ContentPlace each : statement.told()) {
      if (exists(each)) {
        cited |= cites(each, statement.at());
      } else {
        sound = false;
        add(statement, "fault.no-place", each.text());
      }
    }
    if (sound && !cited) {
      add(statement, "fault.no-place-cites", statement.at().text(), statement.says());
    }
  }

  private boolean exists(ContentPlace place) {
    if (text(place.file()).isEmpty()) {
      return false;
    }
    // A file that is no YAML is found damaged by the check that reads it.
    Optional<YamlValue> whole = yaml(place.file());
    return whole.isEmpty() ? place.steps().isEmpty() : place.in(whole.get()).isPresent();
  }

  /// The page of a book speaks for all its passages.
  private boolean cites(ContentPlace place, Citation passage) {
    if (place.file().equals(BOOK_PAGES) && place.steps().equals(List.of(passage.source()))) {
      return true;
    }
    Optional<YamlValue> whole = yaml(place.file());
    return whole.isPresent()
        ? place.in(whole.get()).orElseThrow().scalars().anyMatch(passage.text()::equals)
        : text(place.file()).orElseThrow().contains("(cite:" + passage.text() + ")");
  }

  private Optional<String> text(String file) {
    return texts.computeIfAbsent(file, this::readText);
  }

  private Optional<String> readText(String file) {
    try {
      return folder.read(file);
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  private Optional<YamlValue> yaml(String file) {
    return files.computeIfAbsent(file, this::parse);
  }

  private Optional<YamlValue> parse(String file) {
    if (!file.endsWith(".yaml")) {
      return Optional.empty();
    }
    try {
      return Optional.of(YamlValue.parse(file, text(file).orElseThrow()));
    } catch (FaultException _) {
      return Optional.empty();
    }
  }

  private void leftOut(List<BookStatement> read) {
    Set<Citation> listed = new HashSet<>();
    read.forEach(each -> listed.add(each.at()));
    for (Source book : rulebooks()) {
      for (String passage : book.passages().keySet()) {
        Citation each = new Citation(book.id(), passage);
        if (!listed.contains(each)) {
          faults.add(new Fault(FILE, 0, Message.of("fault.passage-left-out", each.text())));
        }
      }
    }
  }

  private void add(BookStatement statement, String key, Object... arguments) {
    faults.add(new Fault(FILE, statement.line(), Message.of(key, arguments)));
  }
}
