package hnefi.kiosk;

import hnefi.content.ContentFolder;
import hnefi.content.ContentReader;
import hnefi.content.Library;
import hnefi.content.history.History;
import hnefi.content.lesson.LessonWords;
import hnefi.content.yaml.Fault;
import hnefi.text.Message;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/// Lays the words and articles of a museum over the built-in ones. A file replaces the one of the
/// same path, but words of lessons replace those of the same key. A file with a fault is told, and
/// the built-in one holds.
public final class Overlay {
  /// What finds the faults of a content.
  public interface Check extends Function<ContentFolder, List<Fault>> {}

  private final Path root;
  private final ContentFolder builtIn;
  private final Library library;
  private final Check lessons;
  private final List<KioskFault> faults = new ArrayList<>();
  private final Map<String, String> texts = new LinkedHashMap<>();

  /// What is wrong without anything laid over it, once somebody wants to know.
  private Optional<Set<Fault>> usual = Optional.empty();

  private Overlay(Path root, ContentFolder builtIn, Library library, Check lessons) {
    this.root = root;
    this.builtIn = builtIn;
    this.library = library;
    this.lessons = lessons;
  }

  /// Reads a folder and checks every file in it.
  ///
  /// @param library the built-in one; no overlay changes it
  /// @param lessons finds the faults of the lessons, of which there are words in the folder
  public static OverlayCheck check(
      Path folder, ContentFolder builtIn, Library library, Check lessons) {
    Overlay overlay = new Overlay(folder, builtIn, library, lessons);
    OverlayFiles files = OverlayFiles.read(folder);
    overlay.faults.addAll(files.faults());
    files.texts().forEach(overlay::take);
    overlay.dropWhatIsFaulty();
    overlay.dropWhatIsNotShown();
    return new OverlayCheck(content(builtIn, overlay.texts), overlay.faults);
  }

  private void take(String path, String text) {
    if (!OverlayWords.isWords(path)) {
      texts.put(path, text);
      return;
    }
    Optional<String> merged = OverlayWords.over(ContentFolderText.of(builtIn, path), text);
    if (merged.isPresent()) {
      texts.put(path, merged.get());
    } else {
      add(path, 0, Message.of("fault.kiosk.words"));
    }
  }

  private void add(String path, int line, Message reason) {
    faults.add(new KioskFault(root.resolve(path), line, reason));
  }

  private static ContentFolder content(ContentFolder builtIn, Map<String, String> texts) {
    Map<String, String> laidOver = Map.copyOf(texts);
    return path -> {
      String own = laidOver.get(path);
      return own == null ? builtIn.read(path) : Optional.of(own);
    };
  }

  /// Where one file's fault only shows in another, as when a glossary lacks a term that an article
  /// names, each file is tried alone.
  private void dropWhatIsFaulty() {
    while (!texts.isEmpty()) {
      List<Fault> found = newFaultsOf(texts);
      List<Fault> own = found.stream().filter(each -> texts.containsKey(each.file())).toList();
      if (found.isEmpty()) {
        return;
      }
      if (own.isEmpty()) {
        dropWhatHarmsOthers();
        return;
      }
      for (Fault each : own) {
        add(each.file(), each.line(), each.reason());
      }
      own.forEach(each -> texts.remove(each.file()));
    }
  }

  private void dropWhatHarmsOthers() {
    Map<String, String> sound = new LinkedHashMap<>();
    for (Map.Entry<String, String> each : texts.entrySet()) {
      Map<String, String> tried = new LinkedHashMap<>(sound);
      tried.put(each.getKey(), each.getValue());
      Optional<Fault> harm = newFaultsOf(tried).stream().findFirst();
      if (harm.isEmpty()) {
        sound.put(each.getKey(), each.getValue());
      } else {
        Fault fault = harm.get();
        add(each.getKey(), 0, Message.of("fault.kiosk.harms", fault.file(), fault.reason()));
      }
    }
    texts.clear();
    texts.putAll(sound);
  }

  private List<Fault> newFaultsOf(Map<String, String> laidOver) {
    List<Fault> found = faultsOf(laidOver, hasWords(laidOver));
    if (found.isEmpty()) {
      return found;
    }
    Set<Fault> known = usual.orElseGet(() -> new HashSet<>(faultsOf(Map.of(), hasWords(texts))));
    usual = Optional.of(known);
    return found.stream().filter(each -> !known.contains(each)).toList();
  }

  private static boolean hasWords(Map<String, String> laidOver) {
    return laidOver.keySet().stream().anyMatch(OverlayWords::isWords);
  }

  /// @param withLessons whether to read the lessons too, which takes longer than all the rest
  private List<Fault> faultsOf(Map<String, String> laidOver, boolean withLessons) {
    ContentFolder content = content(builtIn, laidOver);
    List<Fault> found = new ArrayList<>(History.read(content, library).faults());
    if (withLessons) {
      ContentReader reader = new ContentReader(content);
      LessonWords.read(reader);
      found.addAll(reader.faults());
      found.addAll(lessons.apply(content));
    }
    return found.stream().distinct().toList();
  }

  /// An article of a name that the index does not know would never be seen.
  private void dropWhatIsNotShown() {
    List<String> shown = new ContentReader(content(builtIn, texts)).index("history");
    for (String path : List.copyOf(texts.keySet())) {
      String name = path.substring(path.lastIndexOf('/') + 1);
      boolean known =
          ContentFolderText.isThere(builtIn, path)
              || path.endsWith(".md") && shown.contains(name.substring(0, name.length() - 3));
      if (!known) {
        texts.remove(path);
        add(path, 0, Message.of("fault.kiosk.not-shown"));
      }
    }
  }
}
