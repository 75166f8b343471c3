package hnefi.ui.learn.fxml;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.ContentFolder;
import hnefi.content.Library;
import hnefi.content.diagram.Diagrams;
import hnefi.text.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A lesson that makes no sense is left out and named in one sentence, with its line.
class DamagedLessonTest {
  private static final Library LIBRARY = Library.read(ContentFolder.packed());
  private static final Diagrams DIAGRAMS = Diagrams.read(ContentFolder.packed(), LIBRARY);
  private static final String SOUND =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <?import hnefi.content.lesson.Decide?>
      <?import hnefi.content.lesson.Lesson?>
      <?import hnefi.content.lesson.Round?>
      <?import hnefi.content.lesson.Try?>
      <Lesson id="test" kind="chapter" icon="bi-star" title="%king.title" summary="%king.summary">
        <steps>
          <Decide name="in" diagram="learn-moved-in" event="0" under="haende" asks="falls"
              text="%between.in"/>
          <Try name="one" diagram="learn-take-one" text="%capturing.one" done="%capturing.one.done">
            <rounds>
              <Round goal="takes b3" hint="%capturing.one.hint1" replies="c5-c4"/>
            </rounds>
          </Try>
        </steps>
      </Lesson>
      """;

  @TempDir private Path folder = Path.of("");

  @Test
  void aSoundLessonIsBuilt() throws IOException {
    assertThat(faults(SOUND)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          learn-moved-in    | learn-nothing   | there is no diagram “learn-nothing”
          under="haende"    | under="handy"   | handy
          asks="falls"      | asks="dances"   | dances
          event="0"         | event="first"   | first
          takes b3          | takes z99       | z99
          takes b3          | juggles b3      | juggles b3
          replies="c5-c4"   | replies="c5"    | c5
          name="in"         | title="in"      | Decide knows no “title”
          goal="takes b3"   |                 | Round lacks “goal”
          %king.title       | %king.riddle    | king.riddle
          </steps>          | </stairs>       | </steps>
          kind="chapter"    | kind="song"     | song
          <Decide           | <Sing           | Sing
          """)
  void aDamagedLessonIsNamedWithItsReason(String sound, String damaged, String reason)
      throws IOException {
    assertThat(SOUND).contains(sound);
    List<String> faults = faults(SOUND.replace(sound, damaged == null ? "" : damaged));
    assertThat(faults).hasSize(1);
    assertThat(faults.getFirst())
        .startsWith("content/lessons/test.fxml")
        .contains(reason)
        .doesNotContain("Exception")
        .doesNotContain("\n");
  }

  @Test
  void aLessonThatIsNotThereIsNamed() throws IOException {
    Files.createDirectories(folder.resolve("lessons"));
    Files.writeString(folder.resolve("lessons/index.yaml"), "- gone\n");
    assertThat(read()).singleElement().asString().contains("content/lessons/gone.fxml");
  }

  private List<String> faults(String document) throws IOException {
    Files.createDirectories(folder.resolve("lessons"));
    Files.writeString(folder.resolve("lessons/index.yaml"), "- test\n");
    Files.writeString(folder.resolve("lessons/test.fxml"), document);
    return read();
  }

  private List<String> read() {
    return new LessonLoader(ContentFolder.at(folder), LIBRARY, DIAGRAMS)
        .read(Language.EN).faults().stream()
            .map(fault -> fault.in(Library.faultWords(Language.EN)))
            .toList();
  }
}
