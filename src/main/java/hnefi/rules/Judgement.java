package hnefi.rules;

import hnefi.board.Arrangement;
import hnefi.board.BoardSize;
import hnefi.board.Direction;
import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/// Who falls and who is spared when a piece has just arrived; every pair is judged on the board
/// before anything is taken off.
final class Judgement {
  /// What an arrival brings about.
  record Account(List<Capture> captures, List<Spared> spared) {}

  private final RuleSet rules;
  private final Hostility hostility;
  private final KingHunt kingHunt;
  private final ShieldWall shieldWall;

  Judgement(RuleSet rules) {
    this.rules = rules;
    this.hostility = new Hostility(rules);
    this.kingHunt = new KingHunt(rules, hostility);
    this.shieldWall = new ShieldWall(rules, hostility);
  }

  /// Returns what the piece that has just arrived on `to` takes.
  Account of(Arrangement board, Square to) {
    Piece mover = Objects.requireNonNull(board.at(to));
    Map<Square, Capture> captures = new LinkedHashMap<>();
    Map<Square, Spared> spared = new LinkedHashMap<>();
    shieldWall.judge(board, to, captures, spared);
    for (Direction way : Direction.values()) {
      Square beside = board.size().next(to, way);
      if (beside == null || captures.containsKey(beside)) {
        continue;
      }
      Piece neighbour = board.at(beside);
      if (neighbour == null || neighbour.side() == mover.side()) {
        continue;
      }
      if (neighbour == Piece.KING) {
        kingHunt.judge(board, to, way, captures, spared);
      } else {
        pincer(board, to, way, captures, spared);
      }
    }
    movedIn(board, to, mover).ifPresent(each -> spared.put(to, each));
    captures.keySet().forEach(spared::remove);
    return new Account(List.copyOf(captures.values()), List.copyOf(spared.values()));
  }

  private void pincer(
      Arrangement board,
      Square to,
      Direction way,
      Map<Square, Capture> captures,
      Map<Square, Spared> spared) {
    Square victim = Objects.requireNonNull(board.size().next(to, way));
    Piece piece = Objects.requireNonNull(board.at(victim));
    Piece mover = Objects.requireNonNull(board.at(to));
    Optional<Captor> second = hostility.behind(board, victim, way);
    if (mover == Piece.KING && !rules.kingArmed()) {
      if (second.isPresent()) {
        spared.put(
            victim,
            new Spared(
                victim, piece, Spared.Reason.KING_IS_UNARMED, List.of(to), Switch.KING_ARMED));
      }
    } else if (second.isPresent()) {
      captures.put(victim, Hostility.capture(victim, piece, to, mover, second.get()));
    } else {
      spared.putIfAbsent(victim, hostility.sparedBehind(board, victim, way));
    }
  }

  /// A piece that stands between enemies after its own move stays (all five books).
  private Optional<Spared> movedIn(Arrangement board, Square to, Piece mover) {
    if (mover == Piece.KING && rules.kingCapture() == KingCapture.FOUR_SIDES) {
      return kingHunt.surrounded(board, to).isPresent()
          ? Optional.of(
              new Spared(
                  to,
                  mover,
                  Spared.Reason.MOVED_IN,
                  board.size().neighbours(to),
                  CommonRule.MOVING_IN))
          : Optional.empty();
    }
    for (Direction way : List.of(Direction.NORTH, Direction.EAST)) {
      Optional<Captor> one = hostility.behind(board, to, way);
      Optional<Captor> other = hostility.behind(board, to, way.opposite());
      if (one.isPresent()
          && other.isPresent()
          && (one.get() instanceof Captor.Man || other.get() instanceof Captor.Man)) {
        List<Square> squares = new ArrayList<>();
        one.get().square().ifPresent(squares::add);
        other.get().square().ifPresent(squares::add);
        return Optional.of(
            new Spared(to, mover, Spared.Reason.MOVED_IN, squares, CommonRule.MOVING_IN));
      }
    }
    return Optional.empty();
  }

  /// Returns whether a square is the empty throne of this board.
  static boolean isEmptyThrone(Arrangement board, Square square) {
    BoardSize size = board.size();
    return size.isThrone(square) && board.isEmpty(square);
  }

  /// Returns whether a square is an empty corner of this board.
  static boolean isEmptyCorner(Arrangement board, Square square) {
    BoardSize size = board.size();
    return size.isCorner(square) && board.isEmpty(square);
  }

  /// Returns whether this piece can hold an enemy of its side, as a captor must.
  static boolean canHold(RuleSet rules, Piece piece, Side captive) {
    return piece.side() != captive && (piece.isSoldier() || rules.kingArmed());
  }
}
