package hnefi.content.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Side;
import hnefi.content.ContentFolder;
import hnefi.content.PackedContent;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// The puzzles of the packed content: enough of every kind for every rule set. That each has one
/// solution is proved by `check`.
class PuzzlesTest {
  private static final Puzzles PUZZLES =
      Puzzles.read(ContentFolder.packed(), PackedContent.LIBRARY);

  static List<Puzzles.Set> sets() {
    return PUZZLES.sets();
  }

  @Test
  void noPuzzleComesTwice() {
    Set<String> names = new HashSet<>();
    assertThat(PUZZLES.faults()).isEmpty();
    for (Puzzles.Set set : sets()) {
      for (Puzzle each : set.puzzles()) {
        assertThat(names.add(set.id() + each.name())).as(set.id() + each.name()).isTrue();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("sets")
  void bothSidesWinAndSave(Puzzles.Set set) {
    List<Puzzle> all = set.puzzles();
    long saving = all.stream().filter(each -> each.goal() == Puzzle.Goal.SAVE).count();
    long attackers = all.stream().filter(each -> each.start().toMove() == Side.ATTACKERS).count();
    assertThat(all.size()).as(set.id()).isGreaterThanOrEqualTo(25);
    assertThat(saving).as(set.id()).isGreaterThanOrEqualTo(5);
    assertThat(3 * attackers).as(set.id()).isGreaterThanOrEqualTo(all.size());
  }

  @ParameterizedTest
  @CsvSource({
    "win, d1-f1 g1-g2 f1-g1",
    "save, d2-g2 g3-f3",
    "save, d2-g2",
    "lose, d2-g2 g3-f3 g2-f2",
  })
  void aPuzzleThatDoesNotReachItsGoalIsRefused(String goal, String moves) {
    assertThat(read(goal, moves).faults()).hasSize(1);
  }

  @Test
  void aPuzzleThatSavesIsRead() {
    Puzzles read = read("save", "d2-g2 g3-f3 g2-f2");
    assertThat(read.faults()).isEmpty();
    Puzzle puzzle = read.sets().getFirst().puzzles().getFirst();
    assertThat(puzzle.goal()).isEqualTo(Puzzle.Goal.SAVE);
    assertThat(puzzle.theme()).isEqualTo(PuzzleTheme.ESCAPE_STOPPED);
    assertThat(puzzle.moves()).isEqualTo(2);
  }

  private static Puzzles read(String goal, String moves) {
    String file =
        """
        rules: haende
        puzzles:
          - board: ...A.../....A../.....A./A.....A/.A....K/...A.../..DA...
            side: attackers
            goal: %s
            moves: %s
            grade: 1
        """
            .formatted(goal, moves);
    Map<String, String> files = Map.of("puzzles/index.yaml", "- one", "puzzles/one.yaml", file);
    return Puzzles.read(path -> Optional.ofNullable(files.get(path)), PackedContent.LIBRARY);
  }
}
