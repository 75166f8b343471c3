package hnefi.ui.learn;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.ContentFolder;
import hnefi.content.Library;
import hnefi.content.lesson.Practice;
import hnefi.content.lesson.Try;
import hnefi.content.puzzle.Puzzle;
import hnefi.content.puzzle.PuzzleTheme;
import hnefi.content.puzzle.Puzzles;
import hnefi.rules.Move;
import hnefi.rules.Referee;
import hnefi.text.Language;
import hnefi.ui.learn.step.StepSequence;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// Puzzles as exercises.
class PuzzleLessonsTest {
  private static final Puzzles PUZZLES =
      Puzzles.read(ContentFolder.packed(), Library.read(ContentFolder.packed()));

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
    assertThat(
            LearnFixture.CURRICULUM.puzzlesByTheme().values().stream().mapToInt(List::size).sum())
        .isEqualTo(PUZZLES.sets().stream().mapToInt(each -> each.puzzles().size()).sum());
    StepSequence.Stage first =
        Objects.requireNonNull(LearnFixture.CURRICULUM.puzzlesByTheme().get(PuzzleTheme.KING_SAVED))
            .getFirst();
    assertThat(((Try) first.step()).text().in(Language.EN)).contains("saves the king");
  }

  @Test
  void whoSavesIsAskedForTheOnlyMove() {
    assertThat(exercise(saving()).text().in(Language.EN)).contains("Find the only move");
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
        assertThat(((Practice.Attempt.Wrong) attempt).punishment()).as(each.toString()).isPresent();
      }
    }
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
