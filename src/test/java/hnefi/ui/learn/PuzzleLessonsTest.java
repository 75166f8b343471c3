package hnefi.ui.learn;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.ContentFolder;
import hnefi.content.PackedContent;
import hnefi.content.lesson.Practice;
import hnefi.content.lesson.Try;
import hnefi.content.puzzle.Puzzle;
import hnefi.content.puzzle.PuzzleTheme;
import hnefi.content.puzzle.Puzzles;
import hnefi.fx.task.BackgroundTasks;
import hnefi.rules.Move;
import hnefi.rules.Referee;
import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.learn.step.StepSequence;
import hnefi.ui.learn.step.TryModel;
import hnefi.ui.profile.Profiles;
import hnefi.ui.profile.ProfilesModel;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;
import org.junit.jupiter.api.Test;

/// Puzzles as exercises.
class PuzzleLessonsTest {
  private static final Puzzles PUZZLES =
      Puzzles.read(ContentFolder.packed(), PackedContent.LIBRARY);

  @Test
  void everyPuzzleIsSolvedByItsLine() {
    for (Puzzles.Set set : PUZZLES.sets()) {
      for (Puzzle puzzle : set.puzzles()) {
        Practice practice = new Practice(exercise(puzzle));
        for (int i = 0; i < puzzle.line().size(); i += 2) {
          practice.attempt(puzzle.line().get(i));
        }
        assertThat(practice.isSolved()).as(set.id() + " " + puzzle.name()).isTrue();
      }
    }
  }

  @Test
  void everyPuzzleIsAmongThoseOfItsTheme() {
    assertThat(LearnFixture.CATALOG.puzzlesByTheme().values().stream().mapToInt(List::size).sum())
        .isEqualTo(PUZZLES.sets().stream().mapToInt(each -> each.puzzles().size()).sum());
    StepSequence.Stage first =
        Objects.requireNonNull(LearnFixture.CATALOG.puzzlesByTheme().get(PuzzleTheme.KING_SAVED))
            .getFirst();
    assertThat(((Try) first.step()).text().in(Language.EN)).contains("saves the king");
  }

  @Test
  void whoSavesIsAskedForTheOnlyMove() {
    assertThat(exercise(saving()).text().in(Language.EN)).contains("Find the only move");
  }

  @Test
  void thatAMoveWasRightIsSaidOfTheMoveAndNotOnceMoreWithTheNextTask() {
    for (Language each : Language.values()) {
      String right = Words.of(Learn.class, "learn", each).say("right");
      assertThat(
              PUZZLES.sets().stream()
                  .flatMap(set -> set.puzzles().stream())
                  .flatMap(puzzle -> exercise(puzzle).rounds().stream())
                  .flatMap(round -> round.say().stream())
                  .map(text -> text.in(each)))
          .isNotEmpty()
          .noneMatch(text -> text.contains(right));
    }
  }

  @Test
  void afterEveryMoveThatDoesNotSaveAnAnswerWinsOrForcesAWin() {
    Puzzle puzzle = saving();
    Referee referee = puzzle.edition().referee();
    Practice practice = new Practice(exercise(puzzle));
    for (Move each : referee.legalMoves(puzzle.start())) {
      if (!each.equals(puzzle.line().getFirst())) {
        Practice.Attempt attempt = practice.attempt(each);
        assertThat(attempt).isInstanceOf(Practice.Attempt.Wrong.class);
        assertThat(practice.punishment((Practice.Attempt.Wrong) attempt))
            .as(each.toString())
            .isPresent();
      }
    }
  }

  @Test
  void whatComesOfAWrongMoveIsLookedForInTheBackgroundUntilItIsTakenBack() {
    Puzzle puzzle = saving();
    Move wrong =
        puzzle.edition().referee().legalMoves(puzzle.start()).stream()
            .filter(each -> !each.equals(puzzle.line().getFirst()))
            .findFirst()
            .orElseThrow();
    Queue<Runnable> work = new ArrayDeque<>();
    TryModel model = new TryModel(exercise(puzzle), new BackgroundTasks(work::add, Runnable::run));
    model.attempt(wrong);
    assertThat(model.latest()).containsInstanceOf(Practice.Attempt.Wrong.class);
    assertThat(model.refutationProperty().get()).isEmpty();
    work.remove().run();
    assertThat(model.refutationProperty().get().flatMap(TryModel.Refutation::reply)).isPresent();
    model.takeBack();
    model.attempt(wrong);
    model.takeBack();
    work.remove().run();
    assertThat(model.refutationProperty().get()).isEmpty();
  }

  @Test
  void onlyTheFirstTryAtAPuzzleIsKept() {
    StepSequence.Stage puzzle = LearnFixture.puzzles(1).getFirst();
    Puzzle solved =
        PUZZLES.sets().stream()
            .flatMap(each -> each.puzzles().stream())
            .filter(each -> each.name().equals(puzzle.key().step()))
            .findFirst()
            .orElseThrow();
    BackgroundTasks atOnce = BackgroundTasks.immediate();
    ProfilesModel helped = new ProfilesModel(Profiles.NOBODY_YET);
    ProfilesModel alone = new ProfilesModel(Profiles.NOBODY_YET);
    TryModel first = (TryModel) StepSequence.again(List.of(puzzle), helped, atOnce).model();
    first.hint();
    assertThat(helped.progress().firstTries()).isEqualTo(Map.of(puzzle.key(), false));
    solve(first, solved);
    solve((TryModel) StepSequence.again(List.of(puzzle), helped, atOnce).model(), solved);
    solve((TryModel) StepSequence.again(List.of(puzzle), alone, atOnce).model(), solved);
    assertThat(helped.progress().firstTries()).isEqualTo(Map.of(puzzle.key(), false));
    assertThat(alone.progress().firstTries()).isEqualTo(Map.of(puzzle.key(), true));
  }

  @Test
  void aPuzzleThatWasSolvedWithoutAMistakeAtAnEarlierVisitStillCounts() {
    List<StepSequence.Stage> puzzles = LearnFixture.puzzles(3);
    ProfilesModel learner = new ProfilesModel(Profiles.NOBODY_YET);
    learner.note(known -> known.finished(puzzles.get(0).key(), 0, false));
    learner.note(known -> known.finished(puzzles.get(1).key(), 1, true));
    StepSequence walk = StepSequence.through(puzzles, 2, learner, BackgroundTasks.immediate());
    assertThat(walk.flawless()).isEqualTo(1);
    TryModel last = (TryModel) walk.model();
    while (!last.isDone()) {
      last.attempt(last.solution().orElseThrow());
    }
    assertThat(walk.flawless()).isEqualTo(2);
    StepSequence contest = StepSequence.again(puzzles, learner, BackgroundTasks.immediate());
    assertThat(contest.flawless()).isZero();
  }

  private static void solve(TryModel model, Puzzle puzzle) {
    for (int i = 0; i < puzzle.line().size(); i += 2) {
      model.attempt(puzzle.line().get(i));
    }
    assertThat(model.isDone()).isTrue();
  }

  private static Puzzle saving() {
    return PUZZLES.sets().stream()
        .filter(each -> each.id().equals("haende"))
        .flatMap(each -> each.puzzles().stream())
        .filter(each -> each.goal() == Puzzle.Goal.SAVE)
        .findFirst()
        .orElseThrow();
  }

  private static Try exercise(Puzzle puzzle) {
    Puzzles one =
        new Puzzles(List.of(new Puzzles.Set("one", puzzle.edition(), List.of(puzzle))), List.of());
    return (Try) PuzzleLessons.of(one).getFirst().steps().getFirst();
  }
}
