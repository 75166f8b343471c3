package hnefi.app;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.lesson.Practice;
import hnefi.content.lesson.Round;
import hnefi.content.lesson.Try;
import hnefi.engine.SearchLimits;
import hnefi.engine.SearchResult;
import hnefi.engine.Searcher;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.ui.learn.PackedLessons;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The exercise a visit to a kiosk begins with, as the engine sees it.
class RescueTest {
  private final Try exercise = PackedLessons.rescue();

  @Test
  void theEngineProvesThatTheKingIsSavedInThreeMovesAndNoSooner() {
    Practice practice = new Practice(exercise);
    for (int plies : List.of(5, 3, 1)) {
      assertThat(pliesToWin(practice.position())).isEqualTo(plies);
      assertThat(practice.solutions()).hasSize(1);
      assertThat(practice.attempt(practice.solutions().getFirst()))
          .isInstanceOf(Practice.Attempt.Right.class);
    }
    assertThat(practice.isSolved()).isTrue();
  }

  @Test
  void noOtherFirstMoveWinsInThreeMoves() {
    Practice practice = new Practice(exercise);
    Move right = practice.solutions().getFirst();
    var referee = exercise.edition().referee();
    for (Move move : referee.legalMoves(practice.position())) {
      if (!move.equals(right)) {
        Position after = referee.play(practice.position(), move).after();
        var score = search(after).score().reversed();
        // Slower wins there are: b2-c2 wins too, but only with the fifth move.
        boolean asSoon = score.isWin() && score.pliesToEnd().orElse(Integer.MAX_VALUE) <= 4;
        assertThat(asSoon).as(move.toString()).isFalse();
      }
    }
  }

  @Test
  void thereAreThreeMovesWithWordsForEach() {
    assertThat(exercise.rounds()).hasSize(3).extracting(Round::hint).doesNotContainNull();
  }

  private int pliesToWin(Position position) {
    var score = search(position).score();
    assertThat(score.isWin()).isTrue();
    return score.pliesToEnd().orElse(0);
  }

  private SearchResult search(Position position) {
    return new Searcher(1, 4)
        .search(exercise.edition().rules(), position, SearchLimits.nodes(60_000));
  }
}
