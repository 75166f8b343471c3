package hnefi.ui.learn;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Arrangement;
import hnefi.board.Square;
import hnefi.content.lesson.Ask;
import hnefi.content.lesson.Lesson;
import hnefi.content.lesson.Practice;
import hnefi.content.lesson.Prediction;
import hnefi.content.lesson.PredictionTask;
import hnefi.content.lesson.Step;
import hnefi.content.lesson.Try;
import hnefi.content.lesson.Watch;
import hnefi.content.puzzle.PuzzleTheme;
import hnefi.fx.speech.Announcement;
import hnefi.narration.BoardMarks;
import hnefi.narration.EditionWords;
import hnefi.notation.MoveText;
import hnefi.rules.Move;
import hnefi.text.Language;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.WindowExtension.Start;
import hnefi.ui.board.AnimationSpeed;
import hnefi.ui.board.BoardControl;
import hnefi.ui.learn.progress.StepKey;
import hnefi.ui.learn.step.AskModel;
import hnefi.ui.learn.step.StepSequence;
import hnefi.ui.profile.Emblem;
import hnefi.ui.route.LessonReviewRoute;
import hnefi.ui.route.LessonRoute;
import hnefi.ui.route.PuzzleThemeRoute;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;

/// What a learner meets who does not find the right move at once.
@ExtendWith(WindowExtension.class)
class TryingTest {
  @SuppressWarnings("NullAway.Init")
  private LearnFixture fixture;

  @Start
  private void start(Stage stage) {
    fixture = new LearnFixture();
    fixture.show(stage);
  }

  @Test
  void aWrongMoveIsExplainedAndTakenBackWithoutLoss(FxRobot robot) {
    enter("several", "two");
    Arrangement before = board(robot);
    LearnFixture.move(robot, move("b5-f5"));
    assertThat(LearnFixture.said(robot, "answer-text"))
        .startsWith("Der Verteidiger auf f6 ")
        .contains("Das schlägt nur einen.");
    assertThat(board(robot)).isNotEqualTo(before);
    LearnFixture.press(robot, "step-take-back");
    assertThat(board(robot)).isEqualTo(before);
  }

  @Test
  void whatTheOpponentAnswersToARightMoveIsSaidToWhoeverListens(FxRobot robot) {
    enter("hunt", "net");
    List<String> heard = heard(robot);
    Step step = LearnFixture.CATALOG.step(new StepKey("hunt", "net")).orElseThrow();
    LearnFixture.move(robot, new Practice((Try) step).solutions().getFirst());
    assertThat(heard).anyMatch(each -> each.startsWith("Der Gegner antwortet so: "));
  }

  /// Returns what is said from now on.
  private static List<String> heard(FxRobot robot) {
    List<String> heard = new ArrayList<>();
    FxThread.run(() ->
        robot
            .window(0)
            .getScene()
            .getRoot()
            .addEventHandler(Announcement.ANNOUNCED, each -> heard.add(each.text())));
    return heard;
  }

  @Test
  void howALessonEndedIsSaidAfterHowItsLastStepDid(FxRobot robot) {
    Step last = LearnFixture.CATALOG.lesson("capturing").orElseThrow().steps().getLast();
    enter("capturing", last.name());
    List<String> heard = heard(robot);
    solve(robot, last);
    FxThread.run(() -> {});
    assertThat(heard)
        .endsWith(LearnFixture.said(robot, "answer-text"), LearnFixture.said(robot, "end-text"));
  }

  @Test
  void aSolvedPuzzleDoesNotAskForAMoveAndAMixedRowNamesRulesAndBoard(FxRobot robot) {
    List<String> heard = heard(robot);
    FxThread.runUntilLaidOut(
        () -> fixture.navigator.enter(new PuzzleThemeRoute(PuzzleTheme.KING_SAVED)));
    Try puzzle =
        (Try)
            Objects.requireNonNull(
                    LearnFixture.CATALOG.puzzlesByTheme().get(PuzzleTheme.KING_SAVED))
                .getFirst()
                .step();
    String rules = EditionWords.title(puzzle.edition(), Language.DE);
    assertThat(heard)
        .contains(rules + ". Das Brett ist " + board(robot).size().width() + " Felder breit.");

    solve(robot, puzzle);
    assertThat(LearnFixture.said(robot, "lesson-text")).isEqualTo(puzzle.text().in(Language.DE));
    assertThat(heard).containsOnlyOnce(puzzle.text().in(Language.DE));
  }

  @Test
  void aPieceOfTheOtherSideSaysWhoseItIs(FxRobot robot) {
    enter("moving", "block");
    LearnFixture.touch(robot, Objects.requireNonNull(board(robot).king()));
    assertThat(LearnFixture.said(robot, "answer-text"))
        .isEqualTo("Du spielst hier die Angreifer. Dieser Stein gehört den Verteidigern.");
  }

  @Test
  void goingOnAfterAWrongMoveKeepsWhatWasSaidOfIt(FxRobot robot) {
    enter("several", "two");
    LearnFixture.move(robot, move("b5-f5"));
    LearnFixture.press(robot, "next");
    assertThat(LearnFixture.said(robot, "answer-text"))
        .contains("Das schlägt nur einen.")
        .contains("Diese Aufgabe ist noch nicht gelöst.");
  }

  @Test
  void aWrongMoveIsFoundAgainAfterLeavingTheStepAndTheExerciseCanStillBeSolved(FxRobot robot) {
    enter("several", "two");
    Arrangement before = board(robot);
    LearnFixture.move(robot, move("b5-f5"));
    Arrangement wrong = board(robot);
    String said = LearnFixture.said(robot, "answer-text");
    LearnFixture.press(robot, "next", 2);
    LearnFixture.press(robot, "previous");

    assertThat(board(robot)).isEqualTo(wrong);
    assertThat(LearnFixture.said(robot, "answer-text")).isEqualTo(said);
    LearnFixture.press(robot, "step-take-back");
    assertThat(board(robot)).isEqualTo(before);
    assertThat(LearnFixture.shows(robot, "step-hint")).isTrue();
  }

  @Test
  void goingOnOverAnUnsolvedExerciseSaysSoOnce(FxRobot robot) {
    enter("capturing", "one");
    LearnFixture.press(robot, "next");
    assertThat(LearnFixture.said(robot, "answer-text"))
        .startsWith("Diese Aufgabe ist noch nicht gelöst.");
    assertThat(latest()).isEqualTo(new StepKey("capturing", "one"));
    LearnFixture.press(robot, "next");
    assertThat(latest()).isNotEqualTo(new StepKey("capturing", "one"));
    LearnFixture.press(robot, "previous");
    LearnFixture.press(robot, "next");
    assertThat(latest()).isNotEqualTo(new StepKey("capturing", "one"));
  }

  @Test
  void aStepThatWasLeftOutIsShownAtTheEndAndCanBeReached(FxRobot robot) {
    Lesson lesson = LearnFixture.CATALOG.lesson("capturing").orElseThrow();
    String leftOut = "one";
    for (Step step : lesson.steps()) {
      if (!step.name().equals(leftOut)) {
        FxThread.run(() ->
            fixture.progress.note(
                known -> known.finished(new StepKey(lesson.id(), step.name()), 0, false)));
      }
    }
    Step last = lesson.steps().getLast();
    assertThat(LessonCatalog.entrance(lesson, fixture.progress.progress()).step())
        .contains(leftOut);
    enter("capturing", last.name());
    solve(robot, last);

    assertThat(LearnFixture.said(robot, "end-text")).isEqualTo("Ein Schritt ist noch offen.");
    assertThat(LearnFixture.shows(robot, "lesson-stars")).isFalse();
    LearnFixture.press(robot, "to-open");
    assertThat(latest()).isEqualTo(new StepKey("capturing", leftOut));
    LearnFixture.press(robot, "dot-" + lesson.steps().size());
    assertThat(latest()).isEqualTo(new StepKey("capturing", last.name()));
  }

  private static void solve(FxRobot robot, Step step) {
    Practice practice = new Practice((Try) step);
    while (!practice.isSolved()) {
      Move move = practice.solutions().getFirst();
      LearnFixture.move(robot, move);
      practice.attempt(move);
    }
  }

  private StepKey latest() {
    return fixture.progress.progress().latest().orElseThrow();
  }

  @Test
  void aWrongMoveNobodyForesawIsExplainedByTheReferee(FxRobot robot) {
    enter("capturing", "one");
    LearnFixture.move(robot, move("b7-b6"));
    assertThat(LearnFixture.said(robot, "answer-text"))
        .isEqualTo("So wird noch niemand geschlagen.");
    LearnFixture.press(robot, "step-take-back");
    LearnFixture.move(robot, move("g3-c3"));
    assertThat(LearnFixture.said(robot, "answer-text")).contains("b3 wird nicht geschlagen");
  }

  @Test
  void theOpponentPunishesAWrongMoveOnTheBoard(FxRobot robot) {
    enter("moving", "block");
    LearnFixture.move(robot, move("c6-b6"));
    assertThat(LearnFixture.said(robot, "answer-text"))
        .startsWith("b6 liegt daneben")
        .contains("Der Gegner antwortet so:")
        .contains("Die Verteidiger gewinnen");
    assertThat(board(robot).king()).isEqualTo(move("a3-a7").to());
    LearnFixture.press(robot, "step-take-back");
    LearnFixture.move(robot, move("c6-a6"));
    assertThat(LearnFixture.said(robot, "answer-text")).startsWith("Der Weg ist zu.");
  }

  @Test
  void aRefusedMoveNamesTheReasonAndLeavesTheBoardAlone(FxRobot robot) {
    enter("board", "corner");
    Arrangement before = board(robot);
    LearnFixture.move(robot, move("a4-a1"));
    assertThat(LearnFixture.said(robot, "answer-text")).contains("a3");
    assertThat(board(robot)).isEqualTo(before);
  }

  @Test
  void aRefusedMoveLeavesOutNoAnswerOfTheOpponent(FxRobot robot) {
    Practice practice = moveBeforeTheAnswer(robot);
    LearnFixture.move(robot, refused(practice, board(robot)));
    assertThat(board(robot)).isEqualTo(practice.position().board());
    assertThat(LearnFixture.board(robot).getMarks().of(BoardMarks.Kind.TROUBLE)).isNotEmpty();
  }

  @Test
  void aHintIsShownWhereTheOpponentHasAnswered(FxRobot robot) {
    Practice practice = moveBeforeTheAnswer(robot);
    LearnFixture.press(robot, "step-hint", 2);
    FxThread.run(fixture::letTimePass);
    assertThat(board(robot)).isEqualTo(practice.position().board());
    assertThat(LearnFixture.board(robot).getMarks().of(BoardMarks.Kind.HINT))
        .containsExactly(practice.solutions().getFirst().from());
  }

  /// Returns a move that the rules do not allow, of a piece that can move.
  private static Move refused(Practice practice, Arrangement shown) {
    Arrangement board = practice.position().board();
    return board.size().squares().stream()
        .filter(to -> board.isEmpty(to) && shown.isEmpty(to))
        .map(to -> new Move(practice.solutions().getFirst().from(), to))
        .filter(move -> practice.attempt(move) instanceof Practice.Attempt.Refused)
        .findFirst()
        .orElseThrow();
  }

  /// Makes the first move of an exercise, whose answer is not shown yet.
  private Practice moveBeforeTheAnswer(FxRobot robot) {
    enter("hunt", "net");
    FxThread.run(() -> LearnFixture.board(robot).setAnimationSpeed(AnimationSpeed.NORMAL));
    Practice practice =
        new Practice((Try) LearnFixture.CATALOG.step(new StepKey("hunt", "net")).orElseThrow());
    Move right = practice.solutions().getFirst();
    LearnFixture.move(robot, right);
    practice.attempt(right);
    assertThat(board(robot)).isNotEqualTo(practice.position().board());
    return practice;
  }

  @Test
  void theHintClimbsFromThePlaceToThePieceToTheMove(FxRobot robot) {
    enter("capturing", "one");
    LearnFixture.press(robot, "step-hint");
    assertThat(LearnFixture.said(robot, "answer-text")).doesNotContain("b7");
    LearnFixture.press(robot, "step-hint");
    assertThat(LearnFixture.said(robot, "answer-text")).contains("b7").doesNotContain("b4");
    LearnFixture.press(robot, "step-hint");
    assertThat(LearnFixture.said(robot, "answer-text")).contains("b7").contains("b4");
  }

  @Test
  void aHintToldInFullCanBeHeardAgainAfterAWrongMove(FxRobot robot) {
    enter("capturing", "one");
    LearnFixture.press(robot, "step-hint", 3);
    String told = LearnFixture.said(robot, "answer-text");
    LearnFixture.move(robot, move("b7-b6"));
    LearnFixture.press(robot, "step-take-back");
    assertThat(LearnFixture.said(robot, "answer-text")).isEmpty();
    assertThat(LearnFixture.shows(robot, "step-hint")).isTrue();
    LearnFixture.press(robot, "step-hint");
    assertThat(LearnFixture.said(robot, "answer-text")).isEqualTo(told);
  }

  @Test
  void whoeverNeedsHelpEarnsFewerStarsThanParAndMayTryAgain(FxRobot robot) {
    StepKey key = new StepKey("capturing", "one");
    enter("capturing", "one");
    LearnFixture.press(robot, "step-hint");
    LearnFixture.move(robot, move("b7-b4"));
    assertThat(fixture.progress.progress().starsOf(key)).isEqualTo(2);
    assertThat(fixture.progress.progress().review()).isEmpty();
    enter("capturing", "one");
    LearnFixture.move(robot, move("b7-b4"));
    assertThat(fixture.progress.progress().starsOf(key)).isEqualTo(3);
  }

  @Test
  void whoeverSolvesItByKeysIsAtTheWayOn(FxRobot robot) {
    enter("capturing", "one");
    assertThat(LearnFixture.said(robot, "lesson-kind")).isEqualTo("Du bist am Zug");
    LearnFixture.type(robot, KeyCode.SHIFT);
    FxThread.run(() -> LearnFixture.board(robot).focus(move("b7-b4").from()));
    LearnFixture.type(robot, KeyCode.ENTER);
    for (int i = 0; i < 3; i++) {
      LearnFixture.type(robot, KeyCode.DOWN);
    }
    LearnFixture.type(robot, KeyCode.ENTER);
    assertThat(LearnFixture.said(robot, "lesson-kind")).isEqualTo("Gelöst");
    Scene scene = LearnFixture.board(robot).getScene();
    assertThat(scene.getFocusOwner().getId()).isEqualTo("next");
  }

  @Test
  void aWrongAnswerToTheQuizSaysHowManyAreRight(FxRobot robot) {
    enter("capturing", "which");
    LearnFixture.touch(robot, move("b3-d3").from());
    LearnFixture.touch(robot, move("b3-d3").to());
    LearnFixture.press(robot, "step-check");
    assertThat(LearnFixture.said(robot, "answer-text"))
        .startsWith("Richtig gewählt: 1 von 2")
        .contains("d3 wird nicht geschlagen");
    assertThat(LearnFixture.shows(robot, "lesson-legend")).isFalse();
    LearnFixture.touch(robot, move("b3-d3").to());
    LearnFixture.touch(robot, move("c2-c3").from());
    LearnFixture.press(robot, "step-check");
    assertThat(fixture.progress.progress().starsOf(new StepKey("capturing", "which"))).isEqualTo(2);
  }

  @Test
  void theSameWrongAnswerToTheQuizCountsOnce() {
    AskModel model =
        new AskModel(
            (Ask) LearnFixture.CATALOG.step(new StepKey("capturing", "which")).orElseThrow());
    model.tap(move("b3-d3").to());
    model.check();
    model.check();
    assertThat(model.faults()).isEqualTo(1);
    model.tap(move("b3-d3").from());
    model.check();
    assertThat(model.faults()).isEqualTo(2);
  }

  @Test
  void aWrongAnswerToTheQuizLeadsTheKeyboardBackToTheBoard(FxRobot robot) {
    enter("capturing", "which");
    LearnFixture.touch(robot, move("b3-d3").to());
    FxThread.run(() -> {
      Button check = robot.lookup("#step-check").queryButton();
      check.requestFocus();
      check.fire();
      assertThat(check.isDisabled()).isTrue();
      BoardControl board = LearnFixture.board(robot);
      assertThat(board.isFocusWithin()).isTrue();
    });
    LearnFixture.touch(robot, move("b3-d3").from());
    assertThat(robot.lookup("#step-check").queryButton().isDisabled()).isFalse();
  }

  @Test
  void aWrongPredictionIsPlayedOutBeforeTheRightThingHappens(FxRobot robot) {
    enter("book-svenska", "armed");
    StepKey key = new StepKey("book-svenska", "armed");
    Watch watch = (Watch) LearnFixture.CATALOG.step(key).orElseThrow();
    PredictionTask task = watch.prediction().orElseThrow();
    Arrangement before = board(robot);
    LearnFixture.press(robot, "step-forward", task.index() + 1);
    assertThat(LearnFixture.said(robot, "lesson-text")).endsWith("Was geschieht?");
    assertThat(LearnFixture.shows(robot, "step-forward")).isFalse();
    LearnFixture.press(robot, "next");
    assertThat(LearnFixture.said(robot, "answer-text")).startsWith("Diese Aufgabe ist noch nicht");

    int wrong = task.choices().indexOf(new Prediction.Nothing()) + 1;
    LearnFixture.press(robot, "step-answer-" + wrong);
    Arrangement moved = before.moved(task.event().move().from(), task.event().move().to());
    assertThat(LearnFixture.said(robot, "answer-text"))
        .startsWith("Deine Antwort: „Niemand wird geschlagen“.")
        .contains("ist geschlagen");
    assertThat(board(robot)).isEqualTo(moved);

    LearnFixture.press(robot, "step-see");
    assertThat(board(robot)).isEqualTo(task.event().after().board()).isNotEqualTo(moved);
    assertThat(LearnFixture.said(robot, "answer-text")).startsWith("Die Regel: ");
    assertThat(fixture.progress.progress().starsOf(key)).isEqualTo(2);
    assertThat(fixture.progress.progress().review()).containsExactly(key);
  }

  @Test
  void aTapOnThePieceThatFallsIsTheRightPrediction(FxRobot robot) {
    enter("book-svenska", "armed");
    Watch watch =
        (Watch) LearnFixture.CATALOG.step(new StepKey("book-svenska", "armed")).orElseThrow();
    PredictionTask task = watch.prediction().orElseThrow();
    LearnFixture.press(robot, "step-forward", task.index() + 1);
    Square falls = ((Prediction.Captured) task.answer()).squares().iterator().next();
    LearnFixture.touch(robot, falls);
    assertThat(LearnFixture.said(robot, "answer-text")).startsWith("Richtig. Die Regel: ");
  }

  @Test
  void keysStepThroughADiagramAndThroughTheLessonAndTakeAMoveBack(FxRobot robot) {
    Lesson lesson = LearnFixture.CATALOG.lesson("board").orElseThrow();
    Step watched =
        lesson.steps().stream().filter(Watch.class::isInstance).findFirst().orElseThrow();
    LearnFixture.type(robot, KeyCode.SHIFT); // Whoever comes by keys begins in the page.
    enter("board", watched.name());
    Arrangement start = board(robot);
    LearnFixture.type(robot, KeyCode.RIGHT);
    assertThat(board(robot)).isNotEqualTo(start);
    LearnFixture.type(robot, KeyCode.LEFT);
    assertThat(board(robot)).isEqualTo(start);
    LearnFixture.command(robot, KeyCode.RIGHT);
    assertThat(latest().step())
        .isEqualTo(lesson.steps().get(lesson.steps().indexOf(watched) + 1).name());
    LearnFixture.command(robot, KeyCode.LEFT);
    assertThat(latest().step()).isEqualTo(watched.name());

    enter("several", "two");
    Arrangement before = board(robot);
    LearnFixture.move(robot, move("b5-f5"));
    LearnFixture.command(robot, KeyCode.Z);
    assertThat(board(robot)).isEqualTo(before);
  }

  @Test
  void anExerciseGoesOnInAnotherLanguage(FxRobot robot) {
    enter("board", "run");
    LearnFixture.move(robot, move("d4-f4"));
    FxThread.run(() -> fixture.settings.change(chosen -> chosen.with(Language.SV)));
    LearnFixture.move(robot, move("f4-f6"));
    assertThat(LearnFixture.said(robot, "answer-text")).startsWith("En ruta till");
  }

  @Test
  void theKeyboardGoesFromAnAnswerToTheNextStepAndNotToASource(FxRobot robot) {
    enter("between", "in");
    assertThat(pressed(robot, "step-no")).isEqualTo("next");
    enter("capturing", "which");
    LearnFixture.touch(robot, move("b3-c2").from());
    LearnFixture.touch(robot, move("b3-c2").to());
    assertThat(pressed(robot, "step-check")).isEqualTo("next");
    enter("book-svenska", "armed");
    Watch watch =
        (Watch) LearnFixture.CATALOG.step(new StepKey("book-svenska", "armed")).orElseThrow();
    LearnFixture.press(robot, "step-forward", watch.prediction().orElseThrow().index() + 1);
    assertThat(pressed(robot, "step-answer-2")).isEqualTo("step-see");
    assertThat(pressed(robot, "step-see")).isEqualTo("step-play");
  }

  /// Presses a button at which the keyboard is, and returns where the keyboard is then.
  private static String pressed(FxRobot robot, String id) {
    String[] focused = new String[1];
    FxThread.run(() -> {
      Button button = robot.lookup("#" + id).queryAs(Button.class);
      button.requestFocus();
      button.fire();
      focused[0] = Objects.requireNonNull(button.getScene().getFocusOwner()).getId();
    });
    return focused[0];
  }

  @Test
  void whatWentWrongComesBackInTheReviewAndLeavesTheWayAlone(FxRobot robot) {
    enter("between", "in");
    LearnFixture.press(robot, "step-yes");
    StepKey wrong = new StepKey("between", "in");
    assertThat(fixture.progress.progress().review()).containsExactly(wrong);
    enter("throne", "onto");
    FxThread.run(() -> fixture.navigator.enter(new LessonReviewRoute()));
    LearnFixture.press(robot, "step-no");
    assertThat(fixture.progress.progress().review()).isEmpty();
    assertThat(fixture.progress.progress().latest()).contains(new StepKey("throne", "onto"));
    LearnFixture.press(robot, "next");
    assertThat(fixture.navigator.route()).isEqualTo(LearnFixture.MAP);
  }

  @Test
  void theRescueCanBeOpenedAsALessonAndLeadsToTheMap(FxRobot robot) {
    enter("rescue", "king");
    solve(robot, LearnFixture.CATALOG.step(new StepKey("rescue", "king")).orElseThrow());
    assertThat(LearnFixture.said(robot, "end-text")).startsWith("Geschafft, ganz ohne");
    LearnFixture.press(robot, "next");
    assertThat(fixture.navigator.route()).isEqualTo(LearnFixture.MAP);
  }

  @Test
  void theMapOffersOnlyTheReviewOfStepsThatStillExist(FxRobot robot) {
    for (int i = 0; i < 10; i++) {
      note(new StepKey("gone", "step-" + i));
    }
    FxThread.run(() -> fixture.navigator.enter(LearnFixture.MAP));
    assertThat(LearnFixture.shows(robot, "review")).isFalse();

    note(new StepKey("between", "in"));
    assertThat(LearnFixture.shows(robot, "review")).isTrue();
    assertThat(robot.lookup("#review").queryButton().getText()).isEqualTo("Wiederholen (1)");
    LearnFixture.press(robot, "review");
    assertThat(fixture.navigator.route()).isEqualTo(new LessonReviewRoute());
    assertThat(LearnFixture.shows(robot, "step-no")).isTrue();
  }

  /// Notes that a step went wrong.
  private void note(StepKey wrong) {
    FxThread.run(() -> fixture.progress.note(known -> known.finished(wrong, 1, true)));
  }

  @Test
  void whoComesBackToTheLessonOfAnotherLearnerBeginsItsExerciseAfresh(FxRobot robot) {
    StepKey key = new StepKey("capturing", "one");
    enter("capturing", "one");
    Arrangement before = board(robot);
    LearnFixture.press(robot, "step-hint", 3);
    LearnFixture.move(robot, move("b7-b6"));
    FxThread.run(() -> {
      fixture.navigator.enter(LearnFixture.MAP);
      fixture.progress.change(all -> all.add("Ben", Emblem.FLOWER));
    });
    FxThread.runUntilLaidOut(fixture.navigator::back);
    assertThat(board(robot)).isEqualTo(before);
    assertThat(latest()).isEqualTo(key);
    LearnFixture.move(robot, move("b7-b4"));
    assertThat(fixture.progress.progress().starsOf(key)).isEqualTo(3);
    FxThread.run(() -> fixture.progress.change(all -> all.choose(1)));
    assertThat(fixture.progress.progress().isDone(key)).isFalse();
  }

  @Test
  void whoComesBackUnderAnotherNameFindsTheLessonAsItWas(FxRobot robot) {
    enter("capturing", "one");
    LearnFixture.move(robot, move("b7-b6"));
    Arrangement wrong = board(robot);
    FxThread.run(() -> {
      fixture.navigator.enter(LearnFixture.MAP);
      fixture.progress.change(all -> all.change(1, each -> each.renamed("Anna", Emblem.STAR)));
    });
    FxThread.runUntilLaidOut(fixture.navigator::back);
    assertThat(board(robot)).isEqualTo(wrong);
  }

  @Test
  void whoGetsTheNameOfSomebodyGoneBeginsTheLessonAfresh(FxRobot robot) {
    FxThread.run(() -> fixture.progress.change(all -> all.add("Ben", Emblem.FLOWER)));
    enter("capturing", "one");
    Arrangement before = board(robot);
    LearnFixture.move(robot, move("b7-b6"));
    FxThread.run(() -> {
      fixture.navigator.enter(LearnFixture.MAP);
      fixture.progress.change(all -> all.remove(2));
      fixture.progress.change(all -> all.add("Ben", Emblem.FLOWER));
    });
    FxThread.runUntilLaidOut(fixture.navigator::back);
    assertThat(board(robot)).isEqualTo(before);
  }

  @Test
  void whoComesBackToTheReviewOfAnotherLearnerFindsTheirOwn(FxRobot robot) {
    note(new StepKey("between", "in"));
    FxThread.run(() -> fixture.navigator.enter(new LessonReviewRoute()));
    assertThat(LearnFixture.shows(robot, "step-no")).isTrue();
    FxThread.run(() -> {
      fixture.navigator.enter(LearnFixture.MAP);
      fixture.progress.change(all -> all.add("Ben", Emblem.FLOWER));
    });
    FxThread.runUntilLaidOut(fixture.navigator::back);
    assertThat(robot.lookup("#step-no").tryQuery()).isEmpty();
    assertThat(LearnFixture.shows(robot, "review")).isFalse();
  }

  @Test
  void whoComesBackToThePuzzlesOfAnotherLearnerBeginsAtTheirOwnFirstOpenOne(FxRobot robot) {
    List<StepSequence.Stage> puzzles =
        Objects.requireNonNull(LearnFixture.CATALOG.puzzlesByTheme().get(PuzzleTheme.KING_SAVED));
    FxThread.run(
        () -> fixture.progress.note(known -> known.finished(puzzles.getFirst().key(), 0, false)));
    FxThread.runUntilLaidOut(
        () -> fixture.navigator.enter(new PuzzleThemeRoute(PuzzleTheme.KING_SAVED)));
    assertThat(latest()).isEqualTo(puzzles.get(1).key());
    FxThread.run(() -> {
      fixture.navigator.enter(LearnFixture.MAP);
      fixture.progress.change(all -> all.add("Ben", Emblem.FLOWER));
    });
    FxThread.runUntilLaidOut(fixture.navigator::back);
    assertThat(latest()).isEqualTo(puzzles.getFirst().key());
  }

  @Test
  void whoComesBackToAnOwnLessonFindsItAsItWas(FxRobot robot) {
    enter("capturing", "one");
    LearnFixture.move(robot, move("b7-b6"));
    Arrangement wrong = board(robot);
    FxThread.run(() -> fixture.navigator.enter(LearnFixture.MAP));
    FxThread.runUntilLaidOut(fixture.navigator::back);
    assertThat(board(robot)).isEqualTo(wrong);
  }

  @Test
  void theMapLeadsBackToWhereTheLearnerLeft(FxRobot robot) {
    enter("throne", "onto");
    FxThread.run(() -> fixture.navigator.enter(LearnFixture.MAP));
    LearnFixture.press(robot, "resume");
    assertThat(fixture.navigator.route()).isEqualTo(new LessonRoute("throne", Optional.of("onto")));
  }

  private void enter(String lesson, String step) {
    FxThread.runUntilLaidOut(
        () -> fixture.navigator.enter(new LessonRoute(lesson, Optional.of(step))));
  }

  private static Arrangement board(FxRobot robot) {
    return Objects.requireNonNull(LearnFixture.board(robot).getArrangement());
  }

  private static Move move(String text) {
    return MoveText.read(text).toOptional().orElseThrow();
  }
}
