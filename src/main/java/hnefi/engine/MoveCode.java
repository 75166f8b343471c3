package hnefi.engine;

import hnefi.rules.Move;

/// Moves as numbers: the square a move starts from, and the bit of its destination.
///
/// A piece's destinations are a `long`, a destination set: bits 0 to 31 are the files along its
/// rank, bits 32 to 63 the ranks along its file.
final class MoveCode {
  /// One more than the highest number of a move.
  static final int LIMIT = Mailbox.LENGTH << 6;

  /// No move; no move starts on the border.
  static final int NONE = 0;

  /// The first bit of the squares along the file.
  static final int ALONG_FILE = 32;

  private static final int DESTINATION_BITS = 6;
  private static final int DESTINATION = (1 << DESTINATION_BITS) - 1;

  private MoveCode() {}

  static int of(int from, int to) {
    boolean alongRank = Mailbox.rank(from) == Mailbox.rank(to);
    int bit = alongRank ? Mailbox.file(to) : ALONG_FILE + Mailbox.rank(to);
    return from << DESTINATION_BITS | bit;
  }

  static int of(Move move) {
    return of(Mailbox.address(move.from()), Mailbox.address(move.to()));
  }

  /// Returns the move to the first square of a destination set.
  static int first(int from, long destinations) {
    return from << DESTINATION_BITS | Long.numberOfTrailingZeros(destinations);
  }

  static int from(int move) {
    return move >>> DESTINATION_BITS;
  }

  static int to(int move) {
    return square(move & DESTINATION, from(move));
  }

  /// Returns the first square of the destination set of a piece.
  static int firstSquare(int from, long destinations) {
    return square(Long.numberOfTrailingZeros(destinations), from);
  }

  private static int square(int bit, int from) {
    return bit < ALONG_FILE
        ? from & -Mailbox.STRIDE | bit
        : (bit - ALONG_FILE) * Mailbox.STRIDE | Mailbox.file(from);
  }

  /// Returns whether the destination set of the piece that a move starts with has its destination.
  static boolean isIn(long destinations, int move) {
    return (destinations >>> (move & DESTINATION) & 1) != 0;
  }

  /// Returns the destination set of the squares on two lines.
  ///
  /// @param rank the files of the squares on the rank, as bits
  /// @param file the ranks of the squares on the file, as bits
  static long destinations(int rank, int file) {
    return rank | (long) file << ALONG_FILE;
  }

  /// Returns the squares of a set on the two lines through a square, as a destination set.
  static long lines(Bitboards squares, int square) {
    return destinations(squares.ranks[Mailbox.rank(square)], squares.files[Mailbox.file(square)]);
  }

  /// Returns how many squares a move goes.
  static int length(int move) {
    int from = from(move);
    int to = to(move);
    return Math.abs(Mailbox.file(to) - Mailbox.file(from))
        + Math.abs(Mailbox.rank(to) - Mailbox.rank(from));
  }

  static Move move(int move) {
    return new Move(Mailbox.square(from(move)), Mailbox.square(to(move)));
  }
}
