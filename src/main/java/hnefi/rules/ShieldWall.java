package hnefi.rules;

import hnefi.board.Arrangement;
import hnefi.board.BoardSize;
import hnefi.board.Direction;
import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The shield wall (`mungo`, B III): a row at the edge with an enemy in front of every man and both
/// ends closed is taken together. The king counts as a man of his row, though he is not taken.
record ShieldWall(RuleSet rules, Hostility hostility) {
  /// A run of two or more neighbouring men of one side along an edge and what may hold it.
  ///
  /// @param fronts the squares inwards of the row, in the row's order
  /// @param ends the squares beyond its two ends
  private record Row(Side side, List<Square> men, List<Square> fronts, List<Square> ends) {}

  /// Judges the rows that the piece which has just arrived on `to` helps to enclose.
  void judge(Arrangement board, Square to, CaptureFindings findings) {
    Piece mover = Objects.requireNonNull(board.at(to));
    if (!hostility.canHold(mover)) {
      return;
    }
    for (Direction edge : Direction.values()) {
      for (Square man : touched(board.size(), to, edge)) {
        Piece piece = board.at(man);
        if (piece != null && piece.side() != mover.side()) {
          row(board, man, edge).ifPresent(row -> judge(board, to, row, findings));
        }
      }
    }
  }

  /// Returns the squares on this edge before which, or at the end of which, a piece on `to` stands.
  private static List<Square> touched(BoardSize size, Square to, Direction edge) {
    Square outwards = size.next(to, edge);
    if (outwards != null) {
      return size.next(outwards, edge) == null ? List.of(outwards) : List.of();
    }
    List<Square> beside = new ArrayList<>(2);
    for (Direction way : List.of(along(edge).opposite(), along(edge))) {
      Square next = size.next(to, way);
      if (next != null) {
        beside.add(next);
      }
    }
    return beside;
  }

  private void judge(Arrangement board, Square to, Row row, CaptureFindings findings) {
    boolean fronted =
        row.fronts.stream().allMatch(front -> hostility.holds(board, front, row.side));
    boolean closed =
        row.ends.stream()
            .allMatch(end -> hostility.holds(board, end, row.side) || board.isEmptyCorner(end));
    if (!fronted || !closed) {
      return;
    }
    boolean needsCorner = row.ends.stream().anyMatch(board::isEmptyCorner);
    switch (rules.shieldWall()) {
      case NONE -> spare(board, row, Spared.Reason.ROW_IS_NOT_TAKEN, Switch.SHIELDWALL, findings);
      case PLAIN -> {
        if (needsCorner) {
          spare(board, row, Spared.Reason.CORNER_CLOSES_NO_ROW, Switch.SHIELDWALL, findings);
        } else {
          take(board, to, row, findings);
        }
      }
      case WITH_CORNER, FLANKING -> {
        if (needsCorner && !rules.cornerHostile()) {
          spare(board, row, Spared.Reason.CORNER_CLOSES_NO_ROW, Switch.CORNER_HOSTILE, findings);
        } else if (rules.shieldWall() == ShieldWallRule.FLANKING && !row.ends.contains(to)) {
          spare(board, row, Spared.Reason.ROW_CLOSED_FROM_THE_FRONT, Switch.SHIELDWALL, findings);
        } else {
          take(board, to, row, findings);
        }
      }
    }
  }

  private static void take(Arrangement board, Square to, Row row, CaptureFindings findings) {
    List<Captor> captors = captors(board, to, row);
    for (Square square : row.men) {
      Piece piece = Objects.requireNonNull(board.at(square));
      if (piece == Piece.KING) {
        findings.spare(spared(square, piece, Spared.Reason.KING_IN_ROW, Switch.SHIELDWALL, row));
      } else {
        findings.take(
            new Capture(square, piece, Capture.Kind.SHIELD_WALL, captors, Switch.SHIELDWALL));
      }
    }
  }

  /// The king is left out: he would not fall with his row.
  private static void spare(
      Arrangement board, Row row, Spared.Reason reason, Rule rule, CaptureFindings findings) {
    for (Square square : row.men) {
      Piece piece = Objects.requireNonNull(board.at(square));
      if (piece.isSoldier()) {
        findings.spare(spared(square, piece, reason, rule, row));
      }
    }
  }

  private static Spared spared(
      Square square, Piece piece, Spared.Reason reason, Rule rule, Row row) {
    return new Spared(square, piece, reason, row.ends, rule);
  }

  private static List<Captor> captors(Arrangement board, Square to, Row row) {
    Set<Square> moverFirst = new LinkedHashSet<>(List.of(to));
    moverFirst.addAll(row.fronts);
    moverFirst.addAll(row.ends);
    List<Captor> captors = new ArrayList<>();
    for (Square square : moverFirst) {
      Piece piece = board.at(square);
      captors.add(piece == null ? new Captor.Corner(square) : new Captor.Man(square, piece));
    }
    return captors;
  }

  /// Returns the longest row along this edge that a man belongs to, nothing if he stands alone or
  /// the row ends at the border, which closes no end.
  private static Optional<Row> row(Arrangement board, Square man, Direction edge) {
    BoardSize size = board.size();
    Side side = Objects.requireNonNull(board.at(man)).side();
    Direction along = along(edge);
    Square first = last(board, man, along.opposite(), side);
    Square last = last(board, man, along, side);
    Square before = size.next(first, along.opposite());
    Square beyond = size.next(last, along);
    if (first.equals(last) || before == null || beyond == null) {
      return Optional.empty();
    }
    List<Square> men = new ArrayList<>();
    List<Square> fronts = new ArrayList<>();
    for (@Nullable Square each = first;
        each != null && !each.equals(beyond);
        each = size.next(each, along)) {
      men.add(each);
      fronts.add(Objects.requireNonNull(size.next(each, edge.opposite())));
    }
    return Optional.of(new Row(side, men, fronts, List.of(before, beyond)));
  }

  /// Returns the last man of this side on the way from a man of it.
  private static Square last(Arrangement board, Square man, Direction way, Side side) {
    Square last = man;
    for (Square next = board.size().next(man, way);
        next != null && board.at(next) instanceof Piece piece && piece.side() == side;
        next = board.size().next(next, way)) {
      last = next;
    }
    return last;
  }

  private static Direction along(Direction edge) {
    return switch (edge) {
      case NORTH, SOUTH -> Direction.EAST;
      case EAST, WEST -> Direction.NORTH;
    };
  }
}
