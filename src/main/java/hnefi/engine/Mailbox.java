package hnefi.engine;

import hnefi.board.BoardSize;
import hnefi.board.Piece;
import hnefi.board.Square;

/// The mailbox: a board as one array of square codes with a border around it, so that a step needs
/// no test for the edge.
///
/// A square holds exactly one of the codes below, each a bit of its own, so that every question of
/// the rules ("may a soldier stop here?", "does this capture a defender?") is one `&` with a mask.
final class Mailbox {
  /// The distance from a square to the one above it; the widest board and its border fit.
  static final int STRIDE = 32;

  /// The length of the array: all squares with border and gaps.
  static final int LENGTH = (BoardSize.LARGEST + 2) * STRIDE;

  static final int EMPTY = 1;
  static final int ATTACKER = 2;
  static final int DEFENDER = 4;
  static final int KING = 8;
  static final int EMPTY_THRONE = 16;
  static final int EMPTY_CORNER = 32;
  static final int BORDER = 64;

  /// The four directions as differences of addresses: north, east, south, west.
  static final int[] DIRECTIONS = {STRIDE, 1, -STRIDE, -1};

  private Mailbox() {}

  /// Returns the direction at right angles to this one, to the east or north.
  static int perpendicular(int direction) {
    return direction == 1 || direction == -1 ? STRIDE : 1;
  }

  static int address(Square square) {
    return (square.rank() + 1) * STRIDE + square.file() + 1;
  }

  static Square square(int address) {
    return new Square(file(address) - 1, rank(address) - 1);
  }

  /// Returns the file of a square, counted from 1; 0 and the one behind the last are the border.
  static int file(int address) {
    return address & STRIDE - 1;
  }

  /// Returns the rank of a square, counted as files are.
  static int rank(int address) {
    return address / STRIDE;
  }

  static int code(Piece piece) {
    return switch (piece) {
      case ATTACKER -> ATTACKER;
      case DEFENDER -> DEFENDER;
      case KING -> KING;
    };
  }
}
