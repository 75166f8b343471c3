package hnefi.notation;

import hnefi.board.Arrangement;
import hnefi.board.BoardSize;
import hnefi.board.Piece;
import hnefi.board.Square;
import hnefi.rules.Position;
import hnefi.text.Message;
import hnefi.text.Result;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Arrangements as text: a row a rank, the top rank first, `A` attacker, `D` defender, `K` king,
/// `.` empty.
public final class BoardText {
  private BoardText() {}

  /// Returns the rows joined by slashes, as the line protocol and game files have them.
  public static String write(Arrangement board) {
    return String.join("/", rows(board));
  }

  /// Returns the rows, the top rank first.
  public static List<String> rows(Arrangement board) {
    int width = board.size().width();
    List<String> rows = new ArrayList<>(width);
    for (int rank = width - 1; rank >= 0; rank--) {
      StringBuilder row = new StringBuilder(width);
      for (int file = 0; file < width; file++) {
        row.append(symbol(board.at(new Square(file, rank))));
      }
      rows.add(row.toString());
    }
    return rows;
  }

  /// Reads rows joined by slashes.
  public static Result<Arrangement> read(String text) {
    return read(List.of(text.split("/", -1)));
  }

  /// Reads rows, the top rank first; any number of kings and men may stand on them.
  public static Result<Arrangement> read(List<String> rows) {
    int width = rows.size();
    if (!BoardSize.isAllowed(width)) {
      return Result.bad("board.size", width, BoardSize.SMALLEST, BoardSize.LARGEST);
    }
    Map<Square, Piece> pieces = new HashMap<>();
    for (int row = 0; row < width; row++) {
      String text = rows.get(row);
      if (text.length() != width) {
        return Result.bad("board.row", row + 1, text.length(), width);
      }
      for (int file = 0; file < width; file++) {
        char symbol = text.charAt(file);
        Piece piece = piece(symbol);
        if (piece == null && symbol != '.') {
          return Result.bad("board.symbol", String.valueOf(symbol), row + 1);
        }
        if (piece != null) {
          pieces.put(new Square(file, width - 1 - row), piece);
        }
      }
    }
    return new Result.Good<>(Arrangement.of(new BoardSize(width), pieces));
  }

  /// Reads rows joined by slashes on which a game can begin.
  public static Result<Arrangement> readStart(String text) {
    return read(text).then(BoardText::start);
  }

  /// Reads rows, the top rank first, on which a game can begin.
  public static Result<Arrangement> readStart(List<String> rows) {
    return read(rows).then(BoardText::start);
  }

  /// Returns an arrangement if a game can begin on it.
  public static Result<Arrangement> start(Arrangement board) {
    return Position.faultOf(board)
        .<Result<Arrangement>>map(fault -> new Result.Bad<>(fault(fault, board)))
        .orElseGet(() -> new Result.Good<>(board));
  }

  /// Returns the sentence about an arrangement that cannot be set up.
  private static Message fault(Position.Fault fault, Arrangement board) {
    return switch (fault) {
      case NO_KING -> Message.of("board.no-king");
      case SEVERAL_KINGS -> Message.of("board.several-kings", board.count(Piece.KING));
      case NO_ATTACKER -> Message.of("board.no-attacker");
    };
  }

  private static char symbol(@Nullable Piece piece) {
    return switch (piece) {
      case null -> '.';
      case ATTACKER -> 'A';
      case DEFENDER -> 'D';
      case KING -> 'K';
    };
  }

  private static @Nullable Piece piece(char symbol) {
    return switch (symbol) {
      case 'A' -> Piece.ATTACKER;
      case 'D' -> Piece.DEFENDER;
      case 'K' -> Piece.KING;
      default -> null;
    };
  }
}
