package hnefi.lab;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.engine.Books;
import hnefi.rules.Capture;
import hnefi.rules.Outcome;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.Turn;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class TrainingStartsTest {
  private static final int STARTS = 20;
  private static final Referee REFEREE = new Referee(Books.COPENHAGEN.rules());

  private final TrainingStarts starts =
      new TrainingStarts(Books.COPENHAGEN.rules(), Books.COPENHAGEN.start());
  private final SplittableRandom random = new SplittableRandom(1);

  @Test
  void aRowAtTheEdgeCanBeTakenByEitherSide() {
    Set<Side> sides = EnumSet.noneOf(Side.class);
    for (int i = 0; i < STARTS; i++) {
      Position position = starts.shieldWall(random);
      assertThat(position.outcome()).isEmpty();
      assertThat(REFEREE.turns(position).filter(TrainingStartsTest::takesRow)).isNotEmpty();
      sides.add(position.toMove());
    }
    assertThat(sides).containsExactlyInAnyOrder(Side.values());
  }

  private static boolean takesRow(Turn turn) {
    return turn.captures().stream()
            .filter(each -> each.kind() == Capture.Kind.SHIELD_WALL)
            .filter(each -> turn.after().board().size().isEdge(each.square()))
            .count()
        > 0;
  }

  @Test
  void twoMovesCloseAFortAroundTheKingAtTheEdge() {
    for (int i = 0; i < STARTS; i++) {
      Position position = starts.fort(random);
      Square king = Objects.requireNonNull(position.board().king());
      assertThat(position.outcome()).isEmpty();
      assertThat(position.toMove()).isEqualTo(Side.DEFENDERS);
      assertThat(position.board().size().isEdge(king)).isTrue();
      assertThat(isFortWithin(position, 2)).as(position.board().toString()).isTrue();
    }
  }

  /// Returns whether so many moves of defenders, the attackers passing, close a fort.
  private static boolean isFortWithin(Position position, int moves) {
    return REFEREE
        .turns(REFEREE.setUp(position.board(), Side.DEFENDERS))
        .anyMatch(each ->
            each.outcome().isPresent()
                ? each.outcome().get().ending() == Outcome.Ending.EXIT_FORT
                : moves > 1 && isFortWithin(each.after(), moves - 1));
  }
}
