package hnefi.narration;

import hnefi.board.BoardShape;
import hnefi.board.Direction;
import hnefi.board.Square;
import hnefi.rules.Captor;
import hnefi.rules.Capture;
import hnefi.rules.Move;
import hnefi.rules.Spared;
import hnefi.rules.Turn;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/// What is lit up on the board. Immutable; start from [#NONE] or [#of] and add.
///
/// Each kind of mark has its own shape as well as its own colour, and its own word for screen
/// readers.
///
/// @param lastMove the move to show as the latest
/// @param squares the marked squares of each kind
/// @param freeLines lines along which a piece has a free way, from its square to the last free one
/// @param arrows arrows from square to square
/// @param borders stretches of the border that helped to take a piece
public record BoardMarks(
    Optional<Move> lastMove,
    Map<Kind, Set<Square>> squares,
    List<Move> freeLines,
    List<Move> arrows,
    List<Border> borders) {

  /// What a marked square means.
  public enum Kind {
    /// A piece or square that helped to take another.
    CAPTOR,
    /// Where a taken piece stood or stands.
    VICTIM,
    /// A piece that might be thought lost but stays.
    SPARED,
    /// A square that is the reason of a refusal.
    TROUBLE,
    /// A square of the part of the board to look at.
    AREA,
    /// A square to look at: a hint.
    HINT,
    /// A square where a piece would be, or is, in danger.
    DANGER,
    /// A square that is spoken of.
    CIRCLE
  }

  /// The border of the board on one side of a square at the edge.
  public record Border(Square square, Direction side) {}

  /// No marks.
  public static final BoardMarks NONE =
      new BoardMarks(Optional.empty(), Map.of(), List.of(), List.of(), List.of());

  public BoardMarks {
    EnumMap<Kind, Set<Square>> copy = new EnumMap<>(Kind.class);
    squares.forEach((kind, each) -> copy.put(kind, Set.copyOf(each)));
    squares = java.util.Collections.unmodifiableMap(copy);
    freeLines = List.copyOf(freeLines);
    arrows = List.copyOf(arrows);
    borders = List.copyOf(borders);
  }

  /// Returns the marks of a turn just played: only its move.
  public static BoardMarks after(Turn turn) {
    return NONE.withLastMove(turn.move());
  }

  /// Returns the marks that explain a turn: its move, who closed the trap, who fell, who was
  /// spared.
  public static BoardMarks explaining(Turn turn) {
    BoardMarks marks = after(turn);
    for (Capture capture : turn.captures()) {
      marks = marks.with(Kind.VICTIM, Set.of(capture.square()));
      for (Captor captor : capture.captors()) {
        marks =
            captor instanceof Captor.Edge(Direction side)
                ? marks.withBorder(capture.square(), side)
                : marks.with(Kind.CAPTOR, captor.square().stream().toList());
      }
    }
    return marks.with(Kind.SPARED, turn.spared().stream().map(Spared::square).toList());
  }

  /// Returns these marks with another last move.
  public BoardMarks withLastMove(Move move) {
    return new BoardMarks(Optional.of(move), squares, freeLines, arrows, borders);
  }

  /// Returns these marks and more squares of a kind.
  public BoardMarks with(Kind kind, Collection<Square> more) {
    if (more.isEmpty()) {
      return this;
    }
    EnumMap<Kind, Set<Square>> grown = new EnumMap<>(Kind.class);
    grown.putAll(squares);
    Set<Square> both = new TreeSet<>(of(kind));
    both.addAll(more);
    grown.put(kind, both);
    return new BoardMarks(lastMove, grown, freeLines, arrows, borders);
  }

  /// Returns these marks and what somebody drew, in the one colour of the marks.
  public BoardMarks with(List<BoardShape> drawn) {
    BoardMarks marks = this;
    for (BoardShape each : drawn) {
      marks =
          switch (each) {
            case BoardShape.Circle(Square at) -> marks.with(Kind.CIRCLE, Set.of(at));
            case BoardShape.Arrow(Square from, Square to) -> marks.withArrow(from, to);
          };
    }
    return marks;
  }

  /// Returns these marks and a free line from a piece to the last free square.
  public BoardMarks withFreeLine(Square from, Square to) {
    return new BoardMarks(lastMove, squares, plus(freeLines, new Move(from, to)), arrows, borders);
  }

  /// Returns these marks and an arrow.
  public BoardMarks withArrow(Square from, Square to) {
    return new BoardMarks(lastMove, squares, freeLines, plus(arrows, new Move(from, to)), borders);
  }

  /// Returns these marks and the border on one side of a square at the edge.
  public BoardMarks withBorder(Square square, Direction side) {
    return new BoardMarks(
        lastMove, squares, freeLines, arrows, plus(borders, new Border(square, side)));
  }

  /// Returns these marks without the squares of a kind.
  public BoardMarks without(Kind kind) {
    EnumMap<Kind, Set<Square>> fewer = new EnumMap<>(Kind.class);
    fewer.putAll(squares);
    fewer.remove(kind);
    return new BoardMarks(lastMove, fewer, freeLines, arrows, borders);
  }

  /// Returns the marked squares of a kind.
  public Set<Square> of(Kind kind) {
    return squares.getOrDefault(kind, Set.of());
  }

  private static <T> List<T> plus(List<T> all, T more) {
    return Stream.concat(all.stream(), Stream.of(more)).toList();
  }
}
