package hnefi.session;

import hnefi.board.Arrangement;
import hnefi.board.Side;
import hnefi.notation.BoardText;
import hnefi.notation.Parsed;
import hnefi.rules.Position;

/// A position to begin with instead of the usual start, as the line protocol writes it.
///
/// @param rows the board's rows, the top rank first, joined by slashes
/// @param toMove the side that begins
public record StartPosition(String rows, Side toMove) {
  public StartPosition {
    if (board(rows) instanceof Parsed.Bad<Arrangement>(var reason)) {
      throw new IllegalArgumentException(rows + ": " + reason.key());
    }
  }

  /// Returns the set-up of a board as it stands.
  public static StartPosition of(Arrangement board, Side toMove) {
    return new StartPosition(BoardText.write(board), toMove);
  }

  /// Returns the set-up that begins where a game stands now.
  public static StartPosition of(Position position) {
    return of(position.board(), position.toMove());
  }

  /// Returns the board.
  public Arrangement board() {
    return board(rows).toOptional().orElseThrow();
  }

  /// Reads rows that can be the start of a game.
  public static Parsed<Arrangement> board(String rows) {
    return BoardText.read(rows)
        .then(board ->
            Position.faultOf(board)
                .<Parsed<Arrangement>>map(fault -> new Parsed.Bad<>(BoardText.fault(fault, board)))
                .orElse(new Parsed.Good<>(board)));
  }
}
