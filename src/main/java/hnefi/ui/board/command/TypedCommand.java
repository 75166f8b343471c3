package hnefi.ui.board.command;

import hnefi.board.Piece;
import hnefi.board.Square;
import hnefi.rules.Move;

/// What somebody typed at a board.
sealed interface TypedCommand {
  /// To move: `e4 e7`.
  record Play(Move move) implements TypedCommand {}

  /// To go to a square: `e4`.
  record GoTo(Square square) implements TypedCommand {}

  /// To hear where the pieces of a kind stand: `p king`.
  record Pieces(Piece piece) implements TypedCommand {}

  /// To hear what stands on a file: `s e`.
  record ScanFile(int file) implements TypedCommand {}

  /// To hear what stands on a rank: `s 4`.
  record ScanRank(int rank) implements TypedCommand {}

  /// To ask what a key asks, by its name: `read`.
  record Ask(BoardCommand command) implements TypedCommand {}

  /// To give up the game.
  record Resign() implements TypedCommand {}

  /// A line that this board does not have: `h` or `8`.
  record NoLine(String line) implements TypedCommand {}

  /// Something that means nothing.
  record Unknown(String text) implements TypedCommand {}
}
