package hnefi.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import hnefi.board.Side;
import hnefi.content.ContentFolder;
import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.engine.MoveSurvey;
import hnefi.notation.BoardText;
import hnefi.notation.MoveText;
import hnefi.rules.Position;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MoveModelTest {
  private static final Edition HAENDE =
      Library.read(ContentFolder.packed()).rulebooks().stream()
          .filter(each -> each.id().equals("haende"))
          .findFirst()
          .map(Edition::of)
          .orElseThrow();
  private static final MoveModel MODEL = MoveModel.shipped();

  private static Position position(String board, Side toMove) {
    return HAENDE.referee().setUp(BoardText.readStart(board).toOptional().orElseThrow(), toMove);
  }

  @Test
  void everyMoveHasItsProbability() {
    Position start = HAENDE.referee().start(HAENDE.layout().board());
    MoveSurvey survey = new MoveSurvey(HAENDE.rules(), start, List.of());
    for (int sight = 0; sight <= 2; sight++) {
      double[] chances = MODEL.probabilities(survey, new HumanStrength(sight, 1));
      assertThat(Arrays.stream(chances).boxed()).hasSize(40).allMatch(each -> each > 0);
      assertThat(Arrays.stream(chances).sum()).isCloseTo(1, within(1e-9));
    }
  }

  static Stream<HumanPlayer> people() {
    HumanStrength free = new HumanStrength(0, 2.5);
    return Stream.of(
        new HumanPlayer(HAENDE.rules(), HumanStrength.BEST_FIT),
        new HumanPlayer(HAENDE.rules(), new SideStrengths(free, free)));
  }

  @ParameterizedTest
  @MethodSource("people")
  void hardlyAnybodyOverlooksThatTheKingCanEscape(HumanPlayer person) {
    Position open =
        position("..A..A./......./..A..../K..A.../....D../..A.A../..A..A.", Side.DEFENDERS);
    SplittableRandom random = new SplittableRandom(1);
    int escaped = 0;
    for (int i = 0; i < 50; i++) {
      String move = MoveText.write(person.choose(open, List.of(), random));
      escaped += move.equals("a4-a7") || move.equals("a4-a1") ? 1 : 0;
    }
    assertThat(escaped).isGreaterThan(40);
    assertThat(MoveText.write(person.firstChoice(open, List.of()))).isIn("a4-a7", "a4-a1");
  }

  @Test
  void theSameSeedChoosesTheSameMove() {
    Position start = HAENDE.referee().start(HAENDE.layout().board());
    HumanPlayer person = new HumanPlayer(HAENDE.rules(), new HumanStrength(0, 1));
    assertThat(person.choose(start, List.of(), new SplittableRandom(7)))
        .isEqualTo(person.choose(start, List.of(), new SplittableRandom(7)));
  }

  @Test
  void whatIsWrittenCanBeRead() {
    String text = MODEL.write();
    assertThat(MoveModel.read("moves.txt", text).write()).isEqualTo(text);
  }

  @Test
  void whatIsWrongIsNamedWithItsLine() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> MoveModel.read("moves.txt", "# weights\nwins 1 two\n"))
        .withMessage("moves.txt, line 2: no number: two");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> MoveModel.read("moves.txt", "wins 1 2\n"))
        .withMessage("moves.txt, line 1: weights are missing");
  }
}
