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
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/// What a curator changed in the lessons of a folder is what is proven.
class LessonCheckTest {
  private static final ContentFolder PACKED = ContentFolder.packed();

  /// What is found in a folder with several things wrong that have nothing to do with one another.
  private static final ContentCheck.Report DAMAGED =
      report(
          new Damage("lessons/king.fxml", "goal=\"takes c6\"", "goal=\"takes a1\""),
          new Damage("lessons/threat.fxml", "only-win b6-b2", "only-win b6-b3"),
          new Damage("lessons/lessons_sv.properties", "king.takes=", "# king.takes="),
          new Damage(
              "lessons/lessons_de.properties", "king.takes=", "king.takes=" + "sehr ".repeat(60)),
          new Damage("teaching.yaml", "  open-corner: book-haende/castles\n", ""),
          new Damage("teaching.yaml", "king-capture: book-haende/four", "king-capture: five/x"),
          new Damage("teaching.yaml", "king-range: book-haende/last-two", "king-range: five/again"),
          // The king may not be captured with the help of the edge anywhere but in the Spieltz
          // booklet.
          new Damage(
              "teaching.yaml",
              "king-captors: book-spieltz/king-edge",
              "king-captors: book-walker/king"),
          new Damage(
              "lessons/five.fxml",
              "diagram=\"five-edge\" books=\"mungo-simple,fetlar,spieltz,haende,svenska\"",
              "diagram=\"five-edge\" books=\"mungo-simple,fetlar,spieltz,svenska\""));

  private record Damage(String file, String sound, String damaged) {
    String in(String path, String text) {
      return path.equals(file) ? text.replace(sound, damaged) : text;
    }
  }

  /// The one proof of everything that we ship, with the puzzles and by the command that a curator
  /// has.
  @Test
  void theContentWeShipIsSound() {
    StringWriter said = new StringWriter();
    int code =
        new CommandLine(new CheckCommand(LessonCheck::of, Language.EN))
            .setOut(new PrintWriter(said, true))
            .execute();
    assertThat(said.toString())
        .contains("33 chapters")
        .endsWith("All content is sound." + System.lineSeparator());
    assertThat(code).isZero();
  }

  @Test
  void aMoveThatDoesNotSolveAnExerciseIsFound() {
    assertThat(said(DAMAGED))
        .contains("content/lessons/king.fxml: no move solves round 1 of the step “takes”.");
  }

  @Test
  void aMoveThatIsNotTheOnlyOneToWinIsFound() {
    assertThat(said(DAMAGED))
        .anyMatch(each -> each.startsWith("content/lessons/threat.fxml: in the step “row”"));
  }

  @Test
  void aMisspeltKeyIsFoundWhereItStands() {
    assertThat(
            said(report(new Damage("lessons/lessons_sv.properties", "king.takes=", "king.tales="))))
        .singleElement()
        .asString()
        .startsWith("content/lessons/lessons_sv.properties, line ")
        .endsWith(": no chapter says “king.tales”.");
  }

  @Test
  void aTextThatALanguageLacksIsListedAndIsNoFault() {
    assertThat(said(DAMAGED)).noneMatch(each -> each.contains("lessons_sv"));
    assertThat(DAMAGED.missing())
        .singleElement()
        .extracting(MissingText::language)
        .isEqualTo(Language.SV);
  }

  @Test
  void aTextTooLongInOneLanguageIsFoundThere() {
    assertThat(said(DAMAGED))
        .filteredOn(each -> each.startsWith("content/lessons/lessons_"))
        .singleElement()
        .asString()
        .startsWith("content/lessons/lessons_de.properties: the step “king/takes” says ")
        .contains("(de)");
  }

  @Test
  void oneMistakeIsToldOnceWhateverTheLanguages() {
    assertThat(
            said(
                report(
                    new Damage("lessons/index.yaml", "- moving\n", "- moving\n- moving-on\n"),
                    new Damage(
                        "lessons/king.fxml", "<Watch name=\"fights\"", "<Watch id=\"fights\""))))
        .containsExactlyInAnyOrder(
            "content/lessons/moving-on.fxml: the file is missing.",
            "content/lessons/king.fxml, line 11: Watch has no “id”.");
  }

  @Test
  void whatIsWrongWithTheStepsThatTeachIsFound() {
    assertThat(said(DAMAGED))
        .filteredOn(each -> each.startsWith("content/teaching.yaml, line "))
        .hasSize(5);
  }

  @Test
  void aRuleOfABookThatNoStepTeachesIsFound() {
    assertThat(said(DAMAGED))
        .anyMatch(each -> each.endsWith(": no step teaches the rule “open-corner” of haende."));
  }

  @Test
  void aStepThatDoesNotExistTeachesNothing() {
    assertThat(said(DAMAGED)).anyMatch(each -> each.endsWith(": there is no step “five/x”."));
  }

  @Test
  void aStepInWhichTheRuleMakesNoDifferenceTeachesNothing() {
    assertThat(said(DAMAGED))
        .anyMatch(each ->
            each.contains("the step “five/again” does not show the rule “king-range” of haende"));
  }

  @Test
  void aStepOfABookThatHasAnotherRuleTeachesNothing() {
    assertThat(said(DAMAGED))
        .anyMatch(each -> each.contains("does not show the rule “king-captors” of spieltz"));
  }

  @Test
  void aComparisonTeachesNothingOfABookThatItLeavesOut() {
    assertThat(said(DAMAGED))
        .anyMatch(each ->
            each.endsWith(
                ": the step “five/edge” is to teach the rule “edge-hostile” of haende, but does not"
                    + " name this book among those that it compares."));
  }

  private static ContentCheck.Report report(Damage... damages) {
    return LessonCheck.of(path -> PACKED.read(path).map(text -> damaged(path, text, damages)));
  }

  private static String damaged(String path, String text, Damage... damages) {
    String damaged = text;
    for (Damage each : damages) {
      damaged = each.in(path, damaged);
    }
    return damaged;
  }

  private static List<String> said(ContentCheck.Report report) {
    return report.faults().stream().map(each -> each.in(Library.faultWords(Language.EN))).toList();
  }
}
