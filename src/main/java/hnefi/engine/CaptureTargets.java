package hnefi.engine;

/// The squares on which an arrival of the side to move may capture or complete an encirclement: all
/// of them, and some more.
///
/// Found with bitboards a rank at a time: a victim with a captor on one side is a target on the
/// other.
final class CaptureTargets {
  private final SearchBoard board;
  private final RuleTables rules;

  /// The targets; their files only after [#transpose].
  private final Bitboards targets = new Bitboards();

  /// The ranks with targets, as bits.
  private int usedRanks;

  CaptureTargets(SearchBoard board) {
    this.board = board;
    rules = board.rules();
  }

  /// Finds the targets of the side to move.
  void update() {
    int[] own = board.own().ranks();
    int[] victims = board.enemies().ranks();
    int[] vacant = board.vacant().ranks;
    int[] found = targets.ranks;
    int used = 0;
    int captorsTwoBelow = 0;
    int captorsBelow = captors(own, vacant, 0);
    int captors = captors(own, vacant, 1);
    int captorsAbove = captors(own, vacant, 2);
    int victimsBelow = 0;
    int victimsHere = victims[1];
    for (int rank = 1; rank <= rules.width; rank++) {
      int victimsAbove = victims[rank + 1];
      int captorsTwoAbove = captors(own, vacant, rank + 2);
      found[rank] =
          ((victimsHere & captors >>> 1) >>> 1
                  | (victimsHere & captors << 1) << 1
                  | victimsAbove & captorsTwoAbove
                  | victimsBelow & captorsTwoBelow)
              & vacant[rank];
      used |= found[rank] != 0 ? 1 << rank : 0;
      victimsBelow = victimsHere;
      victimsHere = victimsAbove;
      captorsTwoBelow = captorsBelow;
      captorsBelow = captors;
      captors = captorsAbove;
      captorsAbove = captorsTwoAbove;
    }
    usedRanks = used;
    if (rules.shieldWall) {
      addShieldWalls(victims);
    }
    if (board.attackersToMove()) {
      addKingCaptures();
      if (rules.hasSpecialTargets) {
        addSpecialTargets();
      }
    } else if (rules.kingArmed) {
      addKingAsCaptor();
    }
  }

  /// Returns what captures soldiers of the other side from the far side on a rank, but for the
  /// king.
  private int captors(int[] own, int[] vacant, int rank) {
    return own[rank] | rules.hostile[rank] & vacant[rank] | rules.hostileBorder[rank];
  }

  private void addKingAsCaptor() {
    int victim = board.enemies().code();
    for (int direction : Mailbox.DIRECTIONS) {
      if (board.at()[board.king() + direction] == victim) {
        add(board.king() + 2 * direction);
      }
    }
  }

  /// Adds every square on which an arrival could close a shield wall, if a victim is on the edge.
  private void addShieldWalls(int[] victims) {
    int width = rules.width;
    int files = 0;
    for (int rank = 1; rank <= width; rank++) {
      files |= victims[rank];
    }
    if ((victims[1] | victims[width] | files & (2 | 1 << width)) != 0) {
      for (int square : rules.shieldWallSquares) {
        add(square);
      }
    }
  }

  private void addKingCaptures() {
    int king = board.king();
    byte[] at = board.at();
    KingCaptureRule rule = rules.kingCapture;
    int neighbours = rule.neighbours(at, king);
    for (int direction : Mailbox.DIRECTIONS) {
      if (rule.mayBeFlanked(king)
          ? rule.wouldCapture(at, king, king + direction, neighbours)
          : KingCaptureRule.mayBeSurrounded(neighbours)) {
        add(king + direction);
      }
    }
  }

  private void addSpecialTargets() {
    if (rules.heldThrone) {
      addHeldThrone();
    }
    if (rules.encirclement) {
      addEncirclement();
    }
  }

  /// Adds the square from which the defender on the last side of the throne is captured.
  private void addHeldThrone() {
    if (board.king() != rules.throne) {
      return;
    }
    for (int direction : Mailbox.DIRECTIONS) {
      if (board.at()[rules.throne + direction] == Mailbox.DEFENDER) {
        add(rules.throne + 2 * direction);
      }
    }
  }

  private void addEncirclement() {
    EncirclementCheck check = board.encirclement();
    if (!check.mayBeCompleted()) {
      return;
    }
    for (int rank = 1; rank <= rules.width; rank++) {
      int closing = check.closingSquares(rank) & board.vacant().ranks[rank];
      if (closing != 0) {
        targets.ranks[rank] |= closing;
        usedRanks |= 1 << rank;
      }
    }
  }

  /// Adds a square if it is vacant.
  private void add(int square) {
    int rank = Mailbox.rank(square);
    targets.ranks[rank] |= 1 << Mailbox.file(square) & board.vacant().ranks[rank];
    usedRanks |= 1 << rank;
  }

  /// Makes [#lines] answer for the targets as they are now.
  void transpose() {
    targets.transpose(rules.width, usedRanks);
  }

  boolean has(int square) {
    return targets.has(square);
  }

  /// Returns the targets on the two lines through a square, as a destination set of [MoveCode].
  long lines(int square) {
    return MoveCode.lines(targets, square);
  }

  /// Writes the moves of the side to move to the targets; some may be forbidden.
  ///
  /// @return the index behind the last of them
  int generate(int[] moves, int start) {
    int end = start;
    if (!board.attackersToMove()) {
      end = generateOfKing(moves, end);
    }
    for (int some = usedRanks; some != 0; some &= some - 1) {
      int rank = Integer.numberOfTrailingZeros(some);
      int open = targets.ranks[rank] & rules.soldierStop.ranks[rank];
      for (int left = open; left != 0; left &= left - 1) {
        int square = rank * Mailbox.STRIDE | Integer.numberOfTrailingZeros(left);
        end = MoveGenerator.arrivals(board, square, moves, end);
      }
    }
    return end;
  }

  private int generateOfKing(int[] moves, int start) {
    int end = start;
    for (long left = MoveGenerator.ofKing(board); left != 0; left &= left - 1) {
      int move = MoveCode.first(board.king(), left);
      if (has(MoveCode.to(move))) {
        moves[end++] = move;
      }
    }
    return end;
  }
}
