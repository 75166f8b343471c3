package hnefi.notation.opentafl;

import hnefi.board.Arrangement;
import hnefi.board.BoardSize;
import hnefi.board.Piece;
import hnefi.board.Square;
import hnefi.text.Result;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Arrangements as text: `/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/`, the bottom rank first. Numbers count
/// empty squares; `t` is an attacker, `T` a defender, `K` the king.
public final class OpenTaflBoard {
  private static final int MOST_DIGITS = 2;

  private OpenTaflBoard() {}

  /// Returns the rows, the bottom rank first.
  public static String write(Arrangement board) {
    return join(rows(board));
  }

  /// Returns the rows, the top rank first, as people see the board.
  static String writeTopFirst(Arrangement board) {
    return join(rows(board).reversed());
  }

  /// Tells whether a text may be meant as such rows.
  public static boolean isLike(String text) {
    return text.startsWith("/") && text.endsWith("/") && text.length() > 2;
  }

  /// Reads rows, the bottom rank first; any number of kings and men may stand on them.
  public static Result<Arrangement> read(String text) {
    return read(text, false);
  }

  static Result<Arrangement> read(String text, boolean topFirst) {
    String inner = text.replaceAll("^/|/$", "");
    List<String> rows = new ArrayList<>(List.of(inner.split("/", -1)));
    if (topFirst) {
      Collections.reverse(rows);
    }
    int width = rows.size();
    if (!BoardSize.isAllowed(width)) {
      return Result.bad("board.size", width, BoardSize.SMALLEST, BoardSize.LARGEST);
    }
    Map<Square, Piece> pieces = new HashMap<>();
    for (int rank = 0; rank < width; rank++) {
      int number = topFirst ? width - rank : rank + 1;
      Result<Map<Square, Piece>> row = row(rows.get(rank), rank, number, width);
      switch (row) {
        case Result.Good<Map<Square, Piece>>(var found) -> pieces.putAll(found);
        case Result.Bad<Map<Square, Piece>>(int line, var reason) -> {
          return new Result.Bad<>(line, reason);
        }
      }
    }
    return new Result.Good<>(Arrangement.of(new BoardSize(width), pieces));
  }

  private static Result<Map<Square, Piece>> row(String text, int rank, int number, int width) {
    Map<Square, Piece> pieces = new HashMap<>();
    int file = 0;
    int at = 0;
    while (at < text.length()) {
      int digits = at;
      while (digits < text.length() && digits - at <= MOST_DIGITS && isDigit(text.charAt(digits))) {
        digits++;
      }
      if (digits > at) {
        file += digits - at > MOST_DIGITS ? width + 1 : Integer.parseInt(text, at, digits, 10);
        at = digits;
      } else {
        Piece piece = piece(text.charAt(at));
        if (piece == null) {
          return Result.bad("opentafl.piece", String.valueOf(text.charAt(at)), number);
        }
        pieces.put(new Square(file, rank), piece);
        file++;
        at++;
      }
      if (file > width) {
        break;
      }
    }
    return file == width ? new Result.Good<>(pieces) : Result.bad("opentafl.row", number, width);
  }

  private static boolean isDigit(char character) {
    return character >= '0' && character <= '9';
  }

  private static @Nullable Piece piece(char symbol) {
    return switch (symbol) {
      case 't' -> Piece.ATTACKER;
      case 'T' -> Piece.DEFENDER;
      case 'K' -> Piece.KING;
      default -> null;
    };
  }

  private static String join(List<String> rows) {
    return "/" + String.join("/", rows) + "/";
  }

  private static List<String> rows(Arrangement board) {
    int width = board.size().width();
    List<String> rows = new ArrayList<>(width);
    for (int rank = 0; rank < width; rank++) {
      StringBuilder row = new StringBuilder();
      int empty = 0;
      for (int file = 0; file < width; file++) {
        Piece piece = board.at(new Square(file, rank));
        if (piece == null) {
          empty++;
        } else {
          row.append(empty == 0 ? "" : empty).append(symbol(piece));
          empty = 0;
        }
      }
      rows.add(row.append(empty == 0 ? "" : empty).toString());
    }
    return rows;
  }

  private static char symbol(Piece piece) {
    return switch (piece) {
      case ATTACKER -> 't';
      case DEFENDER -> 'T';
      case KING -> 'K';
    };
  }
}
