package hnefi.ui.learn.fxml;

import hnefi.content.ContentFolder;
import hnefi.content.ContentReader;
import hnefi.content.Library;
import hnefi.content.diagram.Diagrams;
import hnefi.content.lesson.Lesson;
import hnefi.content.lesson.LessonWords;
import hnefi.content.lesson.PredictionPlan;
import hnefi.content.yaml.Fault;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.MissingText;
import hnefi.text.Message;
import hnefi.text.Text;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.fxml.FXMLLoader;
import org.jspecify.annotations.Nullable;

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

  private static final Pattern LINE = Pattern.compile(":(\\d+)\\s");

  private final ContentFolder folder;
  private final Library library;
  private final Diagrams diagrams;

  /// @param folder may be anybody's: nothing but lessons can be built of what lies there
  public LessonLoader(ContentFolder folder, Library library, Diagrams diagrams) {
    this.folder = folder;
    this.library = library;
    this.diagrams = diagrams;
  }

  /// Returns the lessons in the order of their index.
  public Lessons read() {
    ContentReader reader = new ContentReader(folder);
    LessonWords words = LessonWords.read(reader);
    List<Lesson> lessons = new ArrayList<>();
    Set<String> said = new HashSet<>();
    for (String id : reader.index(LessonWords.FOLDER)) {
      String path = LessonWords.FOLDER + "/" + id + ".fxml";
      Optional<String> document = reader.text(path);
      if (document.isPresent()) {
        try {
          LessonDocument.Said own = LessonDocument.look(path, document.get(), words.texts());
          said.addAll(own.keys());
          own.faults().forEach(reader::add);
          if (own.faults().isEmpty()) {
            lessons.add(build(id, path, document.get(), words.texts()));
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

  private Lesson build(String id, String path, String document, Map<String, Text> texts)
      throws FaultException {
    AttributeParser meanings = new AttributeParser(library, diagrams, texts);
    FXMLLoader loader = new FXMLLoader();
    loader.setResources(new KeyBundle(texts.keySet()));
    loader.setBuilderFactory(type ->
        type.isRecord() ? new RecordBuilder(type.asSubclass(Record.class), meanings) : null);
    try {
      Object built =
          loader.load(new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8)));
      if (!(built instanceof Lesson lesson)) {
        throw new FaultException(path, 0, Message.of("fault.lesson.no-lesson"));
      }
      if (!lesson.id().equals(id)) {
        throw new FaultException(path, 0, Message.of("fault.id", lesson.id()));
      }
      return lesson;
    } catch (IOException e) {
      throw new FaultException(path, line(e), reason(e));
    }
  }

  /// FXML names the line at the end of its message: `…:12`.
  private static int line(IOException e) {
    Matcher matcher = LINE.matcher(e.getMessage() + " ");
    int line = 0;
    while (matcher.find()) {
      line = Integer.parseInt(matcher.group(1));
    }
    return line;
  }

  /// What we found wrong ourselves lies within what FXML has to say about it.
  private static Message reason(Throwable e) {
    Throwable innermost = e;
    for (Throwable each = e; each != null; each = each.getCause()) {
      if (each instanceof LessonException ours) {
        return ours.reason();
      }
      innermost = each;
    }
    return Message.of(
        "fault.lesson.fxml",
        String.valueOf(innermost.getMessage())
            .strip()
            .lines()
            .findFirst()
            .orElse("?")
            .replaceFirst("\\.$", ""));
  }

  /// Leaves every key as it is: FXML asks for strings, and a key becomes a text in all languages
  /// only when its record is built.
  private static final class KeyBundle extends ResourceBundle {
    private final Set<String> keys;

    KeyBundle(Set<String> keys) {
      this.keys = keys;
    }

    @Override
    protected @Nullable Object handleGetObject(String key) {
      return keys.contains(key) ? key : null;
    }

    @Override
    public Enumeration<String> getKeys() {
      return Collections.enumeration(keys);
    }
  }
}
