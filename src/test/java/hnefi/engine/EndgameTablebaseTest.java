package hnefi.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Arrangement;
import hnefi.board.BoardSize;
import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.RuleSet;
import hnefi.rules.Turn;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

/// The endgame tablebase agrees with the referee, and the search with the tablebase.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@ParameterizedClass
@ValueSource(
    strings = {
      "",
      "king-capture=two-sides king-range=1",
      "king-captors=edge,throne king-range=2 no-legal-move=draw"
    })
class EndgameTablebaseTest {
  private static final BoardSize SIZE = Books.HAENDE.board().size();
  private static final int PLIES = 5;
  private static final int EXAMPLES_OF_EACH_RESULT = 25;

  @Parameter private String switches = "";

  private RuleSet rules = Books.HAENDE.rules();
  private Referee referee = new Referee(rules);
  private List<Example> examples = List.of();

  /// A position whose game goes on, and its result by the tablebase.
  private record Example(EndgameTablebase tablebase, Position position, Score score) {
    @Override
    public String toString() {
      return position.board() + " " + position.toMove() + " " + score;
    }
  }

  @BeforeParameterizedClassInvocation
  void buildTablebases() {
    rules = Books.with(Books.HAENDE.rules(), switches);
    referee = new Referee(rules);
    examples = new ArrayList<>();
    examples.addAll(examples(3, 0));
    examples.addAll(examples(2, 1));
    assertThat(examples).hasSizeGreaterThan(200);
  }

  /// Returns positions with each result there is, as many of one as of another if there are enough.
  private List<Example> examples(int attackers, int defenders) {
    EndgameTablebase tablebase = EndgameTablebase.build(rules, SIZE, attackers, defenders, _ -> {});
    RandomGenerator random = new SplittableRandom(attackers);
    Map<Integer, List<Example>> byPoints = new TreeMap<>();
    for (int i = 0; i < 30_000; i++) {
      Position position =
          position(random, 1 + random.nextInt(attackers), random.nextInt(defenders + 1));
      if (position.outcome().isEmpty()) {
        Score score = tablebase.score(position);
        List<Example> alike = byPoints.computeIfAbsent(score.points(), _ -> new ArrayList<>());
        if (alike.size() < EXAMPLES_OF_EACH_RESULT) {
          alike.add(new Example(tablebase, position, score));
        }
      }
    }
    return byPoints.values().stream().flatMap(List::stream).toList();
  }

  private Position position(RandomGenerator random, int attackers, int defenders) {
    Map<Square, Piece> pieces = new HashMap<>();
    while (pieces.size() < 1 + attackers + defenders) {
      Square square = new Square(random.nextInt(7), random.nextInt(7));
      boolean mayStand = !SIZE.isCorner(square) && (pieces.isEmpty() || !SIZE.isThrone(square));
      if (mayStand) {
        Piece next = pieces.size() <= attackers ? Piece.ATTACKER : Piece.DEFENDER;
        pieces.putIfAbsent(square, pieces.isEmpty() ? Piece.KING : next);
      }
    }
    return referee.setUp(
        Arrangement.of(SIZE, pieces), random.nextBoolean() ? Side.ATTACKERS : Side.DEFENDERS);
  }

  @Test
  void everyResultFollowsFromThoseAfterTheRefereesMoves() {
    for (Example each : examples) {
      assertThat(byTheReferee(each)).as("%s", each).isEqualTo(each.score().points());
    }
  }

  private int byTheReferee(Example example) {
    int best = -Score.WIN;
    for (Turn turn : referee.turns(example.position()).toList()) {
      Position after = turn.after();
      int reply =
          after.outcome().isEmpty()
              ? example.tablebase().score(after).points()
              : after.outcome().get().winner().isPresent() ? -Score.WIN : 0;
      best = Math.max(best, reply == 0 ? 0 : reply < 0 ? -reply - 1 : -reply + 1);
    }
    return best;
  }

  @Test
  void theProofOfAWinOrALossIsRight() {
    WinProver prover = new WinProver(rules, SIZE, 100_000);
    int unknown = 0;
    for (Example each : examples) {
      boolean decided = each.score().pliesToEnd().orElse(PLIES + 1) <= PLIES;
      boolean win = decided && each.score().isWin();
      boolean loss = decided && !each.score().isWin();
      unknown += check(prover.wins(each.position(), PLIES), win, each);
      unknown += check(prover.loses(each.position(), PLIES), loss, each);
    }
    assertThat(unknown).isLessThan(examples.size() / 10);
  }

  private static int check(WinProver.Answer answer, boolean isSo, Example example) {
    if (answer == WinProver.Answer.UNKNOWN) {
      return 1;
    }
    assertThat(answer == WinProver.Answer.YES).as("%s", example).isEqualTo(isSo);
    return 0;
  }

  @Test
  void theSearchClaimsNothingFalseAndFindsWhatIsNear() {
    for (Example each : examples) {
      Score found =
          new Searcher(1, 1).search(rules, each.position(), SearchLimits.nodes(10_000)).score();
      OptionalInt plies = each.score().pliesToEnd();
      if (found.isWin()) {
        assertThat(each.score().isWin()).as("%s %s", each, found).isTrue();
      }
      if (found.reversed().isWin()) {
        assertThat(each.score().reversed().isWin()).as("%s %s", each, found).isTrue();
      }
      if (found.pliesToEnd().isPresent() || plies.orElse(PLIES) < PLIES) {
        assertThat(found).as("%s", each).isEqualTo(each.score());
      }
    }
  }
}
