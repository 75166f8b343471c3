package hnefi.app;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.console.CheckCommand;
import hnefi.content.ContentFolder;
import hnefi.content.Library;
import hnefi.content.check.ContentCheck;
import hnefi.content.yaml.MissingText;
import hnefi.text.Language;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/// What a curator changed in the lessons of a folder is what is proven.
class LessonCheckTest {
  private static final ContentFolder PACKED = ContentFolder.packed();

  @Test
  void theLessonsWeShipAreSound() {
    ContentCheck.Report report = LessonCheck.of(PACKED);
    assertThat(said(report)).isEmpty();
    assertThat(report.counts()).isEqualTo(Map.of("lessons", 22));
  }

  @Test
  void aMoveThatDoesNotSolveAnExerciseIsFound() {
    assertThat(faults("lessons/king.fxml", "goal=\"takes c6\"", "goal=\"takes a1\""))
        .containsExactly("content/lessons/king.fxml: no move solves round 1 of the step “takes”.");
  }

  @Test
  void aMisspeltKeyIsFoundWhereItStands() {
    assertThat(faults("lessons/lessons_sv.properties", "king.takes=", "king.tales="))
        .singleElement()
        .asString()
        .startsWith("content/lessons/lessons_sv.properties, line ")
        .endsWith(": no chapter says “king.tales”.");
  }

  @Test
  void aTextThatALanguageLacksIsListedAndIsNoFault() {
    ContentCheck.Report report =
        report("lessons/lessons_sv.properties", "king.takes=", "# king.takes=");
    assertThat(report.faults()).isEmpty();
    assertThat(report.missing())
        .singleElement()
        .extracting(MissingText::language)
        .isEqualTo(Language.SV);
  }

  @Test
  void aTextTooLongInOneLanguageIsFoundThere() {
    assertThat(
            faults(
                "lessons/lessons_de.properties", "king.takes=", "king.takes=" + "sehr ".repeat(60)))
        .singleElement()
        .asString()
        .startsWith("content/lessons/lessons_de.properties: the step “king/takes” says ")
        .contains("(de)");
  }

  @Test
  void oneMistakeIsToldOnceWhateverTheLanguages() {
    assertThat(faults("lessons/index.yaml", "- moving\n", "- moving\n- moving-on\n"))
        .containsExactly("content/lessons/moving-on.fxml: the file is missing.");
    assertThat(faults("lessons/king.fxml", "<Watch name=\"fights\"", "<Watch id=\"fights\""))
        .containsExactly("content/lessons/king.fxml, line 11: Watch has no “id”.");
  }

  @Test
  void aRuleOfABookThatNoStepTeachesIsFound() {
    assertThat(faults("teaching.yaml", "  open-corner: book-haende/castles\n", ""))
        .singleElement()
        .asString()
        .startsWith("content/teaching.yaml, line ")
        .endsWith(": no step teaches the rule “open-corner” of haende.");
  }

  @Test
  void aStepThatDoesNotExistTeachesNothing() {
    assertThat(faults("teaching.yaml", "open-corner: book-haende/castles", "open-corner: five/x"))
        .singleElement()
        .asString()
        .endsWith(": there is no step “five/x”.");
  }

  @Test
  void aStepInWhichTheRuleMakesNoDifferenceTeachesNothing() {
    assertThat(
            faults("teaching.yaml", "open-corner: book-haende/castles", "open-corner: five/edge"))
        .singleElement()
        .asString()
        .contains("the step “five/edge” does not show the rule “open-corner” of haende");
  }

  @Test
  void aStepOfABookThatHasAnotherRuleTeachesNothing() {
    // The king may not be captured with the help of the edge anywhere but in the Spieltz booklet.
    assertThat(
            faults(
                "teaching.yaml",
                "king-captors: book-spieltz/king-edge",
                "king-captors: book-walker/king"))
        .singleElement()
        .asString()
        .contains("does not show the rule “king-captors” of spieltz");
  }

  @Test
  void aComparisonTeachesNothingOfABookThatItLeavesOut() {
    assertThat(
            faults(
                "lessons/five.fxml",
                "diagram=\"five-edge\" books=\"mungo-simple,fetlar,spieltz,haende,svenska\"",
                "diagram=\"five-edge\" books=\"mungo-simple,fetlar,spieltz,svenska\""))
        .singleElement()
        .asString()
        .endsWith(
            ": the step “five/edge” is to teach the rule “edge-hostile” of haende, but does not"
                + " name this book among those that it compares.");
  }

  @Test
  void theCommandProvesTheLessonsToo() {
    StringWriter said = new StringWriter();
    int code =
        new CommandLine(new CheckCommand(LessonCheck::of, Language.EN))
            .setOut(new PrintWriter(said, true))
            .execute();
    assertThat(said.toString()).contains("22 chapters").contains("All content is sound.");
    assertThat(code).isZero();
  }

  private static List<String> faults(String file, String sound, String damaged) {
    return said(report(file, sound, damaged));
  }

  private static ContentCheck.Report report(String file, String sound, String damaged) {
    return LessonCheck.of(path ->
        path.equals(file)
            ? PACKED.read(path).map(text -> text.replace(sound, damaged))
            : PACKED.read(path));
  }

  private static List<String> said(ContentCheck.Report report) {
    return report.faults().stream().map(each -> each.in(Library.faultWords(Language.EN))).toList();
  }
}
