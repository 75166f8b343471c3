package hnefi.search;

import java.util.Arrays;

/// The soldiers of one side on the board, as a list of their squares in no particular order.
final class Men {
  /// The code of such a soldier.
  final int code;

  /// What each square adds to the hash when such a soldier stands on it.
  final long[] keys;

  /// What holds such a soldier from behind.
  final int heldBy;

  int[] squares = new int[64];
  int count;

  /// The place in the list of the soldier on each square; of no meaning for other squares.
  private final int[] places = new int[Terrain.ADDRESSES];

  Men(int code, long[] keys, int heldBy) {
    this.code = code;
    this.keys = keys;
    this.heldBy = heldBy;
  }

  void add(int square) {
    if (count == squares.length) {
      squares = Arrays.copyOf(squares, count * 2);
    }
    squares[count] = square;
    places[square] = count++;
  }

  void move(int from, int to) {
    int place = places[from];
    squares[place] = to;
    places[to] = place;
  }

  /// Takes a soldier off.
  ///
  /// @return its place in the list, for [#putBack]
  int remove(int square) {
    int place = places[square];
    int last = squares[--count];
    squares[place] = last;
    places[last] = place;
    return place;
  }

  /// Undoes the last [#remove] that has not been undone.
  void putBack(int square, int place) {
    int last = squares[place];
    squares[count] = last;
    places[last] = count++;
    squares[place] = square;
    places[square] = place;
  }
}
