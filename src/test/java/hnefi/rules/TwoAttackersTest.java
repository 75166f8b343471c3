package hnefi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Arrangement;
import hnefi.board.BoardSize;
import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.engine.Books;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// The claim of the Haende sheet that two attackers cannot take the king, by exhausting the
/// positions: they neither capture him nor take the defenders' last move, wherever everybody
/// stands.
class TwoAttackersTest {
  private static final BoardSize SIZE = Books.HAENDE.board().size();
  private static final int DEFENDERS = Books.HAENDE.board().count(Piece.DEFENDER);

  private final Referee referee = new Referee(Books.HAENDE.rules());

  @Test
  void neverCaptureTheKing() {
    // Defenders do not matter here: they block moves, but no piece stands in for an attacker.
    int tried = 0;
    for (Map<Square, Piece> pieces : placements(2)) {
      Position position = referee.setUp(Arrangement.of(SIZE, pieces), Side.ATTACKERS);
      for (Move each : referee.legalMoves(position)) {
        assertThat(referee.play(position, each).outcome()).as("%s %s", position, each).isEmpty();
        tried++;
      }
    }
    assertThat(tried).isGreaterThan(100_000);
  }

  @Test
  void neverTakeTheLastMove() {
    for (int attackers = 1; attackers <= 2; attackers++) {
      for (Map<Square, Piece> pieces : placements(attackers)) {
        assertThat(canAllBeStuck(pieces)).as("%s", pieces).isFalse();
      }
    }
  }

  @Test
  void fourAttackersCan() {
    Map<Square, Piece> pieces = new HashMap<>();
    Square king = new Square(3, 1);
    pieces.put(king, Piece.KING);
    SIZE.neighbours(king).forEach(each -> pieces.put(each, Piece.ATTACKER));
    assertThat(canAllBeStuck(pieces)).isTrue();
  }

  /// Returns whether the defenders could be left without a move: on every square that the king
  /// could go to at once there must be a defender, on every square that this one could go to as
  /// well, and so on, as long as there are any.
  private boolean canAllBeStuck(Map<Square, Piece> given) {
    Map<Square, Piece> pieces = new HashMap<>(given);
    for (int defenders = 0; defenders <= DEFENDERS; defenders++) {
      Position position = referee.setUp(Arrangement.of(SIZE, pieces), Side.DEFENDERS);
      if (position.outcome().isPresent()) {
        return true;
      }
      Square next = shortest(referee.legalMoves(position)).to();
      if (SIZE.isCorner(next) || SIZE.isThrone(next)) {
        return false;
      }
      pieces.put(next, Piece.DEFENDER);
    }
    return false;
  }

  private static Move shortest(List<Move> moves) {
    Move best = moves.getFirst();
    for (Move each : moves) {
      best = length(each) < length(best) ? each : best;
    }
    return best;
  }

  private static int length(Move move) {
    return Math.abs(move.from().file() - move.to().file())
        + Math.abs(move.from().rank() - move.to().rank());
  }

  /// Returns all placements of a king, in one eighth of the board, and attackers.
  private static List<Map<Square, Piece>> placements(int attackers) {
    List<Square> squares = SIZE.squares().stream().filter(each -> !SIZE.isCorner(each)).toList();
    List<Map<Square, Piece>> all = new ArrayList<>();
    for (Square king : squares) {
      if (king.file() > SIZE.width() / 2 || king.rank() > king.file()) {
        continue;
      }
      for (int first = 0; first < squares.size(); first++) {
        for (int second = attackers == 1 ? first : first + 1;
            second < (attackers == 1 ? first + 1 : squares.size());
            second++) {
          Map<Square, Piece> pieces = new HashMap<>();
          pieces.put(squares.get(first), Piece.ATTACKER);
          pieces.put(squares.get(second), Piece.ATTACKER);
          if (!pieces.containsKey(king) && !pieces.containsKey(SIZE.throne())) {
            pieces.put(king, Piece.KING);
            all.add(pieces);
          }
        }
      }
    }
    return all;
  }
}
