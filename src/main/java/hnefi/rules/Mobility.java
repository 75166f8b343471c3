package hnefi.rules;

import hnefi.board.Arrangement;
import hnefi.board.BoardSize;
import hnefi.board.Direction;
import hnefi.board.Piece;
import hnefi.board.Square;
import java.util.Optional;
import java.util.function.Predicate;

/// How far a piece can go: straight, over free squares, by the rules of throne, corners and king's
/// range.
record Mobility(RuleSet rules) {
  /// Returns whether the test holds for any square on which this piece could stop; it sees them one
  /// by one until it does.
  boolean anyReachable(Arrangement board, Square from, Piece piece, Predicate<Square> test) {
    BoardSize size = board.size();
    for (Direction way : Direction.values()) {
      int steps = 0;
      for (Square to = size.next(from, way);
          to != null && board.isEmpty(to) && ++steps <= range(piece);
          to = size.next(to, way)) {
        if (mayStop(size, to, piece) && test.test(to)) {
          return true;
        }
        if (size.isThrone(to) && !rules.thronePass().allows(piece)) {
          break;
        }
      }
    }
    return false;
  }

  /// Returns what keeps this piece from this move, looking along its way from the start.
  Optional<Refusal> obstacle(Arrangement board, Move move, Piece piece) {
    Square from = move.from();
    Square goal = move.to();
    if (!from.isInLineWith(goal)) {
      return Optional.of(new Refusal.NotStraight(from, goal));
    }
    BoardSize size = board.size();
    Direction way = from.directionTo(goal);
    int steps = 0;
    Square last = from;
    for (Square to = size.next(from, way); to != null; to = size.next(to, way)) {
      boolean arrived = to.equals(goal);
      if (!board.isEmpty(to)) {
        return Optional.of(arrived ? new Refusal.Occupied(to) : new Refusal.Blocked(to));
      }
      if (++steps > range(piece)) {
        return Optional.of(new Refusal.TooFar(range(piece), last));
      }
      if (arrived) {
        break;
      }
      if (size.isThrone(to) && !rules.thronePass().allows(piece)) {
        return Optional.of(new Refusal.ThroneImpassable(to));
      }
      last = to;
    }
    if (mayStop(size, goal, piece)) {
      return Optional.empty();
    }
    return Optional.of(
        size.isThrone(goal) ? new Refusal.ThroneClosed(goal) : new Refusal.CornerClosed(goal));
  }

  private int range(Piece piece) {
    return piece == Piece.KING ? rules.kingRange() : RuleSet.UNLIMITED;
  }

  private boolean mayStop(BoardSize size, Square square, Piece piece) {
    if (size.isThrone(square)) {
      return rules.throneEnter().allows(piece);
    }
    return !size.isCorner(square) || rules.cornerEnter().allows(piece);
  }
}
