package hnefi.rules;

import hnefi.board.Arrangement;
import hnefi.board.Direction;
import hnefi.board.Piece;
import hnefi.board.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// Who falls and who is spared when a piece has just arrived; every pair is judged on the board
/// before anything is taken off.
final class Judgement {
  private static final List<Direction> AXES = List.of(Direction.NORTH, Direction.EAST);

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

  /// Returns what the piece that has just arrived on `to` brings about.
  Findings of(Arrangement board, Square to) {
    Piece mover = Objects.requireNonNull(board.at(to));
    Findings findings = new Findings();
    shieldWall.judge(board, to, findings);
    for (Direction way : Direction.values()) {
      Square beside = board.size().next(to, way);
      Piece neighbour = beside == null ? null : board.at(beside);
      if (neighbour == null || neighbour.side() == mover.side()) {
        continue;
      }
      if (neighbour == Piece.KING) {
        kingHunt.judge(board, to, way, findings);
      } else {
        pincer(board, to, way, findings);
      }
    }
    movedIn(board, to, mover).ifPresent(findings::spare);
    return findings;
  }

  private void pincer(Arrangement board, Square to, Direction way, Findings findings) {
    Square victim = Objects.requireNonNull(board.size().next(to, way));
    Piece piece = Objects.requireNonNull(board.at(victim));
    Piece mover = Objects.requireNonNull(board.at(to));
    Optional<Captor> second = hostility.behind(board, victim, way);
    if (hostility.canHold(mover)) {
      second.ifPresentOrElse(
          captor -> findings.take(Hostility.capture(victim, piece, to, mover, captor)),
          () -> findings.spare(hostility.sparedBehind(board, victim, way)));
    } else if (second.isPresent()) {
      findings.spare(
          new Spared(victim, piece, Spared.Reason.KING_IS_UNARMED, List.of(to), Switch.KING_ARMED));
    }
  }

  /// A piece that stands between enemies after its own move stays (all five books).
  private Optional<Spared> movedIn(Arrangement board, Square to, Piece mover) {
    if (mover == Piece.KING && rules.kingCapture() == KingCapture.FOUR_SIDES) {
      return kingHunt
          .surrounded(board, to)
          .map(_ -> movedIn(to, mover, board.size().neighbours(to)));
    }
    for (Direction way : AXES) {
      Optional<Captor> one = hostility.behind(board, to, way);
      Optional<Captor> other = hostility.behind(board, to, way.opposite());
      if (one.isPresent()
          && other.isPresent()
          && (one.get() instanceof Captor.Man || other.get() instanceof Captor.Man)) {
        List<Square> squares = new ArrayList<>();
        one.get().square().ifPresent(squares::add);
        other.get().square().ifPresent(squares::add);
        return Optional.of(movedIn(to, mover, squares));
      }
    }
    return Optional.empty();
  }

  private static Spared movedIn(Square to, Piece mover, List<Square> between) {
    return new Spared(to, mover, Spared.Reason.MOVED_IN, between, CommonRule.MOVING_IN);
  }
}
