package hnefi.ui.learn;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.ContentFolder;
import hnefi.content.history.History;
import hnefi.ui.learn.progress.StepKey;
import hnefi.ui.learn.step.StepSequence;
import hnefi.ui.profile.Profiles;
import hnefi.ui.route.LessonRoute;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LessonCatalogTest {
  private static final LocalDate TODAY = LocalDate.of(2026, 11, 24);
  private static final int EVERY_PUZZLE =
      LearnFixture.CATALOG.puzzles().stream().mapToInt(each -> each.steps().size()).sum();

  @Test
  void everyPuzzleIsOnceThePuzzleOfADayBeforeOneComesAgain() {
    List<LessonRoute> puzzles = daily(LearnFixture.CATALOG, EVERY_PUZZLE);
    assertThat(puzzles).doesNotHaveDuplicates().hasSize(EVERY_PUZZLE);
    assertThat(LearnFixture.CATALOG.puzzleOf(TODAY.plusDays(EVERY_PUZZLE)))
        .contains(puzzles.getFirst());
  }

  @Test
  void theFirstPuzzleOfADayIsFromTheSmallestBoard() {
    for (int day = 0; day < 5; day++) {
      LessonRoute route = LearnFixture.CATALOG.firstPuzzleOf(TODAY.plusDays(day)).orElseThrow();
      assertThat(LearnFixture.puzzles(EVERY_PUZZLE))
          .filteredOn(each -> route.step().equals(Optional.of(each.key().step())))
          .allMatch(each -> each.step().diagram().start().board().size().width() == 7);
    }
  }

  @Test
  void whatChanceBringsIsTheSameHoweverPeopleFared() {
    Profiles experts = Profiles.NOBODY_YET;
    for (StepSequence.Stage each : LearnFixture.puzzles(40)) {
      StepKey puzzle = each.key();
      experts =
          experts.with(experts.profile().progress().tried(puzzle, puzzle.hashCode() % 2 == 0));
    }
    Profiles people = experts;
    LessonCatalog theirs = PackedLessons.catalog(() -> people);
    assertThat(daily(theirs, 10)).isEqualTo(daily(LearnFixture.CATALOG, 10));
  }

  @Test
  void everyLessonThatTheHistoryNamesCanBeOpened() {
    History history = History.read(ContentFolder.packed(), PackedLessons.LIBRARY);
    assertThat(history.lessons().keySet())
        .isNotEmpty()
        .allSatisfy(id -> assertThat(LearnFixture.CATALOG.lesson(id)).isPresent());
  }

  private static List<LessonRoute> daily(LessonCatalog catalog, int days) {
    return Stream.iterate(TODAY, day -> day.plusDays(1))
        .limit(days)
        .map(day -> catalog.puzzleOf(day).orElseThrow())
        .toList();
  }
}
