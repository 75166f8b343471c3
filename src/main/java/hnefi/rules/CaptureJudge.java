package hnefi.rules;

import hnefi.board.Arrangement;
import hnefi.board.Direction;
import hnefi.board.Piece;
import hnefi.board.Square;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/// What is captured and what is spared when a piece has just arrived; every pair is judged on the
/// board before anything is taken off.
final class CaptureJudge {
  private static final List<Direction> AXES = List.of(Direction.NORTH, Direction.EAST);

  private final Hostility hostility;
  private final KingCaptureJudge kingCaptureJudge;
  private final ShieldWall shieldWall;

  CaptureJudge(RuleSet rules) {
    this.hostility = new Hostility(rules);
    this.kingCaptureJudge = new KingCaptureJudge(rules, hostility);
    this.shieldWall = new ShieldWall(rules, hostility);
  }

  /// Returns what the piece that has just arrived on `to` brings about.
  CaptureFindings of(Arrangement board, Square to) {
    Piece mover = Objects.requireNonNull(board.at(to));
    CaptureFindings findings = new CaptureFindings();
    shieldWall.judge(board, to, findings);
    for (Direction way : Direction.values()) {
      Square beside = board.size().next(to, way);
      Piece neighbour = beside == null ? null : board.at(beside);
      if (neighbour == null || neighbour.side() == mover.side()) {
        continue;
      }
      if (neighbour == Piece.KING) {
        kingCaptureJudge.judge(board, to, way, findings);
      } else {
        pincer(board, to, way, findings);
      }
    }
    movedIn(board, to, mover).ifPresent(findings::spare);
    return findings;
  }

  private void pincer(Arrangement board, Square to, Direction way, CaptureFindings findings) {
    Square victim = Objects.requireNonNull(board.size().next(to, way));
    Piece piece = Objects.requireNonNull(board.at(victim));
    Piece mover = Objects.requireNonNull(board.at(to));
    Optional<Captor> second = hostility.behind(board, victim, way);
    if (hostility.canHold(mover)) {
      second.ifPresentOrElse(
          captor -> findings.take(Hostility.capture(victim, piece, to, mover, captor)),
          () -> findings.spare(hostility.sparedBehind(board, victim, way)));
    } else {
      findings.spare(kingIsUnarmed(victim, piece, to));
    }
  }

  private static Spared kingIsUnarmed(Square held, Piece piece, Square king) {
    return new Spared(held, piece, Spared.Reason.KING_IS_UNARMED, List.of(king), Switch.KING_ARMED);
  }

  /// A piece that stands between enemies after its own move stays (all five books), if they could
  /// hold it at all.
  private Optional<Spared> movedIn(Arrangement board, Square to, Piece mover) {
    if (mover == Piece.KING && kingCaptureJudge.mustBeSurrounded(board, to)) {
      return kingCaptureJudge
          .surrounded(board, to)
          .map(_ -> movedIn(to, mover, board.size().neighbours(to)))
          .or(() ->
              AXES.stream()
                  .filter(way -> isBetweenEnemies(board, to, way))
                  .findFirst()
                  .map(_ -> kingCaptureJudge.notSurrounded(board, to)));
    }
    for (Direction way : AXES) {
      Optional<Captor> one = hostility.behind(board, to, way);
      Optional<Captor> other = hostility.behind(board, to, way.opposite());
      if (one.isEmpty() || other.isEmpty()) {
        if (isBetweenEnemies(board, to, way)) {
          // Of two enemies only an unarmed king does not hold.
          return Optional.of(kingIsUnarmed(to, mover, Objects.requireNonNull(board.king())));
        }
      } else if (one.get() instanceof Captor.Man || other.get() instanceof Captor.Man) {
        return Optional.of(
            movedIn(
                to,
                mover,
                Stream.of(one.get(), other.get())
                    .flatMap(each -> each.square().stream())
                    .toList()));
      }
    }
    return Optional.empty();
  }

  private static boolean isBetweenEnemies(Arrangement board, Square square, Direction way) {
    return isEnemy(board, square, way) && isEnemy(board, square, way.opposite());
  }

  private static boolean isEnemy(Arrangement board, Square square, Direction way) {
    Square beside = board.size().next(square, way);
    Piece piece = beside == null ? null : board.at(beside);
    return piece != null && piece.side() != Objects.requireNonNull(board.at(square)).side();
  }

  private static Spared movedIn(Square to, Piece mover, List<Square> between) {
    return new Spared(to, mover, Spared.Reason.MOVED_IN, between, CommonRule.MOVING_IN);
  }
}
