package hnefi.ui.learn.fxml;

import hnefi.content.ContentFolder;
import hnefi.content.ContentReader;
import hnefi.content.Library;
import hnefi.content.diagram.Diagrams;
import hnefi.content.lesson.Lesson;
import hnefi.content.yaml.Fault;
import hnefi.content.yaml.YamlValue;
import hnefi.text.Language;
import hnefi.text.Message;
import hnefi.text.Words;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.fxml.FXMLLoader;

/// Reads the lessons from the program's own content, in one language at a time.
public final class LessonLoader {
  /// The lessons that could be built and what was wrong with the others.
  public record Result(List<Lesson> lessons, List<Fault> faults) {
    public Result {
      lessons = List.copyOf(lessons);
      faults = List.copyOf(faults);
    }
  }

  private static final String PARSER_REASON = "Message: ";

  private final ContentFolder folder;
  private final Library library;
  private final Diagrams diagrams;

  public LessonLoader(Library library, Diagrams diagrams) {
    this(ContentFolder.packed(), library, diagrams);
  }

  /// @param folder only ever the program's own: FXML can do anything
  LessonLoader(ContentFolder folder, Library library, Diagrams diagrams) {
    this.folder = folder;
    this.library = library;
    this.diagrams = diagrams;
  }

  /// Returns the lessons in the order of their index, their words in this language.
  public Result read(Language language) {
    ContentReader reader = new ContentReader(folder);
    Words words = Words.of(LessonLoader.class, "/content/lessons/lessons", language);
    List<Lesson> lessons = new ArrayList<>();
    List<String> ids = reader.file("lessons/index.yaml", YamlValue::texts).orElse(List.of());
    for (String id : ids) {
      String path = "lessons/" + id + ".fxml";
      Optional<String> document = reader.text(path);
      if (document.isPresent()) {
        try {
          lessons.add(build(document.get(), words));
        } catch (IOException e) {
          reader.add(new Fault(path, line(e), Message.of("fault.lesson.fxml", innermost(e))));
        }
      }
    }
    return new Result(lessons, reader.faults());
  }

  private Lesson build(String document, Words words) throws IOException {
    Meanings meanings = new Meanings(library, diagrams, Library.faultWords(words.language()));
    FXMLLoader loader = new FXMLLoader();
    loader.setResources(words);
    loader.setBuilderFactory(type ->
        type.isRecord() ? new RecordBuilder(type.asSubclass(Record.class), meanings) : null);
    return loader.load(new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8)));
  }

  /// FXML names the line at the end of its message: `…:12`.
  private static int line(IOException e) {
    String message = String.valueOf(e.getMessage());
    java.util.regex.Matcher matcher =
        java.util.regex.Pattern.compile(":(\\d+)\\s").matcher(message + " ");
    int line = 0;
    while (matcher.find()) {
      line = Integer.parseInt(matcher.group(1));
    }
    return line;
  }

  /// The XML parser gives the place in its first line and the reason in its second.
  private static String innermost(Throwable e) {
    Throwable cause = e;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    String message = String.valueOf(cause.getMessage()).strip();
    return message
        .lines()
        .filter(line -> line.startsWith(PARSER_REASON))
        .findFirst()
        .map(line -> line.substring(PARSER_REASON.length()))
        .orElseGet(() -> message.lines().findFirst().orElse("?"))
        .replaceFirst("\\.$", "");
  }
}
