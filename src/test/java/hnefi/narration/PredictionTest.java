package hnefi.narration;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.content.ContentFolder;
import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.content.PackedContent;
import hnefi.content.diagram.Diagram;
import hnefi.content.diagram.Diagrams;
import hnefi.content.lesson.Goal;
import hnefi.content.lesson.Lesson;
import hnefi.content.lesson.Prediction;
import hnefi.content.lesson.PredictionPlan;
import hnefi.content.lesson.PredictionTask;
import hnefi.content.lesson.Watch;
import hnefi.notation.MoveText;
import hnefi.notation.SquareText;
import hnefi.rules.Move;
import hnefi.rules.Outcome;
import hnefi.rules.Referee;
import hnefi.rules.Turn;
import hnefi.text.Language;
import hnefi.text.Text;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class PredictionTest {
  private static final Library LIBRARY = PackedContent.LIBRARY;
  private static final Diagrams DIAGRAMS = Diagrams.read(ContentFolder.packed(), LIBRARY);

  @Test
  void theFirstFigureOfAKindIsWatchedAndTheSecondPredicted() {
    assertThat(asked(Lesson.Kind.CHAPTER, "haende-2", "mungo-3"))
        .containsExactly(Optional.empty(), Optional.of(1));
  }

  @Test
  void aPieceThatNobodyThreatenedShowsNoCapture() {
    // In walker-2 pieces come to stand beside each other, and nothing falls.
    assertThat(asked(Lesson.Kind.CHAPTER, "walker-2", "haende-2"))
        .containsExactly(Optional.empty(), Optional.empty());
  }

  @Test
  void severalCapturesAtOnceAreAnotherKindThanOne() {
    assertThat(asked(Lesson.Kind.CHAPTER, "mungo-3", "mungo-5", "walker-3"))
        .containsExactly(Optional.empty(), Optional.empty(), Optional.of(3));
  }

  @Test
  void whatWasAskedLessIsAskedFirst() {
    // Both figures show moving in and then a capture.
    assertThat(asked(Lesson.Kind.CHAPTER, "mungo-3", "mungo-4", "mungo-4-swapped"))
        .containsExactly(Optional.empty(), Optional.of(3), Optional.of(0));
  }

  @Test
  void chaptersGoOnFromEachOtherAndEveryBookBeginsAfresh() {
    Lesson first = lesson(Lesson.Kind.CHAPTER, "haende-2");
    assertThat(
            asked(
                PredictionPlan.in(List.of(first, lesson(Lesson.Kind.CHAPTER, "mungo-3")))
                    .getLast()))
        .containsExactly(Optional.of(1));
    assertThat(
            asked(PredictionPlan.in(List.of(first, lesson(Lesson.Kind.BOOK, "mungo-3"))).getLast()))
        .containsExactly(Optional.empty());
  }

  @ParameterizedTest
  @EnumSource
  void everyQuestionHasDifferentAnswersAndAReasonAgainstEachWrongOne(Language language) {
    for (Diagram diagram : DIAGRAMS.all()) {
      PredictionTeller teller = new PredictionTeller(diagram.edition(), LIBRARY.books(), language);
      for (int i = 0; i < diagram.events().size(); i++) {
        PredictionTask task = PredictionTask.about(i, diagram.events().get(i));
        assertThat(task.choices()).as(diagram.id()).hasSizeBetween(2, 4).contains(task.answer());
        assertThat(task.choices().stream().map(teller::answer)).doesNotHaveDuplicates();
        assertThat(teller.ask(task)).contains(SquareText.write(task.event().move().to()));
        for (Prediction each : task.choices()) {
          if (!each.equals(task.answer())) {
            assertThat(teller.why(task, each)).as(diagram.id() + " " + each).isNotBlank();
          }
        }
      }
    }
  }

  @Test
  void aPieceBelievedToFallStaysForTheRefereesReason() {
    PredictionTask task = task("svenska-7", 0);
    assertThat(task.answer()).isEqualTo(new Prediction.Nothing());
    Prediction wrong = task.choices().getFirst();
    assertThat(wrong).isInstanceOf(Prediction.Captured.class);
    assertThat(why("svenska-7", task, wrong)).contains("unarmed");
  }

  @Test
  void aForbiddenMoveIsRefusedInTheRefereesWords() {
    PredictionTask task = task("svenska-6", 1);
    assertThat(task.answer()).isEqualTo(new Prediction.Forbidden());
    assertThat(why("svenska-6", task, new Prediction.Nothing()))
        .isEqualTo("Only the king may cross the throne.");
  }

  @Test
  void anAllowedMoveIsAllowedByARule() {
    PredictionTask task = task("svenska-6", 3);
    assertThat(why("svenska-6", task, new Prediction.Forbidden()))
        .isEqualTo("The move is allowed. Only the king may cross the empty throne.");
  }

  @Test
  void aKingBelievedToBeCapturedIsStillFreeSomewhere() {
    PredictionTask task = task("walker-4", 0);
    Prediction wrong =
        new Prediction.Over(new Outcome(Optional.of(Side.ATTACKERS), Outcome.Ending.KING_CAPTURED));
    assertThat(task.choices()).contains(wrong);
    assertThat(why("walker-4", task, wrong)).startsWith("The king on").contains("not captured");
  }

  @Test
  void aTapOnAPieceSaysThatItIsCaptured() {
    PredictionTask task = task("mungo-3", 0);
    assertThat(task.tapped(SquareText.read("c4").toOptional().orElseThrow()))
        .contains(task.answer());
    assertThat(task.tapped(SquareText.read("f6").toOptional().orElseThrow())).isEmpty();
  }

  @Test
  void theRuleOfACapturedKingIsThatOfHisPlace() {
    PredictionTask task = task("spieltz-7-edge", 0);
    RuleTeller rules = new RuleTeller(diagram("spieltz-7-edge").edition(), Language.EN);
    assertThat(rules.tell(task.verdict()))
        .isEqualTo("At the edge the king is captured by three attackers and the edge.");
  }

  @Test
  void theRuleOfAMoveThatWinsIsTheOneThatWon() {
    assertThat(goal("today-close", "k2-f2", new Goal.Wins())).startsWith("The attackers win when");
    assertThat(goal("learn-catch", "c5-g5", new Goal.Wins())).startsWith("Beside the empty throne");
  }

  @Test
  void theRuleOfAMoveThatPreparesTheKingsEscapeIsThatOfTheEscape() {
    Goal there = new Goal.Moves(Set.of(move("d4-f4")));
    assertThat(goal("learn-first-run", "d4-f4", there))
        .isEqualTo("The king wins in one of the four corners.");
  }

  @ParameterizedTest
  @CsvSource({
    "learn-wall-game, e5-b5",
    "learn-wall-game, e7-a7",
    "today-row-game, e5-b5",
  })
  void theRuleOfAMoveThatShutsInARowIsThatOfTheRow(String id, String move) {
    assertThat(goal(id, move, new Goal.Moves(Set.of(move(move)))))
        .startsWith("A row at the edge is captured together");
  }

  private static String goal(String id, String move, Goal goal) {
    Edition edition = diagram(id).edition();
    Referee referee = edition.referee();
    Turn turn = referee.play(diagram(id).start(), move(move));
    return new RuleTeller(edition, Language.EN).tell(goal, turn);
  }

  private static Move move(String text) {
    return MoveText.read(text).toOptional().orElseThrow();
  }

  @Test
  void oneOfSeveralCapturesIsHalfTheTruth() {
    PredictionTask task = task("mungo-5", 0);
    Set<Square> falling = ((Prediction.Captured) task.answer()).squares();
    for (Square each : falling) {
      assertThat(why("mungo-5", task, new Prediction.Captured(Set.of(each))))
          .contains(falling.stream().map(SquareText::write).toList());
    }
  }

  private static String why(String diagram, PredictionTask task, Prediction wrong) {
    return new PredictionTeller(diagram(diagram).edition(), LIBRARY.books(), Language.EN)
        .why(task, wrong);
  }

  private static PredictionTask task(String diagram, int event) {
    return PredictionTask.about(event, diagram(diagram).events().get(event));
  }

  private static Diagram diagram(String id) {
    return DIAGRAMS.find(id).orElseThrow();
  }

  private static List<Optional<Integer>> asked(Lesson.Kind kind, String... diagrams) {
    return asked(PredictionPlan.in(List.of(lesson(kind, diagrams))).getFirst());
  }

  private static List<Optional<Integer>> asked(Lesson lesson) {
    return lesson.steps().stream()
        .map(step -> ((Watch) step).prediction().map(PredictionTask::index))
        .toList();
  }

  private static Lesson lesson(Lesson.Kind kind, String... diagrams) {
    return new Lesson(
        "test",
        kind,
        Text.same("Test"),
        Text.same("A test"),
        "bi-star",
        Arrays.stream(diagrams)
            .<hnefi.content.lesson.Step>map(
                id -> new Watch(id, diagram(id), Optional.empty(), Optional.empty()))
            .toList());
  }
}
