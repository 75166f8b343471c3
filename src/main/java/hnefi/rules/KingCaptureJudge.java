package hnefi.rules;

import hnefi.board.Arrangement;
import hnefi.board.Direction;
import hnefi.board.Piece;
import hnefi.board.Square;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// Whether the king is captured by an attacker that has just arrived beside him, and if not, why.
record KingCaptureJudge(RuleSet rules, Hostility hostility) {
  /// Judges the king who stands one step from `to` in this direction.
  void judge(Arrangement board, Square to, Direction way, CaptureFindings findings) {
    Square king = Objects.requireNonNull(board.size().next(to, way));
    flanked(board, king, to, way)
        .or(() -> surrounded(board, king).map(captors -> surroundedBy(king, to, captors)))
        .ifPresentOrElse(findings::take, () -> findings.spare(spared(board, king, way)));
  }

  /// Returns the capture between the attacker on `to` and what holds the king from this side, if
  /// two are enough.
  private Optional<Capture> flanked(Arrangement board, Square king, Square to, Direction way) {
    return mustBeSurrounded(board, king)
        ? Optional.empty()
        : hostility.behind(board, king, way).map(second -> flankedBy(king, to, second));
  }

  /// Returns whether two attackers are too few where the king stands.
  boolean mustBeSurrounded(Arrangement board, Square king) {
    return switch (rules.kingCapture()) {
      case FOUR_SIDES -> true;
      case TWO_SIDES -> false;
      case BY_PLACE ->
          board.size().isThrone(king)
              || board.size().neighbours(king).stream().anyMatch(board::isEmptyThrone);
    };
  }

  /// Returns why the king stays. Where two are enough, what is opposite the attacker tells it,
  /// unless that may stand in for one of four: then the others of the four are missing.
  private Spared spared(Arrangement board, Square king, Direction way) {
    return mustBeSurrounded(board, king) || captor(board, king, way).isPresent()
        ? notSurrounded(board, king)
        : hostility.sparedBehind(board, king, way);
  }

  /// Returns what holds the king on his four sides, or nothing if he is not held on all of them by
  /// at least three attackers.
  Optional<List<Captor>> surrounded(Arrangement board, Square king) {
    List<Captor> captors = new ArrayList<>(4);
    for (Direction way : Direction.values()) {
      Optional<Captor> captor = captor(board, king, way);
      if (captor.isEmpty()) {
        return Optional.empty();
      }
      captors.add(captor.get());
    }
    long men = captors.stream().filter(each -> each instanceof Captor.Man).count();
    return men >= 3 ? Optional.of(captors) : Optional.empty();
  }

  private Optional<Captor> captor(Arrangement board, Square king, Direction way) {
    Square beside = board.size().next(king, way);
    if (beside == null) {
      return rules.kingCaptors().contains(KingCaptor.EDGE)
          ? Optional.of(new Captor.Edge(way))
          : Optional.empty();
    }
    if (board.at(beside) == Piece.ATTACKER) {
      return Optional.of(new Captor.Man(beside, Piece.ATTACKER));
    }
    if (board.isEmptyThrone(beside) && rules.kingCaptors().contains(KingCaptor.THRONE)) {
      return Optional.of(new Captor.Throne(beside));
    }
    return board.isEmptyCorner(beside) && rules.kingCaptors().contains(KingCaptor.CORNER)
        ? Optional.of(new Captor.Corner(beside))
        : Optional.empty();
  }

  private static Capture flankedBy(Square king, Square by, Captor second) {
    return new Capture(
        king,
        Piece.KING,
        Capture.Kind.KING_FLANKED,
        List.of(new Captor.Man(by, Piece.ATTACKER), second),
        Switch.KING_CAPTURE);
  }

  private static Capture surroundedBy(Square king, Square by, List<Captor> captors) {
    List<Captor> moverFirst = new ArrayList<>(captors);
    moverFirst.sort(Comparator.comparing(each -> !each.square().equals(Optional.of(by))));
    boolean helped = captors.stream().anyMatch(each -> !(each instanceof Captor.Man));
    return new Capture(
        king,
        Piece.KING,
        Capture.Kind.KING_SURROUNDED,
        moverFirst,
        helped ? Switch.KING_CAPTORS : Switch.KING_CAPTURE);
  }

  /// Returns why the king, beside whom an attacker stands, is not taken.
  Spared notSurrounded(Arrangement board, Square king) {
    List<Square> open = new ArrayList<>();
    int men = 0;
    boolean standInsOnly = true;
    boolean onlySquaresMissing = true;
    for (Direction way : Direction.values()) {
      Square beside = board.size().next(king, way);
      if (beside != null && board.at(beside) == Piece.ATTACKER) {
        men++;
      } else if (captor(board, king, way).isEmpty()) {
        standInsOnly = false;
        if (beside != null) {
          open.add(beside);
          onlySquaresMissing &= board.isEmptyThrone(beside) || board.isEmptyCorner(beside);
        }
      }
    }
    if (standInsOnly) {
      return new Spared(
          king, Piece.KING, Spared.Reason.TOO_FEW_ATTACKERS, List.of(), Switch.KING_CAPTORS);
    }
    Rule rule = men == 3 && onlySquaresMissing ? Switch.KING_CAPTORS : Switch.KING_CAPTURE;
    return new Spared(king, Piece.KING, Spared.Reason.KING_NOT_SURROUNDED, open, rule);
  }
}
