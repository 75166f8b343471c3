package hnefi.engine;

import hnefi.rules.Move;

/// Moves as numbers, and which of them there are.
///
/// A move's number is its start and which of the start's packed destinations it goes to.
final class Moves {
  /// How many different numbers moves can have.
  static final int NUMBERS = RuleTables.ADDRESSES << 6;

  /// No move; no move starts on the border.
  static final int NONE = 0;

  /// Where the squares along the file begin in the packed destinations of a piece.
  static final int FILE = 32;

  private static final int DESTINATION = 6;
  private static final int BITS = (1 << DESTINATION) - 1;

  private Moves() {}

  static int of(int from, int to) {
    boolean alongRank = Bitboards.rank(from) == Bitboards.rank(to);
    return from << DESTINATION | (alongRank ? Bitboards.file(to) : FILE + Bitboards.rank(to));
  }

  /// Returns what all numbers of moves from a square have in common.
  static int base(int from) {
    return from << DESTINATION;
  }

  static int of(Move move) {
    return of(RuleTables.address(move.from()), RuleTables.address(move.to()));
  }

  static int from(int move) {
    return move >>> DESTINATION;
  }

  static int to(int move) {
    return destination(move & BITS, from(move));
  }

  /// Returns how many squares a move goes.
  static int length(int move) {
    int from = from(move);
    int to = to(move);
    return Math.abs(Bitboards.file(to) - Bitboards.file(from))
        + Math.abs(Bitboards.rank(to) - Bitboards.rank(from));
  }

  private static int destination(int bit, int from) {
    return bit < FILE
        ? from & -RuleTables.STRIDE | bit
        : (bit - FILE) * RuleTables.STRIDE | from & RuleTables.STRIDE - 1;
  }

  static Move move(int move) {
    return new Move(RuleTables.square(from(move)), RuleTables.square(to(move)));
  }

  /// Writes the legal moves of the side to move into the array from the given place on.
  ///
  /// @return the place behind the last of them
  static int generate(SearchBoard board, int[] moves, int start) {
    PieceList men = board.own();
    int end = start;
    if (!board.attackersToMove) {
      end = write(board.king, ofKing(board), moves, end);
    }
    for (int i = 0; i < men.count; i++) {
      end = write(men.squares[i], ofSoldier(board, men.squares[i]), moves, end);
    }
    return board.mayForbid() ? withoutForbidden(board, moves, start, end) : end;
  }

  /// Returns where a soldier on this square could go, [#FILE] bits along his rank and above them as
  /// many along his file.
  static long ofSoldier(SearchBoard board, int from) {
    Bitboards vacant = board.vacant;
    Bitboards stop = board.terrain.soldierStop;
    Bitboards pass = board.terrain.soldierPass;
    int file = Bitboards.file(from);
    int rank = Bitboards.rank(from);
    int free = vacant.ranks[rank];
    int row = Bitboards.between(~(free & pass.ranks[rank]), file) & free & stop.ranks[rank];
    free = vacant.files[file];
    int column = Bitboards.between(~(free & pass.files[file]), rank) & free & stop.files[file];
    return pack(row, column);
  }

  /// Returns where the king could go, as [#ofSoldier].
  static long ofKing(SearchBoard board) {
    RuleTables terrain = board.terrain;
    Bitboards vacant = board.vacant;
    Bitboards stop = terrain.kingStop;
    Bitboards pass = terrain.kingPass;
    int file = Bitboards.file(board.king);
    int rank = Bitboards.rank(board.king);
    int free = vacant.ranks[rank];
    int row = Bitboards.between(~(free & pass.ranks[rank]), file) & free & stop.ranks[rank];
    free = vacant.files[file];
    int column = Bitboards.between(~(free & pass.files[file]), rank) & free & stop.files[file];
    return pack(row & terrain.kingRange[file], column & terrain.kingRange[rank]);
  }

  private static long pack(int row, int column) {
    return row | (long) column << FILE;
  }

  /// Returns the squares of a set that lie on the two lines of a square, packed as [#ofSoldier].
  static long onLines(Bitboards set, int square) {
    return pack(set.ranks[Bitboards.rank(square)], set.files[Bitboards.file(square)]);
  }

  /// Returns the first of the squares packed by [#ofSoldier] for a piece on a square.
  static int first(long squares, int from) {
    return destination(Long.numberOfTrailingZeros(squares), from);
  }

  static int write(int from, long squares, int[] moves, int start) {
    int end = start;
    for (long left = squares; left != 0; left &= left - 1) {
      moves[end++] = from << DESTINATION | Long.numberOfTrailingZeros(left);
    }
    return end;
  }

  /// Writes the moves of soldiers with this code to a vacant square on which they may stop.
  ///
  /// @return the place behind the last of them
  static int arrivals(SearchBoard board, int to, int code, int[] moves, int start) {
    int file = Bitboards.file(to);
    int rank = Bitboards.rank(to);
    Bitboards vacant = board.vacant;
    Bitboards pass = board.terrain.soldierPass;
    int end = start;
    int blockers = ~(vacant.ranks[rank] & pass.ranks[rank]);
    int west = rank * RuleTables.STRIDE | Bitboards.below(blockers, file);
    int east = rank * RuleTables.STRIDE | Bitboards.above(blockers, file);
    blockers = ~(vacant.files[file] & pass.files[file]);
    int south = Bitboards.below(blockers, rank) * RuleTables.STRIDE | file;
    int north = Bitboards.above(blockers, rank) * RuleTables.STRIDE | file;
    if (board.at[west] == code) {
      moves[end++] = of(west, to);
    }
    if (board.at[east] == code) {
      moves[end++] = of(east, to);
    }
    if (board.at[south] == code) {
      moves[end++] = of(south, to);
    }
    if (board.at[north] == code) {
      moves[end++] = of(north, to);
    }
    return end;
  }

  private static int withoutForbidden(SearchBoard board, int[] moves, int start, int end) {
    int kept = start;
    for (int i = start; i < end; i++) {
      if (!board.isForbidden(from(moves[i]), to(moves[i]))) {
        moves[kept++] = moves[i];
      }
    }
    return kept;
  }

  /// Returns whether this number is a legal move of the side to move.
  static boolean isLegal(SearchBoard board, int move) {
    int from = from(move);
    int code = board.at[from];
    long destinations =
        code == board.own().code
            ? ofSoldier(board, from)
            : code == RuleTables.KING && !board.attackersToMove ? ofKing(board) : 0;
    return (destinations >>> (move & BITS) & 1) != 0
        && !(board.mayForbid() && board.isForbidden(from, to(move)));
  }

  /// Returns whether the side to move has a legal move.
  static boolean any(SearchBoard board) {
    if (board.mayForbid()) {
      return generate(board, new int[capacity(board)], 0) > 0;
    }
    PieceList men = board.own();
    byte[] at = board.at;
    for (int i = 0; i < men.count; i++) {
      int square = men.squares[i];
      int beside =
          at[square + 1]
              | at[square - 1]
              | at[square + RuleTables.STRIDE]
              | at[square - RuleTables.STRIDE];
      if ((beside & RuleTables.EMPTY) != 0 || ofSoldier(board, square) != 0) {
        return true;
      }
    }
    return !board.attackersToMove && ofKing(board) != 0;
  }

  /// Returns how many moves the side to move can have at most.
  static int capacity(SearchBoard board) {
    return capacity(board, board.own());
  }

  /// Returns how many moves the side with these soldiers can have at most.
  static int capacity(SearchBoard board, PieceList soldiers) {
    return (soldiers.count + 1) * 2 * board.terrain.width;
  }
}
