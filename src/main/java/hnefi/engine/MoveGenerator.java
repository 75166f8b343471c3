package hnefi.engine;

/// Generates legal moves from the line bitboards of the vacant squares.
final class MoveGenerator {
  private MoveGenerator() {}

  /// Writes the legal moves of the side to move into the array from the given index on.
  ///
  /// @return the index behind the last of them
  static int generate(SearchBoard board, int[] moves, int start) {
    PieceList soldiers = board.own();
    int end = start;
    if (!board.attackersToMove()) {
      end = write(board.king(), ofKing(board), moves, end);
    }
    for (int i = 0; i < soldiers.count(); i++) {
      int from = soldiers.square(i);
      end = write(from, ofSoldier(board, from), moves, end);
    }
    return board.mayForbid() ? withoutForbidden(board, moves, start, end) : end;
  }

  private static int write(int from, long destinations, int[] moves, int start) {
    int end = start;
    for (long left = destinations; left != 0; left &= left - 1) {
      moves[end++] = MoveCode.first(from, left);
    }
    return end;
  }

  private static int withoutForbidden(SearchBoard board, int[] moves, int start, int end) {
    int kept = start;
    for (int i = start; i < end; i++) {
      if (!board.isForbidden(MoveCode.from(moves[i]), MoveCode.to(moves[i]))) {
        moves[kept++] = moves[i];
      }
    }
    return kept;
  }

  /// Returns the destination set of a soldier on this square, forbidden moves included.
  static long ofSoldier(SearchBoard board, int from) {
    Bitboards vacant = board.vacant();
    Bitboards stop = board.rules().soldierStop;
    Bitboards pass = board.rules().soldierPass;
    int file = Mailbox.file(from);
    int rank = Mailbox.rank(from);
    int free = vacant.ranks[rank];
    int row = Bitboards.between(~(free & pass.ranks[rank]), file) & free & stop.ranks[rank];
    free = vacant.files[file];
    int column = Bitboards.between(~(free & pass.files[file]), rank) & free & stop.files[file];
    return MoveCode.destinations(row, column);
  }

  /// Returns the destination set of the king, forbidden moves included.
  static long ofKing(SearchBoard board) {
    RuleTables rules = board.rules();
    Bitboards vacant = board.vacant();
    Bitboards stop = rules.kingStop;
    Bitboards pass = rules.kingPass;
    int file = Mailbox.file(board.king());
    int rank = Mailbox.rank(board.king());
    int free = vacant.ranks[rank];
    int row = Bitboards.between(~(free & pass.ranks[rank]), file) & free & stop.ranks[rank];
    free = vacant.files[file];
    int column = Bitboards.between(~(free & pass.files[file]), rank) & free & stop.files[file];
    return MoveCode.destinations(row & rules.kingRange[file], column & rules.kingRange[rank]);
  }

  /// Writes the moves of the side's soldiers to a vacant square on which they may stop, by looking
  /// from the square outwards.
  ///
  /// @return the index behind the last of them
  static int arrivals(SearchBoard board, int to, int[] moves, int start) {
    int file = Mailbox.file(to);
    int rank = Mailbox.rank(to);
    Bitboards vacant = board.vacant();
    Bitboards pass = board.rules().soldierPass;
    int blockers = ~(vacant.ranks[rank] & pass.ranks[rank]);
    int west = rank * Mailbox.STRIDE | Bitboards.below(blockers, file);
    int east = rank * Mailbox.STRIDE | Bitboards.above(blockers, file);
    blockers = ~(vacant.files[file] & pass.files[file]);
    int south = Bitboards.below(blockers, rank) * Mailbox.STRIDE | file;
    int north = Bitboards.above(blockers, rank) * Mailbox.STRIDE | file;
    byte[] at = board.at();
    int code = board.own().code();
    int end = start;
    if (at[west] == code) {
      moves[end++] = MoveCode.of(west, to);
    }
    if (at[east] == code) {
      moves[end++] = MoveCode.of(east, to);
    }
    if (at[south] == code) {
      moves[end++] = MoveCode.of(south, to);
    }
    if (at[north] == code) {
      moves[end++] = MoveCode.of(north, to);
    }
    return end;
  }

  /// Returns whether this number is a legal move of the side to move.
  static boolean isLegal(SearchBoard board, int move) {
    int from = MoveCode.from(move);
    int code = board.at()[from];
    long destinations =
        code == board.own().code()
            ? ofSoldier(board, from)
            : code == Mailbox.KING && !board.attackersToMove() ? ofKing(board) : 0;
    return MoveCode.isIn(destinations, move)
        && !(board.mayForbid() && board.isForbidden(from, MoveCode.to(move)));
  }

  /// Returns whether the side to move has a legal move.
  static boolean hasLegalMove(SearchBoard board) {
    if (board.mayForbid()) {
      return generate(board, new int[capacity(board)], 0) > 0;
    }
    PieceList soldiers = board.own();
    byte[] at = board.at();
    for (int i = 0; i < soldiers.count(); i++) {
      int square = soldiers.square(i);
      int neighbours =
          at[square + 1]
              | at[square - 1]
              | at[square + Mailbox.STRIDE]
              | at[square - Mailbox.STRIDE];
      if ((neighbours & Mailbox.EMPTY) != 0 || ofSoldier(board, square) != 0) {
        return true;
      }
    }
    return !board.attackersToMove() && ofKing(board) != 0;
  }

  /// Returns the most moves that the side to move can have.
  static int capacity(SearchBoard board) {
    return capacity(board, board.own());
  }

  /// Returns the most moves that the side with these soldiers can have.
  static int capacity(SearchBoard board, PieceList soldiers) {
    return (soldiers.count() + 1) * 2 * board.rules().width;
  }
}
