package hnefi.ui.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hnefi.ui.learn.progress.StepKey;
import hnefi.ui.profile.Emblem;
import hnefi.ui.profile.Profiles;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Puzzles are graded by the search, then by how people fare.
class PuzzleDifficultyTest {
  private static final StepKey EASY = StepKey.ofPuzzle("haende", "p1");
  private static final StepKey MIDDLE = StepKey.ofPuzzle("haende", "p2");
  private static final StepKey HARD = StepKey.ofPuzzle("haende", "p3");
  private static final Map<StepKey, Integer> GRADES = Map.of(EASY, 1, MIDDLE, 2, HARD, 3);

  private static double difficulty(StepKey puzzle, List<Map<StepKey, Boolean>> firstTries) {
    return PuzzleDifficulty.of(GRADES, firstTries).getOrDefault(puzzle, 0.0);
  }

  private static List<Map<StepKey, Boolean>> people(int count, Map<StepKey, Boolean> firstTries) {
    return Collections.nCopies(count, firstTries);
  }

  @Test
  void withoutAnswersTheGradeOfTheSearchHolds() {
    assertThat(PuzzleDifficulty.of(GRADES, List.of()))
        .isEqualTo(Map.of(EASY, 1.0, MIDDLE, 2.0, HARD, 3.0));
  }

  @Test
  void oneAnswerMovesAPuzzleByLessThanAGradeManyByMore() {
    assertThat(difficulty(EASY, people(1, Map.of(EASY, false)))).isBetween(1.3, 2.0);
    assertThat(difficulty(EASY, people(12, Map.of(EASY, false)))).isGreaterThan(2.5);
    assertThat(difficulty(HARD, people(12, Map.of(HARD, true)))).isLessThan(2.5);
  }

  @Test
  void whoMissesEverythingSaysLessAboutAPuzzleThanWhoMissesOnlyThis() {
    double weak = difficulty(EASY, people(3, Map.of(EASY, false, MIDDLE, false, HARD, false)));
    double strong = difficulty(EASY, people(3, Map.of(EASY, false, MIDDLE, true, HARD, true)));
    assertThat(strong).isGreaterThan(weak + 0.2);
    assertThat(difficulty(EASY, people(3, Map.of(EASY, true, StepKey.ofPuzzle("gone", "p"), true))))
        .isCloseTo(difficulty(EASY, people(3, Map.of(EASY, true))), within(1e-9));
  }

  @Test
  void aPuzzleThatEverybodyMissedComesLaterInItsLesson() {
    StepKey first = firstOfHaende(Profiles.NOBODY_YET);
    Profiles people = Profiles.NOBODY_YET;
    for (int i = 0; i < 8; i++) {
      people = people.add("P" + i, Emblem.SUN);
      people = people.with(people.profile().progress().tried(first, false).tried(first, true));
    }
    assertThat(firstOfHaende(people)).isNotEqualTo(first);
  }

  private static StepKey firstOfHaende(Profiles people) {
    LessonCatalog catalog = PackedLessons.catalog(() -> people);
    String id = StepKey.ofPuzzle("haende", "").lesson();
    return new StepKey(id, catalog.lesson(id).orElseThrow().steps().getFirst().name());
  }
}
