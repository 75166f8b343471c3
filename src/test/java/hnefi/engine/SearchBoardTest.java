package hnefi.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Arrangement;
import hnefi.board.BoardSize;
import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.rules.Move;
import hnefi.rules.Outcome;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.RepetitionRule;
import hnefi.rules.RuleSet;
import hnefi.rules.Switch;
import hnefi.rules.SwitchValue;
import hnefi.rules.Turn;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// The fast board and the referee agree on every move, capture and ending of random games.
class SearchBoardTest {
  /// A million with `-Dplies=1000000`.
  private static final int PLIES = Integer.getInteger("plies", 250_000);

  private static final int LONGEST_GAME = 150;

  private final AtomicLong plies = new AtomicLong();
  private final Set<Outcome> endings = ConcurrentHashMap.newKeySet();

  @Test
  void agreesWithTheRefereeOnRandomPlies() {
    List<Books.Book> books = new ArrayList<>(Books.ruleSets());
    books.addAll(Books.presets());
    books.addAll(Books.singleSwitches());
    AtomicInteger games = new AtomicInteger();
    IntStream.range(0, Runtime.getRuntime().availableProcessors())
        .parallel()
        .forEach(_ -> {
          while (plies.get() < PLIES) {
            playAndCompare(books, games.getAndIncrement());
          }
        });
    assertThat(plies).hasValueGreaterThanOrEqualTo(PLIES);
    assertThat(endings).hasSize(9);
  }

  private void playAndCompare(List<Books.Book> books, int game) {
    RandomGenerator random = new java.util.SplittableRandom(game);
    int kind = game % 5;
    Books.Book book = books.get(game / 5 % books.size());
    RuleSet rules = kind >= 3 ? randomRules(random) : book.rules();
    Arrangement board =
        switch (kind) {
          case 0 -> book.board();
          case 1 -> randomBoard(random, 5);
          case 4 -> nearlyEnclosed(random);
          default -> randomBoard(random, BoardSize.LARGEST);
        };
    playAndCompare(rules, board, random);
  }

  private void playAndCompare(RuleSet rules, Arrangement arrangement, RandomGenerator random) {
    Referee referee = new Referee(rules);
    Position position = referee.start(arrangement);
    SearchBoard board = new SearchBoard(new RuleTables(rules, arrangement.size()), position);
    long firstHash = board.hash();
    int[] moves = new int[4096];
    int played = 0;
    int before = MoveCode.NONE;
    int last = MoveCode.NONE;
    for (; played < LONGEST_GAME && position.outcome().isEmpty(); played++) {
      String here = rules + "\n" + position.board() + " " + position.toMove();
      int count = MoveGenerator.generate(board, moves, 0);
      int[] legal = Arrays.copyOf(moves, count);
      assertSame(legal, referee.legalMoves(position), here);
      int move = legal[random.nextInt(count)];
      int back = MoveCode.of(MoveCode.to(before), MoveCode.from(before));
      if (random.nextInt(4) > 0 && Arrays.stream(legal).anyMatch(each -> each == back)) {
        move = back;
      }
      before = last;
      last = move;
      Turn turn = (Turn) referee.judge(position, MoveCode.move(move));
      long hash = board.hash();
      board.make(move);
      assertSame(board, turn.after(), here + " " + MoveCode.move(move));
      board.unmake();
      assertThat(board.hash()).as(here).isEqualTo(hash);
      assertSame(board, position, here);
      board.make(move);
      position = turn.after();
    }
    position.outcome().ifPresent(endings::add);
    plies.addAndGet(played);
    assertThat(board.hash())
        .isEqualTo(new SearchBoard(new RuleTables(rules, arrangement.size()), position).hash());
    for (int i = 0; i < played; i++) {
      board.unmake();
    }
    assertSame(board, referee.start(arrangement), "after taking everything back");
    assertThat(board.hash()).isEqualTo(firstHash);
  }

  private static void assertSame(int[] moves, List<Move> legal, String here) {
    int[] expected = legal.stream().mapToInt(MoveCode::of).sorted().toArray();
    Arrays.sort(moves);
    if (!Arrays.equals(moves, expected)) {
      assertThat(Arrays.stream(moves).mapToObj(MoveCode::move).toList())
          .as(here)
          .containsExactlyInAnyOrderElementsOf(legal);
    }
  }

  private static void assertSame(SearchBoard board, Position position, String here) {
    for (int square : board.rules().squares) {
      Piece piece = position.board().at(Mailbox.square(square));
      int code = piece == null ? board.rules().emptyCodes[square] : Mailbox.code(piece);
      if (board.at()[square] != code) {
        assertThat(board.at()[square]).as(here + " " + Mailbox.square(square)).isEqualTo(code);
      }
    }
    assertThat(outcome(board)).as(here).isEqualTo(position.outcome().orElse(null));
    assertThat(board.attackersToMove()).isEqualTo(position.toMove() == Side.ATTACKERS);
  }

  private static @org.jspecify.annotations.Nullable Outcome outcome(SearchBoard board) {
    Side stuck = board.attackersToMove() ? Side.ATTACKERS : Side.DEFENDERS;
    return switch (board.status()) {
      case ONGOING -> null;
      case KING_CAPTURED ->
          new Outcome(java.util.Optional.of(Side.ATTACKERS), Outcome.Ending.KING_CAPTURED);
      case KING_ESCAPED ->
          new Outcome(java.util.Optional.of(Side.DEFENDERS), Outcome.Ending.KING_ESCAPED);
      case ENCIRCLEMENT ->
          new Outcome(java.util.Optional.of(Side.ATTACKERS), Outcome.Ending.ENCIRCLEMENT);
      case EXIT_FORT ->
          new Outcome(java.util.Optional.of(Side.DEFENDERS), Outcome.Ending.EXIT_FORT);
      case REPETITION ->
          new Outcome(
              board.rules().repetition == RepetitionRule.DEFENDERS_LOSE
                  ? java.util.Optional.of(Side.ATTACKERS)
                  : java.util.Optional.empty(),
              Outcome.Ending.REPETITION);
      case NO_LEGAL_MOVE ->
          new Outcome(
              board.rules().noMoveLoses
                  ? java.util.Optional.of(stuck.opponent())
                  : java.util.Optional.empty(),
              Outcome.Ending.NO_LEGAL_MOVE);
    };
  }

  private static RuleSet randomRules(RandomGenerator random) {
    while (true) {
      List<SwitchValue> values = new ArrayList<>();
      for (Switch each : Switch.values()) {
        values.add(each.choices().get(random.nextInt(each.choices().size())));
      }
      try {
        return RuleSet.of(values);
      } catch (IllegalArgumentException _) {
        // the king may not enter the corner he must reach: draw again
      }
    }
  }

  /// Small boards are likelier, since they are quicker and fuller of events.
  private static Arrangement randomBoard(RandomGenerator random, int widest) {
    int largest = (widest - BoardSize.SMALLEST) / 2 + 1;
    int width =
        BoardSize.SMALLEST + 2 * (random.nextInt(largest) * random.nextInt(largest) / largest);
    BoardSize size = new BoardSize(width);
    Map<Square, Piece> pieces = new java.util.HashMap<>();
    int count = 2 + random.nextInt(Math.min(40, size.area() / 2));
    for (int i = 0; i < count; i++) {
      pieces.put(
          randomSquare(random, width), random.nextInt(3) == 0 ? Piece.DEFENDER : Piece.ATTACKER);
    }
    Square king = random.nextInt(3) == 0 ? size.throne() : inside(random, width);
    pieces.put(king, Piece.KING);
    Square attacker = king.equals(new Square(0, 0)) ? new Square(0, 1) : new Square(0, 0);
    if (!pieces.containsValue(Piece.ATTACKER)) {
      pieces.put(attacker, Piece.ATTACKER);
    }
    return Arrangement.of(size, pieces);
  }

  /// The king in the middle, within a ring of attackers with gaps; or at the edge, with a wall of
  /// defenders with gaps around some room.
  private static Arrangement nearlyEnclosed(RandomGenerator random) {
    BoardSize size = new BoardSize(7 + 2 * random.nextInt(3));
    boolean isFort = random.nextBoolean();
    Square king = isFort ? new Square(1 + random.nextInt(size.width() - 2), 0) : size.throne();
    int distance = isFort ? 2 : 2 + random.nextInt(size.width() / 2 - 1);
    Map<Square, Piece> pieces = new java.util.HashMap<>();
    for (Square each : size.squares()) {
      int far = Math.abs(each.file() - king.file()) + Math.abs(each.rank() - king.rank());
      if (far == distance && random.nextInt(8) > 0
          || isFort && far == distance + 1 && random.nextInt(3) > 0) {
        pieces.put(each, isFort ? Piece.DEFENDER : Piece.ATTACKER);
      } else if (random.nextInt(far < distance ? 5 : 12) == 0) {
        pieces.put(each, isFort == far < distance ? Piece.DEFENDER : Piece.ATTACKER);
      }
    }
    pieces.put(king, Piece.KING);
    pieces.put(new Square(size.width() / 2, size.width() - 1), Piece.ATTACKER);
    return Arrangement.of(size, pieces);
  }

  private static Square randomSquare(RandomGenerator random, int width) {
    return new Square(random.nextInt(width), random.nextInt(width));
  }

  private static Square inside(RandomGenerator random, int width) {
    return new Square(1 + random.nextInt(width - 2), 1 + random.nextInt(width - 2));
  }
}
