package hnefi.narration;

import hnefi.board.Arrangement;
import hnefi.board.BoardSize;
import hnefi.board.Direction;
import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.rules.Move;
import hnefi.rules.Referee;
import hnefi.rules.Turn;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Finds out what it takes to capture the king at a place, by asking the referee: attackers are set
/// up beside him, and the last one moves in.
final class KingCaptureWays {
  /// What captures the king.
  enum Way {
    /// A single attacker right opposite the empty throne.
    ONE_AND_THRONE,
    /// A single attacker in front of him, with the edge behind him.
    ONE_AND_EDGE,
    /// A single attacker on the side away from an empty corner.
    ONE_AND_CORNER,
    TWO_OPPOSITE,
    THREE_AND_THRONE,
    THREE_AND_EDGE,
    FOUR,
    /// Four attackers, one of them on the throne.
    FOUR_ONE_ON_THRONE
  }

  private final Referee referee;
  private final BoardSize size;

  KingCaptureWays(Referee referee, BoardSize size) {
    this.referee = referee;
    this.size = size;
  }

  /// Returns the ways to capture the king at a place, without those that only add attackers to
  /// another way; empty if nothing captures him there.
  Set<Way> at(KingPlace place) {
    Square king = place.on(size);
    return switch (place) {
      case ON_THRONE, ELSEWHERE -> inTheOpen(king);
      case BESIDE_THRONE -> against(king, Way.ONE_AND_THRONE, Way.THREE_AND_THRONE);
      case AT_EDGE -> against(king, Way.ONE_AND_EDGE, Way.THREE_AND_EDGE);
      case BESIDE_CORNER -> besideCorner(king);
    };
  }

  /// The king between corner and edge. An attacker who is to stand on the corner moves in last, so
  /// that the referee can refuse it.
  private Set<Way> besideCorner(Square king) {
    List<Square> corner = size.neighbours(king).stream().filter(size::isCorner).toList();
    List<Square> along = along(king, corner);
    List<Square> inwards =
        size.neighbours(king).stream()
            .filter(each -> !corner.contains(each) && !along.contains(each))
            .toList();
    Set<Way> ways = EnumSet.noneOf(Way.class);
    if (captures(king, along)) {
      ways.add(Way.ONE_AND_CORNER);
    }
    if (captures(king, inwards)) {
      ways.add(Way.ONE_AND_EDGE);
    }
    if (ways.isEmpty() && captures(king, joined(along, corner))) {
      ways.add(Way.TWO_OPPOSITE);
    }
    if (ways.isEmpty() && captures(king, joined(joined(along, inwards), corner))) {
      ways.add(Way.THREE_AND_EDGE);
    }
    return ways;
  }

  /// Returns the square on the other side of the king than the corner.
  private List<Square> along(Square king, List<Square> corner) {
    return Arrays.stream(Direction.values())
        .filter(way -> corner.stream().anyMatch(each -> each.equals(size.next(king, way))))
        .flatMap(way -> sides(king, way.opposite()).stream())
        .toList();
  }

  private Set<Way> inTheOpen(Square king) {
    if (captures(king, sides(king, Direction.WEST, Direction.EAST))) {
      return EnumSet.of(Way.TWO_OPPOSITE);
    }
    return captures(king, size.neighbours(king)) ? EnumSet.of(Way.FOUR) : EnumSet.noneOf(Way.class);
  }

  /// The king with the empty throne or the border on one side. Whoever is to stand on the throne
  /// moves in last, so that the referee can refuse it.
  private Set<Way> against(Square king, Way one, Way three) {
    Direction wall =
        Arrays.stream(Direction.values())
            .filter(way -> isWall(size.next(king, way)))
            .findFirst()
            .orElseThrow();
    List<Square> front = sides(king, wall.opposite());
    List<Square> pair =
        Arrays.stream(Direction.values())
            .filter(way -> way != wall && way != wall.opposite())
            .flatMap(way -> sides(king, way).stream())
            .toList();
    Set<Way> ways = EnumSet.noneOf(Way.class);
    if (captures(king, front)) {
      ways.add(one);
    }
    if (captures(king, pair)) {
      ways.add(Way.TWO_OPPOSITE);
    }
    if (!ways.contains(one) && captures(king, joined(pair, front))) {
      ways.add(three);
    }
    if (ways.isEmpty() && captures(king, joined(joined(pair, front), sides(king, wall)))) {
      ways.add(Way.FOUR_ONE_ON_THRONE);
    }
    return ways;
  }

  private boolean isWall(@Nullable Square square) {
    return square == null || size.isThrone(square);
  }

  private List<Square> sides(Square king, Direction... ways) {
    return Arrays.stream(ways).flatMap(way -> Stream.ofNullable(size.next(king, way))).toList();
  }

  private static List<Square> joined(List<Square> some, List<Square> others) {
    List<Square> all = new ArrayList<>(some);
    all.addAll(others);
    return all;
  }

  /// Returns whether the king falls when the last of these squares is taken by an attacker who
  /// moves there, the others being attackers already.
  private boolean captures(Square king, List<Square> attackers) {
    Square target = attackers.getLast();
    Map<Square, Piece> pieces = new HashMap<>();
    pieces.put(king, Piece.KING);
    attackers.forEach(each -> pieces.put(each, Piece.ATTACKER));
    pieces.remove(target);
    return size.neighbours(target).stream()
        .filter(from -> !pieces.containsKey(from) && !size.isThrone(from) && !size.isCorner(from))
        .anyMatch(from -> captures(pieces, new Move(from, target)));
  }

  private boolean captures(Map<Square, Piece> standing, Move last) {
    Map<Square, Piece> pieces = new HashMap<>(standing);
    pieces.put(last.from(), Piece.ATTACKER);
    return referee.judge(referee.setUp(Arrangement.of(size, pieces), Side.ATTACKERS), last)
            instanceof Turn turn
        && turn.captures().stream().anyMatch(capture -> capture.piece() == Piece.KING);
  }
}
