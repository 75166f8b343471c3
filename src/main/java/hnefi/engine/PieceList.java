package hnefi.engine;

import java.util.Arrays;

/// The piece list of one side's soldiers: their squares in no particular order, and the same as
/// rank bitboards.
final class PieceList {
  private final int code;
  private final long[] keys;
  private final int[] ranks = new int[Mailbox.STRIDE];

  /// The value of a soldier on each square, from the attackers' point of view.
  private int[] squareValues = new int[Mailbox.LENGTH];

  private int[] squares = new int[64];
  private int count;

  /// The index in the list of the soldier on each square; of no meaning for other squares.
  private final int[] indices = new int[Mailbox.LENGTH];

  /// @param code of such a soldier in [Mailbox]
  /// @param keys its Zobrist keys
  PieceList(int code, long[] keys) {
    this.code = code;
    this.keys = keys;
  }

  int code() {
    return code;
  }

  int count() {
    return count;
  }

  /// Returns the square of a soldier.
  ///
  /// @param index from 0 to [#count], exclusive
  int square(int index) {
    return squares[index];
  }

  /// Returns the rank bitboards, for reading only.
  int[] ranks() {
    return ranks;
  }

  long key(int square) {
    return keys[square];
  }

  int value(int square) {
    return squareValues[square];
  }

  void setSquareValues(int[] values) {
    squareValues = values;
  }

  /// Returns the sum of the values of all soldiers.
  int value() {
    int sum = 0;
    for (int i = 0; i < count; i++) {
      sum += squareValues[squares[i]];
    }
    return sum;
  }

  void add(int square) {
    if (count == squares.length) {
      squares = Arrays.copyOf(squares, count * 2);
    }
    squares[count] = square;
    indices[square] = count++;
    flip(square);
  }

  private void flip(int square) {
    ranks[Mailbox.rank(square)] ^= 1 << Mailbox.file(square);
  }

  void move(int from, int to) {
    int index = indices[from];
    squares[index] = to;
    indices[to] = index;
    flip(from);
    flip(to);
  }

  /// Removes a soldier by moving the last of the list to its index.
  ///
  /// @return its index, for [#restore]
  int remove(int square) {
    int index = indices[square];
    int last = squares[--count];
    squares[index] = last;
    indices[last] = index;
    flip(square);
    return index;
  }

  /// Undoes the last [#remove] that has not been undone.
  void restore(int square, int index) {
    int last = squares[index];
    squares[count] = last;
    indices[last] = count++;
    squares[index] = square;
    indices[square] = index;
    flip(square);
  }
}
