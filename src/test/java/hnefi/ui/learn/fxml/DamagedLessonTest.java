package hnefi.ui.learn.fxml;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.ContentFolder;
import hnefi.content.Library;
import hnefi.content.PackedContent;
import hnefi.content.diagram.Diagrams;
import hnefi.content.yaml.Fault;
import hnefi.content.yaml.MissingText;
import hnefi.text.Language;
import hnefi.text.Text;
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
  private static final Library LIBRARY = PackedContent.LIBRARY;
  private static final Diagrams DIAGRAMS = Diagrams.read(ContentFolder.packed(), LIBRARY);
  private static final String SOUND =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <?import hnefi.content.lesson.Decide?>
      <?import hnefi.content.lesson.Lesson?>
      <?import hnefi.content.lesson.Mistake?>
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

  private static final String WORDS =
      """
      # The words of the lesson, one of them on two lines.
      king.title=Title
      king.summary=Summary
      between.in=In, \\
          or not?
      capturing.one=One
      """
          + "capturing.one.done=Done\ncapturing.one.hint1=Hint\n";

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
          name="in"         | title="in"      | Decide has no “title”
          goal="takes b3"   |                 | Round lacks “goal”
          %king.title       | %king.riddle    | line 7: the words “king.riddle” are missing in lessons/lessons_en.properties
          id="test"         | id="other"      | the id “other” is not the file’s name
          Round goal        | Mistake say     | Mistake has no “hint”
          </steps>          | </stairs>       | </steps>
          kind="chapter"    | kind="song"     | song
          <Decide           | <Sing           | Sing
          "%king.title"     | "The king"      | The king
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

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          <steps>             | <steps><Mistake move="a1-a2" say="%king.title"/>        | “Mistake” is not a value for steps
          <Round goal="takes b3" hint="%capturing.one.hint1" replies="c5-c4"/> | | Try lacks “rounds”
          """)
  void aPartOfALessonStandsWhereItBelongs(String sound, String damaged, String reason)
      throws IOException {
    assertThat(SOUND).contains(sound);
    assertThat(faults(SOUND.replace(sound, damaged == null ? "" : damaged)))
        .singleElement()
        .asString()
        .contains(reason);
  }

  /// FXML could do anything to the machine of whoever checks a folder.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          <?import hnefi.content.lesson.Try?> | <?import java.lang.ProcessBuilder?> | import java.lang.ProcessBuilder
          <?import hnefi.content.lesson.Try?> | <?language javascript?>             | language javascript
          <?import hnefi.content.lesson.Try?> | <?import?>                          | “import”
          <steps>             | <steps><java.io.File/>                              | java.io.File
          <steps>             | <steps><fx:script xmlns:fx="http://javafx.com/fxml/1">1</fx:script> | xmlns
          icon="bi-star"      | onClick="java.lang.System.exit(1);"                 | Lesson has no “onClick”
          icon="bi-star"      | icon="@/etc/passwd"                                 | @/etc/passwd
          icon="bi-star"      | icon="${java.lang.System}"                          | ${java.lang.System}
          <steps>             | <steps>all of it                                    | all of it
          """)
  void whateverIsNotPartOfALessonIsRefusedBeforeItIsBuilt(
      String sound, String foreign, String named) throws IOException {
    assertThat(SOUND).contains(sound);
    assertThat(faults(SOUND.replace(sound, foreign)))
        .singleElement()
        .asString()
        .containsPattern("test.fxml, line \\d+: ")
        .contains(named);
  }

  @Test
  void aFileIsNotFetchedByWayOfAnEntity() throws IOException {
    String fetching =
        SOUND
            .replace(
                "<?import hnefi.content.lesson.Decide?>",
                "<?import hnefi.content.lesson.Decide?>\n"
                    + "<!DOCTYPE Lesson [<!ENTITY f SYSTEM \"file:///etc/hosts\">]>")
            .replace("bi-star", "&f;");
    assertThat(faults(fetching)).singleElement().asString().contains("DTD");
  }

  @Test
  void whatIsWrongIsSaidInTheLanguageOfWhoAsksNotOfTheLesson() throws IOException {
    write(SOUND.replace("learn-moved-in", "learn-nothing"));
    List<Fault> faults =
        new LessonLoader(ContentFolder.at(folder), LIBRARY, DIAGRAMS).read().faults();
    assertThat(faults).hasSize(1);
    assertThat(faults.getFirst().in(Library.faultWords(Language.SV)))
        .isEqualTo("content/lessons/test.fxml, rad 10: det finns inget diagram ”learn-nothing”.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          king.title=Again   | “king.title” occurs twice
          king.riddle=       | a line of the form key=text is expected here
          king.riddle=\\u12  | a line of the form key=text is expected here
          king.riddle=Who?   | no chapter says “king.riddle”
          """)
  void aDamagedWordIsNamedWithItsLine(String line, String reason) throws IOException {
    write(SOUND);
    Files.writeString(folder.resolve("lessons/lessons_en.properties"), WORDS + line + "\n");
    assertThat(read())
        .containsExactly("content/lessons/lessons_en.properties, line 9: " + reason + ".");
  }

  @Test
  void aWordThatALanguageLacksIsSaidInEnglishAndListed() throws IOException {
    write(SOUND);
    Files.writeString(
        folder.resolve("lessons/lessons_de.properties"), WORDS.replaceFirst("king.title=.*\n", ""));
    Files.delete(folder.resolve("lessons/lessons_sv.properties"));
    LessonLoader.Lessons read =
        new LessonLoader(ContentFolder.at(folder), LIBRARY, DIAGRAMS).read();
    assertThat(read.faults()).isEmpty();
    Text title = read.lessons().getFirst().title();
    assertThat(title.in(Language.DE)).isEqualTo(title.in(Language.EN));
    assertThat(read.missing())
        .contains(new MissingText("lessons/lessons_de.properties", 0, Language.DE))
        .contains(new MissingText("lessons/lessons_sv.properties", 0, Language.SV));
  }

  @Test
  void aLessonThatIsNotThereIsNamed() throws IOException {
    Files.createDirectories(folder.resolve("lessons"));
    Files.writeString(folder.resolve("lessons/index.yaml"), "- gone\n");
    assertThat(read()).contains("content/lessons/gone.fxml: the file is missing.");
  }

  private List<String> faults(String document) throws IOException {
    write(document);
    return read();
  }

  private void write(String document) throws IOException {
    Files.createDirectories(folder.resolve("lessons"));
    Files.writeString(folder.resolve("lessons/index.yaml"), "- test\n");
    Files.writeString(folder.resolve("lessons/test.fxml"), document);
    for (Language each : Language.values()) {
      Files.writeString(folder.resolve("lessons/lessons_" + each.code() + ".properties"), WORDS);
    }
  }

  private List<String> read() {
    return new LessonLoader(ContentFolder.at(folder), LIBRARY, DIAGRAMS)
        .read().faults().stream().map(fault -> fault.in(Library.faultWords(Language.EN))).toList();
  }
}
