package hnefi.session;

import hnefi.board.Arrangement;
import hnefi.board.Side;
import hnefi.notation.BoardText;
import hnefi.rules.Position;
import hnefi.text.Result;

/// A position to begin with instead of the usual start, as the line protocol writes it.
///
/// @param rows the board's rows, the top rank first, joined by slashes
/// @param toMove the side that begins
public record StartPosition(String rows, Side toMove) {
  public StartPosition {
    if (board(rows) instanceof Result.Bad<Arrangement>(_, var reason)) {
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
  public static Result<Arrangement> board(String rows) {
    return BoardText.read(rows)
        .then(board ->
            Position.faultOf(board)
                .<Result<Arrangement>>map(fault -> new Result.Bad<>(BoardText.fault(fault, board)))
                .orElse(new Result.Good<>(board)));
  }
}
