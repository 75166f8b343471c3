package hnefi.engine;

import java.util.Arrays;

/// The soldiers of one side on the board, as a list of their squares in no particular order.
final class PieceList {
  /// The code of such a soldier.
  final int code;

  /// What each square adds to the hash when such a soldier stands on it.
  final long[] keys;

  /// What holds such a soldier from behind.
  final int heldBy;

  /// What such a soldier is worth to the attackers on each square.
  int[] worth = new int[RuleTables.ADDRESSES];

  /// Where they stand, a number for each rank as in [Bitboards].
  final int[] ranks = new int[RuleTables.STRIDE];

  int[] squares = new int[64];
  int count;

  /// The place in the list of the soldier on each square; of no meaning for other squares.
  private final int[] places = new int[RuleTables.ADDRESSES];

  PieceList(int code, long[] keys, int heldBy) {
    this.code = code;
    this.keys = keys;
    this.heldBy = heldBy;
  }

  /// Returns what all of them are worth.
  int worth() {
    int sum = 0;
    for (int i = 0; i < count; i++) {
      sum += worth[squares[i]];
    }
    return sum;
  }

  void add(int square) {
    if (count == squares.length) {
      squares = Arrays.copyOf(squares, count * 2);
    }
    squares[count] = square;
    places[square] = count++;
    flip(square);
  }

  private void flip(int square) {
    ranks[Bitboards.rank(square)] ^= 1 << Bitboards.file(square);
  }

  void move(int from, int to) {
    int place = places[from];
    squares[place] = to;
    places[to] = place;
    flip(from);
    flip(to);
  }

  /// Takes a soldier off.
  ///
  /// @return its place in the list, for [#putBack]
  int remove(int square) {
    int place = places[square];
    int last = squares[--count];
    squares[place] = last;
    places[last] = place;
    flip(square);
    return place;
  }

  /// Undoes the last [#remove] that has not been undone.
  void putBack(int square, int place) {
    int last = squares[place];
    squares[count] = last;
    places[last] = count++;
    squares[place] = square;
    places[square] = place;
    flip(square);
  }
}
