package hnefi.ui.learn.fxml;

import hnefi.content.ContentFolder;
import hnefi.content.ContentReader;
import hnefi.content.Library;
import hnefi.content.diagram.Diagrams;
import hnefi.content.lesson.Lesson;
import hnefi.content.lesson.LessonWords;
import hnefi.content.yaml.Fault;
import hnefi.content.yaml.FaultException;
import hnefi.text.Language;
import hnefi.text.Message;
import hnefi.text.Words;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.fxml.FXMLLoader;

/// Reads the lessons, in one language at a time.
public final class LessonLoader {
  /// The lessons that could be built and what was wrong with the others.
  public record Result(List<Lesson> lessons, List<Fault> faults) {
    public Result {
      lessons = List.copyOf(lessons);
      faults = List.copyOf(faults);
    }
  }

  private static final Pattern LINE = Pattern.compile(":(\\d+)\\s");

  private final ContentFolder folder;
  private final Library library;
  private final Diagrams diagrams;

  /// Reads the lessons packed with the program.
  public LessonLoader(Library library, Diagrams diagrams) {
    this(ContentFolder.packed(), library, diagrams);
  }

  /// @param folder may be anybody's: nothing but lessons can be built of what lies there
  public LessonLoader(ContentFolder folder, Library library, Diagrams diagrams) {
    this.folder = folder;
    this.library = library;
    this.diagrams = diagrams;
  }

  /// Returns the lessons in the order of their index, their words in this language.
  public Result read(Language language) {
    ContentReader reader = new ContentReader(folder);
    LessonWords words = LessonWords.read(reader, language);
    List<Lesson> lessons = new ArrayList<>();
    Set<String> said = new HashSet<>();
    for (String id : reader.index(LessonWords.FOLDER)) {
      String path = LessonWords.FOLDER + "/" + id + ".fxml";
      Optional<String> document = reader.text(path);
      if (document.isPresent()) {
        try {
          LessonDocument.Said own = LessonDocument.look(path, document.get(), words.words());
          said.addAll(own.keys());
          own.faults().forEach(reader::add);
          if (own.faults().isEmpty()) {
            lessons.add(build(id, path, document.get(), words.words()));
          }
        } catch (FaultException e) {
          reader.add(e.fault());
        }
      }
    }
    if (reader.faults().isEmpty()) {
      words.unsaid(said).forEach(reader::add);
    }
    return new Result(lessons, reader.faults());
  }

  private Lesson build(String id, String path, String document, Words words) throws FaultException {
    AttributeParser meanings = new AttributeParser(library, diagrams);
    FXMLLoader loader = new FXMLLoader();
    loader.setResources(words);
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
}
