package hnefi.content.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.ContentFolder;
import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.content.PackedContent;
import hnefi.content.diagram.Diagram;
import hnefi.content.diagram.Diagrams;
import hnefi.notation.MoveText;
import hnefi.rules.Move;
import hnefi.text.Language;
import hnefi.text.Text;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// A lesson that cannot be finished, or finishes by itself, is refused.
class LessonProofTest {
  private static final Library LIBRARY = PackedContent.LIBRARY;
  private static final Diagrams DIAGRAMS = Diagrams.read(ContentFolder.packed(), LIBRARY);

  @Test
  void aSoundExercisePasses() {
    assertThat(faults(exercise("learn-take-one", round("takes b3")))).isEmpty();
  }

  @Test
  void anExerciseNobodyCanSolveIsRefused() {
    assertThat(faults(exercise("learn-take-one", round("takes e5"))))
        .containsExactly("content/lessons/test.fxml: no move solves round 1 of the step “one”.");
  }

  @Test
  void anExerciseSolvedByAccidentIsRefused() {
    assertThat(faults(exercise("learn-take-one", round("holds"))))
        .singleElement()
        .asString()
        .contains("can be solved by accident");
  }

  @Test
  void aRightMoveIsNoMistake() {
    Round round =
        new Round(
            goal("takes b3"),
            Optional.empty(),
            Text.same("hint"),
            List.of(),
            List.of(new Mistake(move("b7-b4"), Text.same("no"))));
    assertThat(faults(exercise("learn-take-one", round)))
        .containsExactly(
            "content/lessons/test.fxml: the step “one” calls b7-b4 a mistake, but it is right.");
  }

  @Test
  void aRoundWithoutALegalReplyIsADeadEnd() {
    assertThat(
            faults(
                exercise(
                    "learn-three-takes",
                    new Round(
                        goal("takes e2"),
                        Optional.empty(),
                        Text.same("hint"),
                        moves("d4-g1"),
                        List.of()),
                    round("takes g3"))))
        .containsExactly("content/lessons/test.fxml: the step “one” goes no further after f4-f2.");
  }

  @Test
  void everyRightMoveMustLeadToTheEnd() {
    // After the reply nothing stands on g3 to be taken.
    assertThat(
            faults(
                exercise(
                    "learn-three-takes",
                    new Round(
                        goal("takes e2"),
                        Optional.empty(),
                        Text.same("hint"),
                        moves("c3-c2"),
                        List.of()),
                    round("takes g3"))))
        .containsExactly("content/lessons/test.fxml: no move solves round 2 of the step “one”.");
  }

  @Test
  void aStepSaysNoMoreThanSixtyWords() {
    String long61 = "word ".repeat(61);
    Lesson lesson = lesson(new Say("one", diagram("learn-goal"), 0, Text.same(long61)));
    assertThat(said(LessonLength.faultsOf(lesson, Language.SV)))
        .containsExactly(
            "content/lessons/lessons_sv.properties: the step “test/one” says 61 words at once (sv);"
                + " at most 60 are allowed.");
  }

  @Test
  void aQuestionNeedsAnAnswer() {
    assertThat(
            faults(new Ask("one", diagram("learn-moved-in"), 0, Text.same("Which are captured?"))))
        .containsExactly(
            "content/lessons/test.fxml: no piece is captured in the step “one”, so there is nothing"
                + " to tap.");
  }

  @Test
  void aStepCannotPointPastItsDiagram() {
    assertThat(faults(new Say("one", diagram("learn-moved-in"), 2, Text.same("Look."))))
        .containsExactly(
            "content/lessons/test.fxml: the diagram of the step “one” has no event 2.");
  }

  @Test
  void aReplayNeedsSomethingThatHappens() {
    assertThat(faults(new Watch("one", diagram("learn-goal"), Optional.empty(), Optional.empty())))
        .containsExactly(
            "content/lessons/test.fxml: nothing happens in the diagram of the step “one”.");
  }

  @Test
  void booksThatAgreeAreNoComparison() {
    List<Edition> alike = List.of(edition("haende"), edition("svenska"));
    assertThat(faults(new Compare("one", diagram("five-edge"), alike, Text.same("Compare."))))
        .containsExactly(
            "content/lessons/test.fxml: the books of the step “one” all have the same result.");
  }

  @Test
  void aNameIsUsedOnce() {
    Step step = new Say("one", diagram("learn-goal"), 0, Text.same("Look."));
    assertThat(faults(step, step)).hasSize(1);
  }

  @Test
  void aFigureThatIsOnlyTalkedAboutIsMissing() {
    Lesson lesson = lesson(new Say("one", diagram("haende-2"), 0, Text.same("Look.")));
    assertThat(said(LessonProof.missingFigures(List.of(lesson), List.of("haende-2"))))
        .containsExactly("content/diagrams/figures.yaml: no chapter replays the figure haende-2.");
  }

  @Test
  void aQuestionAboutABookCitesThatBook() {
    Decide decide =
        new Decide(
            "one",
            diagram("five-throne"),
            0,
            edition("svenska"),
            Decide.Question.ENDS,
            Text.same("Is it over?"));
    assertThat(decide.answer()).isTrue();
    assertThat(decide.cite()).isNotEmpty().allMatch(each -> each.source().equals("svenska"));
  }

  private static Try exercise(String diagram, Round... rounds) {
    return new Try(
        "one", diagram(diagram), 0, Text.same("Do it."), Text.same("Done."), List.of(rounds));
  }

  private static Round round(String goal) {
    return new Round(goal(goal), Optional.empty(), Text.same("hint"), List.of(), List.of());
  }

  private static Goal goal(String text) {
    return Goal.read(text).toOptional().orElseThrow();
  }

  private static Move move(String text) {
    return MoveText.read(text).toOptional().orElseThrow();
  }

  private static List<Move> moves(String... texts) {
    return Arrays.stream(texts).map(LessonProofTest::move).toList();
  }

  private static Diagram diagram(String id) {
    return DIAGRAMS.find(id).orElseThrow();
  }

  private static Edition edition(String id) {
    return LIBRARY.edition(id).orElseThrow();
  }

  private static Lesson lesson(Step... steps) {
    return new Lesson(
        "test",
        Lesson.Kind.CHAPTER,
        Text.same("Test"),
        Text.same("A test"),
        "bi-star",
        List.of(steps));
  }

  private static List<String> faults(Step... steps) {
    return said(LessonProof.faultsOf(lesson(steps)));
  }

  private static List<String> said(List<hnefi.content.yaml.Fault> faults) {
    return faults.stream().map(fault -> fault.in(Library.faultWords(Language.EN))).toList();
  }
}
