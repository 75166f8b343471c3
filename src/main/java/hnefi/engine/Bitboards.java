package hnefi.engine;

import java.util.Arrays;

/// A set of squares as line bitboards: an `int` for each rank and for each file, so that a piece's
/// destinations along a line are a few operations on bits.
///
/// Bit n of a rank is its nth file counted from 1, and the other way round; bit 0 and the bit after
/// the last square are the border.
final class Bitboards {
  final int[] ranks = new int[Mailbox.STRIDE];
  final int[] files = new int[Mailbox.STRIDE];

  /// Adds a square, or takes it out if it is in the set.
  void flip(int square) {
    int file = Mailbox.file(square);
    int rank = Mailbox.rank(square);
    ranks[rank] ^= 1 << file;
    files[file] ^= 1 << rank;
  }

  void set(int square) {
    ranks[Mailbox.rank(square)] |= 1 << Mailbox.file(square);
    files[Mailbox.file(square)] |= 1 << Mailbox.rank(square);
  }

  boolean has(int square) {
    return (ranks[Mailbox.rank(square)] & 1 << Mailbox.file(square)) != 0;
  }

  /// Makes the files agree with the ranks.
  ///
  /// @param width of the board
  /// @param used the ranks that hold any square, as bits
  void transpose(int width, int used) {
    Arrays.fill(files, 1, width + 1, 0);
    for (int some = used; some != 0; some &= some - 1) {
      int rank = Integer.numberOfTrailingZeros(some);
      for (int left = ranks[rank]; left != 0; left &= left - 1) {
        files[Integer.numberOfTrailingZeros(left)] |= 1 << rank;
      }
    }
  }

  /// Returns the bits from the nearest blocker below to the nearest one above, both included.
  ///
  /// @param blockers must have a bit below and one above the place
  static int between(int blockers, int place) {
    int above = blockers & -2 << place;
    int below = blockers & (1 << place) - 1;
    return (Integer.lowestOneBit(above) << 1) - Integer.highestOneBit(below);
  }

  /// Occluded fill: returns the open squares of a line that are connected to these.
  static int fill(int places, int open) {
    int up = (open + places ^ open | places) & open;
    int all = up;
    int passable = open;
    for (int step = 1; step < Mailbox.STRIDE / 2 + 1; step *= 2) {
      all |= passable & all >>> step;
      passable &= passable >>> step;
    }
    return all;
  }

  /// Returns the place of the nearest blocker above one.
  static int above(int blockers, int place) {
    return Integer.numberOfTrailingZeros(blockers & -2 << place);
  }

  /// Returns the place of the nearest blocker below one.
  static int below(int blockers, int place) {
    return 31 - Integer.numberOfLeadingZeros(blockers & (1 << place) - 1);
  }
}
