package hnefi.notation;

import hnefi.board.Square;
import hnefi.rules.Move;
import hnefi.rules.Turn;
import hnefi.text.Result;
import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;

/// Moves as text: `a4-a6`, and with what they took `a4-a6xc5/d5`.
public final class MoveText {
  /// A move as somebody wrote it down.
  ///
  /// @param captured the squares the writer says were captured; empty if none were named
  public record Written(Move move, Set<Square> captured) {
    public Written {
      captured = Collections.unmodifiableSet(new TreeSet<>(captured));
    }

    /// Returns a turn as one writes it down.
    public static Written of(Turn turn) {
      return new Written(turn.move(), new TreeSet<>(turn.captured()));
    }
  }

  private MoveText() {}

  public static String write(Move move) {
    return SquareText.write(move.from()) + "-" + SquareText.write(move.to());
  }

  /// Returns the move with what it took.
  public static String write(Turn turn) {
    return write(Written.of(turn));
  }

  /// Returns the move as it was written down, with what it took.
  public static String write(Written written) {
    String move = write(written.move());
    return written.captured().isEmpty()
        ? move
        : move + "x" + String.join("/", SquareText.write(written.captured()));
  }

  /// Reads a move without captures.
  public static Result<Move> read(String text) {
    return readWritten(text)
        .then(written ->
            written.captured().isEmpty()
                ? new Result.Good<>(written.move())
                : Result.bad("move.bare", text));
  }

  /// Reads a move with or without its captures.
  public static Result<Written> readWritten(String text) {
    int cross = text.indexOf('x');
    String move = cross < 0 ? text : text.substring(0, cross);
    String[] ends = move.split("-", -1);
    if (ends.length != 2) {
      return Result.bad("move.form", text);
    }
    return SquareText.read(ends[0])
        .then(from ->
            SquareText.read(ends[1])
                .then(to ->
                    from.equals(to)
                        ? Result.bad("move.same", text)
                        : captured(
                            new Move(from, to),
                            cross < 0 ? "" : text.substring(cross + 1),
                            cross >= 0)));
  }

  private static Result<Written> captured(Move move, String list, boolean some) {
    Set<Square> squares = new TreeSet<>();
    for (String each : some ? list.split("/", -1) : new String[0]) {
      switch (SquareText.read(each)) {
        case Result.Good<Square>(Square square) -> squares.add(square);
        case Result.Bad<Square>(_, var reason) -> {
          return new Result.Bad<>(reason);
        }
      }
    }
    return new Result.Good<>(new Written(move, squares));
  }
}
