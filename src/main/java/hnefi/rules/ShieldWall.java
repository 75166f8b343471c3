package hnefi.rules;

import hnefi.board.Arrangement;
import hnefi.board.BoardSize;
import hnefi.board.Direction;
import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The shield wall (`mungo`, B III): a row at the edge with an enemy in front of every man and both
/// ends closed is taken together.
record ShieldWall(RuleSet rules, Hostility hostility) {
  /// A run of neighbouring enemies of the mover along one edge and what holds it.
  ///
  /// @param fronts the squares inwards of the row, in the row's order
  /// @param ends the squares beyond its two ends; an end at the border is missing
  private record Row(List<Square> men, List<Square> fronts, List<Square> ends) {}

  /// Judges the rows that the piece which has just arrived on `to` helps to enclose.
  void judge(
      Arrangement board, Square to, Map<Square, Capture> captures, Map<Square, Spared> spared) {
    for (Direction edge : Direction.values()) {
      for (Row row : rows(board, edge, Objects.requireNonNull(board.at(to)).side().opponent())) {
        judge(board, to, row, captures, spared);
      }
    }
  }

  private void judge(
      Arrangement board,
      Square to,
      Row row,
      Map<Square, Capture> captures,
      Map<Square, Spared> spared) {
    if (row.men.size() < 2
        || row.ends.size() < 2
        || (!row.fronts.contains(to) && !row.ends.contains(to))) {
      return;
    }
    Side side = Objects.requireNonNull(board.at(row.men.getFirst())).side();
    boolean fronted = row.fronts.stream().allMatch(square -> holds(board, square, side));
    boolean cornersNeeded =
        row.ends.stream().anyMatch(square -> Judgement.isEmptyCorner(board, square));
    boolean closed =
        row.ends.stream()
            .allMatch(
                square -> holds(board, square, side) || Judgement.isEmptyCorner(board, square));
    if (!fronted || !closed || !holds(board, to, side)) {
      return;
    }
    boolean taken =
        switch (rules.shieldWall()) {
          case NONE -> false;
          case PLAIN -> !cornersNeeded;
          case WITH_CORNER -> true;
        };
    Spared.Reason reason =
        rules.shieldWall() == ShieldWallRule.NONE
            ? Spared.Reason.ROW_IS_NOT_TAKEN
            : Spared.Reason.CORNER_CLOSES_NO_ROW;
    List<Captor> captors = captors(board, to, row);
    for (Square square : row.men) {
      Piece piece = Objects.requireNonNull(board.at(square));
      if (taken && piece.isSoldier()) {
        captures.put(
            square,
            new Capture(square, piece, Capture.Kind.SHIELD_WALL, captors, Switch.SHIELDWALL));
      } else {
        spared.put(
            square,
            new Spared(
                square,
                piece,
                taken ? Spared.Reason.KING_IN_ROW : reason,
                row.ends,
                Switch.SHIELDWALL));
      }
    }
  }

  private boolean holds(Arrangement board, Square square, Side captive) {
    Piece piece = board.at(square);
    return piece != null && Judgement.canHold(rules, piece, captive);
  }

  private static List<Captor> captors(Arrangement board, Square to, Row row) {
    Set<Square> squares =
        Stream.concat(Stream.of(to), Stream.concat(row.fronts.stream(), row.ends.stream()))
            .collect(Collectors.toCollection(java.util.LinkedHashSet::new));
    List<Captor> captors = new ArrayList<>();
    for (Square square : squares) {
      Piece piece = board.at(square);
      captors.add(piece == null ? new Captor.Corner(square) : new Captor.Man(square, piece));
    }
    return captors;
  }

  /// Returns the longest runs of this side's pieces along an edge.
  private static List<Row> rows(Arrangement board, Direction edge, Side side) {
    BoardSize size = board.size();
    Direction along =
        edge == Direction.NORTH || edge == Direction.SOUTH ? Direction.EAST : Direction.NORTH;
    int last = size.width() - 1;
    @Nullable Square square =
        switch (edge) {
          case NORTH -> new Square(0, last);
          case EAST -> new Square(last, 0);
          case SOUTH, WEST -> new Square(0, 0);
        };
    List<Row> rows = new ArrayList<>();
    List<Square> run = new ArrayList<>();
    for (; square != null; square = size.next(square, along)) {
      Piece piece = board.at(square);
      if (piece != null && piece.side() == side) {
        run.add(square);
      } else if (!run.isEmpty()) {
        rows.add(row(size, edge, along, run));
        run = new ArrayList<>();
      }
    }
    if (!run.isEmpty()) {
      rows.add(row(size, edge, along, run));
    }
    return rows;
  }

  private static Row row(BoardSize size, Direction edge, Direction along, List<Square> men) {
    List<Square> fronts =
        men.stream().map(each -> Objects.requireNonNull(size.next(each, edge.opposite()))).toList();
    List<Square> ends =
        Stream.of(size.next(men.getFirst(), along.opposite()), size.next(men.getLast(), along))
            .filter(Objects::nonNull)
            .toList();
    return new Row(List.copyOf(men), fronts, ends);
  }
}
