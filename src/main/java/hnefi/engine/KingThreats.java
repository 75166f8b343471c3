package hnefi.engine;

/// Moves that win at once through the king, his escape and his capture, found without making moves.
final class KingThreats {
  private final SearchBoard board;
  private final RuleTables rules;
  private final Bitboards escapeSquares = new Bitboards();

  /// The files and ranks with escape squares, as bits.
  private int escapeFiles;

  private int escapeRanks;

  /// The king's destination set and his neighbours at the last [#update].
  private long destinations;

  private int neighbours;

  KingThreats(SearchBoard board) {
    this.board = board;
    rules = board.rules();
    for (int square : rules.squares) {
      if (rules.escape[square] && rules.kingStop.has(square)) {
        escapeSquares.set(square);
        escapeFiles |= 1 << Mailbox.file(square);
        escapeRanks |= 1 << Mailbox.rank(square);
      }
    }
  }

  /// Reads the present position; the methods below answer for it.
  void update() {
    destinations = MoveGenerator.ofKing(board);
    neighbours = rules.kingCapture.neighbours(board.at(), board.king());
  }

  /// Returns the squares on which the king would win.
  Bitboards escapeSquares() {
    return escapeSquares;
  }

  /// Returns a move with which the side to move wins at once through the king, or [MoveCode#NONE].
  int winningMove() {
    return board.attackersToMove() ? legalCapture() : legalEscape();
  }

  /// Returns whether the other side threatens to win at once through the king.
  boolean isThreatened() {
    return board.attackersToMove() ? escapes() != 0 : capture() != MoveCode.NONE;
  }

  private long escapes() {
    return destinations & MoveCode.lines(escapeSquares, board.king());
  }

  private int legalEscape() {
    for (long left = escapes(); left != 0; left &= left - 1) {
      int move = MoveCode.first(board.king(), left);
      if (!isForbidden(move)) {
        return move;
      }
    }
    return MoveCode.NONE;
  }

  private int legalCapture() {
    int move = capture();
    return move == MoveCode.NONE || isForbidden(move) ? MoveCode.NONE : move;
  }

  private boolean isForbidden(int move) {
    return board.mayForbid() && board.isForbidden(MoveCode.from(move), MoveCode.to(move));
  }

  /// Returns a move of an attacker that captures the king, whoever's turn it is.
  private int capture() {
    KingCaptureRule rule = rules.kingCapture;
    if (!rule.mayBeFlanked(board.king()) && !KingCaptureRule.mayBeSurrounded(neighbours)) {
      return MoveCode.NONE;
    }
    for (int direction : Mailbox.DIRECTIONS) {
      int to = board.king() + direction;
      if (rule.wouldCapture(board.at(), board.king(), to, neighbours)) {
        int from = attackerReaching(to);
        if (from != 0) {
          return MoveCode.of(from, to);
        }
      }
    }
    return MoveCode.NONE;
  }

  /// Returns a square from which an attacker can go to this one, or 0.
  private int attackerReaching(int to) {
    if (!board.vacant().has(to) || !rules.soldierStop.has(to)) {
      return 0;
    }
    for (int direction : Mailbox.DIRECTIONS) {
      int from = to + direction;
      while (board.vacant().has(from) && rules.soldierPass.has(from)) {
        from += direction;
      }
      if (board.at()[from] == Mailbox.ATTACKER) {
        return from;
      }
    }
    return 0;
  }

  /// Returns whether the king could escape if it were the defenders' turn.
  boolean isEscapeThreatened() {
    return board.attackersToMove() && escapes() != 0;
  }

  /// Writes the evasions of the attackers: the moves that stop every escape that the king
  /// threatens, since they end on the one line on which he could escape. There are none if there
  /// are several such lines. Moves that repeat a position and are forbidden for that are among
  /// them.
  ///
  /// @param moves has room for the moves of four directions to each square of a line
  /// @return how many
  int writeEvasions(int[] moves) {
    long escapes = escapes();
    int file = Mailbox.file(board.king());
    int rank = Mailbox.rank(board.king());
    int onRank = (int) escapes;
    int onFile = (int) (escapes >>> MoveCode.ALONG_FILE);
    int east = onRank & -1 << file;
    int west = onRank & (1 << file) - 1;
    int north = onFile & -1 << rank;
    int south = onFile & (1 << rank) - 1;
    int lines =
        (east != 0 ? 1 : 0) + (west != 0 ? 1 : 0) + (north != 0 ? 1 : 0) + (south != 0 ? 1 : 0);
    if (lines > 1) {
      return 0;
    }
    int distance =
        east != 0
            ? Integer.numberOfTrailingZeros(east) - file
            : west != 0
                ? file - 31 + Integer.numberOfLeadingZeros(west)
                : north != 0
                    ? Integer.numberOfTrailingZeros(north) - rank
                    : rank - 31 + Integer.numberOfLeadingZeros(south);
    int step = east != 0 ? 1 : west != 0 ? -1 : north != 0 ? Mailbox.STRIDE : -Mailbox.STRIDE;
    int end = 0;
    for (int i = 1; i <= distance; i++) {
      int square = board.king() + i * step;
      if (board.rules().soldierStop.has(square)) {
        end = MoveGenerator.arrivals(board, square, moves, end);
      }
    }
    return end;
  }

  /// Returns whether the king can go to an edge square with one move.
  boolean mayReachEdge() {
    return (destinations & MoveCode.lines(rules.edgeSquares, board.king())) != 0;
  }

  /// Returns how many moves the king has.
  int kingMoves() {
    return Long.bitCount(destinations);
  }

  /// Returns how many attackers are beside the king.
  int attackersBeside() {
    return KingCaptureRule.attackers(neighbours);
  }

  /// Returns how many of the king's moves threaten to escape with the next.
  int escapeRoutes() {
    Bitboards vacant = board.vacant();
    Bitboards pass = rules.kingPass;
    int found = 0;
    int rank = Mailbox.rank(board.king());
    for (int left = (int) destinations & escapeFiles; left != 0; left &= left - 1) {
      int file = Integer.numberOfTrailingZeros(left);
      found += escapes(vacant.files[file], escapeSquares.files[file], pass.files[file], rank);
    }
    int file = Mailbox.file(board.king());
    int ranks = (int) (destinations >>> MoveCode.ALONG_FILE) & escapeRanks;
    for (int left = ranks; left != 0; left &= left - 1) {
      int line = Integer.numberOfTrailingZeros(left);
      found += escapes(vacant.ranks[line], escapeSquares.ranks[line], pass.ranks[line], file);
    }
    return found;
  }

  /// Returns 1 if the king could escape along a line from this place on it, else 0.
  private int escapes(int vacant, int escapes, int pass, int place) {
    int free = escapes & vacant & rules.kingRange[place];
    return free != 0 && (free & Bitboards.between(~(vacant & pass), place)) != 0 ? 1 : 0;
  }
}
