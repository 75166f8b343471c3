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
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/// What is found without making moves is what making every move shows, whichever switch is turned.
class KingThreatsTest {
  private static final int POSITIONS = 6_000;
  private static final List<Books.Book> SWITCHED = Books.singleSwitches();

  @Test
  void aWinningMoveThroughTheKingIsFoundWheneverThereIsOne() {
    int won = 0;
    for (int number = 0; number < POSITIONS; number++) {
      SearchBoard board = board(number);
      if (board.status() != GameStatus.ONGOING) {
        continue;
      }
      KingThreats threats = new KingThreats(board);
      threats.update();
      List<Integer> wins =
          moves(board).stream().filter(each -> winsThroughKing(board, each)).toList();
      int found = threats.winningMove();
      if (wins.isEmpty()) {
        assertThat(found).as("" + number).isEqualTo(MoveCode.NONE);
      } else {
        assertThat(wins).as("" + number).contains(found);
        won++;
      }
    }
    assertThat(won).isGreaterThan(POSITIONS / 20);
  }

  @Test
  void evasionsAreTheMovesAfterWhichTheKingCannotEscapeAtOnce() {
    int threatened = 0;
    for (int number = 0; number < POSITIONS; number++) {
      SearchBoard board = board(number);
      KingThreats threats = new KingThreats(board);
      threats.update();
      if (board.status() != GameStatus.ONGOING
          || !threats.isEscapeThreatened()
          || threats.winningMove() != MoveCode.NONE) {
        continue;
      }
      threatened++;
      MovePicker picker = new MovePicker(board, new HistoryHeuristic());
      picker.beginEvasions(threats);
      List<Integer> evasions = new ArrayList<>();
      for (int move = picker.next(); move != MoveCode.NONE; move = picker.next()) {
        evasions.add(move);
      }
      List<Integer> holding = moves(board).stream().filter(each -> holds(board, each)).toList();
      assertThat(evasions).as("" + number).containsExactlyInAnyOrderElementsOf(holding);
    }
    assertThat(threatened).isGreaterThan(POSITIONS / 40);
  }

  private static boolean winsThroughKing(SearchBoard board, int move) {
    GameStatus status = board.make(move);
    board.unmake();
    return status == GameStatus.KING_CAPTURED || status == GameStatus.KING_ESCAPED;
  }

  private static boolean holds(SearchBoard board, int move) {
    GameStatus status = board.make(move);
    boolean holds = true;
    if (status == GameStatus.ONGOING) {
      KingThreats threats = new KingThreats(board);
      threats.update();
      holds = threats.winningMove() == MoveCode.NONE;
    }
    board.unmake();
    return holds;
  }

  private static List<Integer> moves(SearchBoard board) {
    int[] moves = new int[MoveGenerator.capacity(board)];
    int count = MoveGenerator.generate(board, moves, 0);
    List<Integer> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      all.add(moves[i]);
    }
    return all;
  }

  /// Returns a random position on a small board, by rules that differ from a book's in one switch.
  private static SearchBoard board(int number) {
    RandomGenerator random = new SplittableRandom(number);
    RuleSet rules = SWITCHED.get(number % SWITCHED.size()).rules();
    int width = random.nextBoolean() ? 5 : 7;
    Map<Square, Piece> pieces = new HashMap<>();
    int count = 3 + random.nextInt(7);
    for (int i = 0; i < count; i++) {
      Square square = new Square(random.nextInt(width), random.nextInt(width));
      pieces.put(square, random.nextInt(4) == 0 ? Piece.DEFENDER : Piece.ATTACKER);
    }
    pieces.put(
        new Square(1 + random.nextInt(width - 2), 1 + random.nextInt(width - 2)), Piece.KING);
    pieces.put(new Square(0, 1), Piece.ATTACKER);
    Position position =
        new Referee(rules)
            .setUp(
                Arrangement.of(new BoardSize(width), pieces),
                random.nextBoolean() ? Side.ATTACKERS : Side.DEFENDERS);
    return new SearchBoard(new RuleTables(rules, new BoardSize(width)), position);
  }
}
