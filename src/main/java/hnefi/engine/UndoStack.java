package hnefi.engine;

import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/// The undo stack: for each move made what unmaking it needs, and the hashes of all earlier
/// positions for the rule of repetition.
final class UndoStack {
  private static final int INITIAL_CAPACITY = 512;

  /// A position cannot recur before this many plies.
  private static final int SHORTEST_CYCLE = 4;

  private static final int COUNTERS = 1 << 10;
  private static final int SQUARE_BITS = 10;

  /// How many earlier positions share the last bits of their hash: 0 saves the scan for a
  /// repetition.
  private final short[] counters = new short[COUNTERS];

  /// Two for each move: the hash of all pieces and that of attackers and king before it.
  private long[] hashes = new long[2 * INITIAL_CAPACITY];

  /// Four for each move: its number, and what the others were before it: captured pieces, plies
  /// since a capture, sum of the square values.
  private int[] states = new int[4 * INITIAL_CAPACITY];

  /// The captured pieces of all moves, packed as square and index in their piece list.
  private int[] captured = new int[INITIAL_CAPACITY];

  private int moves;
  private int capturedCount;

  /// Returns how many moves are on the stack.
  int moves() {
    return moves;
  }

  void push(int move, long hash, long enclosureHash, int reversiblePlies, int squareValues) {
    if (4 * moves + 4 > states.length) {
      states = Arrays.copyOf(states, states.length * 2);
      hashes = Arrays.copyOf(hashes, hashes.length * 2);
    }
    int top = 4 * moves;
    states[top] = move;
    states[top + 1] = capturedCount;
    states[top + 2] = reversiblePlies;
    states[top + 3] = squareValues;
    hashes[2 * moves] = hash;
    hashes[2 * moves + 1] = enclosureHash;
    counters[(int) hash & COUNTERS - 1]++;
    moves++;
  }

  /// Adds a captured piece to the last move.
  void pushCaptured(int square, int index) {
    if (capturedCount == captured.length) {
      captured = Arrays.copyOf(captured, capturedCount * 2);
    }
    captured[capturedCount++] = square | index << SQUARE_BITS;
  }

  /// Takes the last move off; the getters below answer for the move taken off last.
  void pop() {
    moves--;
    counters[(int) hash() & COUNTERS - 1]--;
  }

  int move() {
    return states[4 * moves];
  }

  /// Returns whether a captured piece of the popped move is left to be restored.
  boolean hasCaptured() {
    return capturedCount > states[4 * moves + 1];
  }

  /// Takes off the captured piece pushed last, packed for the two below.
  int popCaptured() {
    return captured[--capturedCount];
  }

  static int capturedSquare(int captured) {
    return captured & (1 << SQUARE_BITS) - 1;
  }

  static int capturedIndex(int captured) {
    return captured >>> SQUARE_BITS;
  }

  int reversiblePlies() {
    return states[4 * moves + 2];
  }

  int squareValues() {
    return states[4 * moves + 3];
  }

  long hash() {
    return hashes[2 * moves];
  }

  long enclosureHash() {
    return hashes[2 * moves + 1];
  }

  /// Returns whether any two positions are the same.
  ///
  /// @param present the hash of the present position
  /// @param oldest the number of moves before the earliest position that counts
  boolean hasRecurred(long present, int oldest) {
    LongStream earlier = IntStream.range(oldest, moves).mapToLong(each -> hashes[2 * each]);
    int count = moves - oldest + 1;
    return LongStream.concat(earlier, LongStream.of(present)).distinct().count() < count;
  }

  /// Returns how often a position stood on the board, up to a limit.
  ///
  /// @param ahead 0 for the present position, 1 for the one after the next move
  /// @param oldest the number of moves before the earliest position that counts
  int occurrences(long hash, int ahead, int oldest, int limit) {
    if (counters[(int) hash & COUNTERS - 1] == 0) {
      return 0;
    }
    int found = 0;
    int last = moves + ahead - SHORTEST_CYCLE;
    for (int back = last; back >= oldest && found < limit; back -= 2) {
      if (hashes[2 * back] == hash) {
        found++;
      }
    }
    return found;
  }
}
