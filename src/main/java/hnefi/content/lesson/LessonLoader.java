package hnefi.content.lesson;

import hnefi.content.ContentFolder;
import hnefi.content.ContentReader;
import hnefi.content.Library;
import hnefi.content.diagram.Diagrams;
import hnefi.content.yaml.Fault;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.MissingText;
import hnefi.text.Language;
import hnefi.text.Message;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Reads the lessons, each once for all languages.
public final class LessonLoader {
  /// The lessons that could be built, what was wrong with the others, and the texts that some
  /// language lacks.
  public record Lessons(List<Lesson> lessons, List<Fault> faults, List<MissingText> missing) {
    public Lessons {
      lessons = List.copyOf(lessons);
      faults = List.copyOf(faults);
      missing = List.copyOf(missing);
    }
  }

  /// What begins an attribute that is the key of words.
  static final String KEY = "%";

  private final ContentFolder folder;
  private final Library library;
  private final Diagrams diagrams;

  public LessonLoader(ContentFolder folder, Library library, Diagrams diagrams) {
    this.folder = folder;
    this.library = library;
    this.diagrams = diagrams;
  }

  /// Returns the lessons in the order of their index.
  public Lessons read() {
    ContentReader reader = new ContentReader(folder);
    LessonWords words = LessonWords.read(reader);
    AttributeParser meanings = new AttributeParser(library, diagrams, words.texts());
    List<Lesson> lessons = new ArrayList<>();
    Set<String> said = new HashSet<>();
    for (String id : reader.index(LessonWords.FOLDER)) {
      String path = LessonWords.FOLDER + "/" + id + ".fxml";
      Optional<String> document = reader.text(path);
      if (document.isPresent()) {
        try {
          LessonElement root = LessonElement.read(path, document.get());
          List<Fault> unsayable = unsayable(path, root, words, said);
          unsayable.forEach(reader::add);
          if (unsayable.isEmpty()) {
            lessons.add(lesson(id, root, new LessonBuilder(path, meanings)));
          }
        } catch (FaultException e) {
          reader.add(e.fault());
        }
      }
    }
    if (reader.faults().isEmpty()) {
      words.unsaid(said).forEach(reader::add);
    }
    return new Lessons(PredictionPlan.in(lessons), reader.faults(), reader.missing());
  }

  /// Returns a fault for each of the words of an element that is not there.
  ///
  /// @param said gets the keys of its words
  private static List<Fault> unsayable(
      String path, LessonElement element, LessonWords words, Set<String> said) {
    List<Fault> faults = new ArrayList<>();
    for (String each : element.attributes().values()) {
      if (each.startsWith(KEY)) {
        String key = each.substring(1);
        said.add(key);
        if (!words.texts().containsKey(key)) {
          faults.add(
              new Fault(
                  path,
                  element.line(),
                  Message.of("fault.lesson.no-words", key, LessonWords.file(Language.FALLBACK))));
        }
      }
    }
    element.children().forEach(each -> faults.addAll(unsayable(path, each, words, said)));
    return faults;
  }

  private static Lesson lesson(String id, LessonElement document, LessonBuilder builder)
      throws FaultException {
    Lesson lesson = builder.lesson(document);
    if (!lesson.id().equals(id)) {
      throw new FaultException(builder.path(), 0, Message.of("fault.id", lesson.id()));
    }
    return lesson;
  }
}
