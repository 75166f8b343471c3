package hnefi.engine;

import java.util.Arrays;

/// Which squares are vacant, as one number a rank and one a file, so that a piece's moves along a
/// line are a few operations on bits.
///
/// Bit n of a rank is its nth file counted from 1, and the other way round; bit 0 and the bit after
/// the last square are the border.
final class Bitboards {
  final int[] ranks = new int[RuleTables.STRIDE];
  final int[] files = new int[RuleTables.STRIDE];

  /// Turns a vacant square into a taken one or back.
  void flip(int square) {
    int file = file(square);
    int rank = rank(square);
    ranks[rank] ^= 1 << file;
    files[file] ^= 1 << rank;
  }

  void set(int square) {
    ranks[rank(square)] |= 1 << file(square);
    files[file(square)] |= 1 << rank(square);
  }

  void clear() {
    Arrays.fill(ranks, 0);
    Arrays.fill(files, 0);
  }

  static int file(int square) {
    return square & RuleTables.STRIDE - 1;
  }

  static int rank(int square) {
    return square / RuleTables.STRIDE;
  }

  /// Returns the places from the nearest blocker below to the nearest one above, both included.
  ///
  /// @param blockers must have a bit below and one above the place
  static int between(int blockers, int place) {
    int above = blockers & -2 << place;
    int below = blockers & (1 << place) - 1;
    return (Integer.lowestOneBit(above) << 1) - Integer.highestOneBit(below);
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
