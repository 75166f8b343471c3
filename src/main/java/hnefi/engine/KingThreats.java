package hnefi.engine;

/// The king's ways out and the blows that would take him, found without trying moves.
final class KingThreats {
  private final SearchBoard board;
  private final RuleTables terrain;
  private final Bitboards kingPass;
  private final Bitboards exits = new Bitboards();

  /// The files and ranks on which there is a way out, as bits.
  private int exitFiles;

  private int exitRanks;

  /// The king's moves and the attackers beside him when [#look] was called last.
  private long moves;

  /// Fewer attackers than these beside the king cannot take him with one more.
  private final int leastBeside;

  private int attackersBeside;

  KingThreats(SearchBoard board) {
    this.board = board;
    terrain = board.terrain;
    kingPass = terrain.kingPass;
    leastBeside = terrain.kingFlanked ? 0 : 2;
    for (int square : terrain.squares) {
      boolean open =
          (terrain.kingStop.ranks[Bitboards.rank(square)] & 1 << Bitboards.file(square)) != 0;
      if (terrain.escape[square] && open) {
        exits.set(square);
        exitFiles |= 1 << Bitboards.file(square);
        exitRanks |= 1 << Bitboards.rank(square);
      }
    }
  }

  /// Looks at the king; what the others below answer holds for the position of the last look.
  void look() {
    moves = Moves.ofKing(board);
    byte[] at = board.at;
    int king = board.king;
    attackersBeside =
        ((at[king + 1] & RuleTables.ATTACKER)
                + (at[king - 1] & RuleTables.ATTACKER)
                + (at[king + RuleTables.STRIDE] & RuleTables.ATTACKER)
                + (at[king - RuleTables.STRIDE] & RuleTables.ATTACKER))
            / RuleTables.ATTACKER;
  }

  /// Returns the squares on which the king would win.
  Bitboards exits() {
    return exits;
  }

  /// Returns a move with which the side to move wins at once through the king, or [Moves#NONE].
  int win() {
    return board.attackersToMove ? blow() : escape();
  }

  /// Returns whether the other side would win at once through the king if it were its turn.
  boolean threatened() {
    return board.attackersToMove ? exitsIn(moves) != 0 : anyBlow() != Moves.NONE;
  }

  private long exitsIn(long moves) {
    return moves & Moves.onLines(exits, board.king);
  }

  private int escape() {
    long out = exitsIn(moves);
    for (; out != 0; out &= out - 1) {
      int to = Moves.first(out, board.king);
      if (!board.mayForbid() || !board.isForbidden(board.king, to)) {
        return Moves.of(board.king, to);
      }
    }
    return Moves.NONE;
  }

  private int blow() {
    int move = anyBlow();
    if (move == Moves.NONE || !board.mayForbid()) {
      return move;
    }
    return board.isForbidden(Moves.from(move), Moves.to(move)) ? Moves.NONE : move;
  }

  /// Returns a move of an attacker that takes the king, whoever's turn it is.
  private int anyBlow() {
    if (attackersBeside < leastBeside) {
      return Moves.NONE;
    }
    byte[] at = board.at;
    int king = board.king;
    if (terrain.kingFlanked) {
      for (int way : Offsets.ALL) {
        int from = (at[king - way] & terrain.holdsDefender) != 0 ? attackerReaching(king + way) : 0;
        if (from != 0) {
          return Moves.of(from, king + way);
        }
      }
      return Moves.NONE;
    }
    int men = 0;
    int helpers = 0;
    int open = 0;
    for (int way : Offsets.ALL) {
      int code = at[king + way];
      if (code == RuleTables.ATTACKER) {
        men++;
      } else if ((code & terrain.kingCaptors) != 0) {
        helpers++;
        open = open == 0 ? king + way : open;
      } else {
        open = king + way;
      }
    }
    return blowAround(men, helpers, open);
  }

  /// @param men the attackers beside the king
  /// @param helpers what else beside him may stand in for one
  /// @param open a square beside him without attacker, one without helper if there is any
  private int blowAround(int men, int helpers, int open) {
    if (men == 3 || men == 2 && helpers == 1) {
      int from = attackerReaching(open);
      return from == 0 ? Moves.NONE : Moves.of(from, open);
    }
    if (men == 2 && helpers == 2) {
      for (int way : Offsets.ALL) {
        int beside = board.king + way;
        int from = board.at[beside] == RuleTables.ATTACKER ? 0 : attackerReaching(beside);
        if (from != 0) {
          return Moves.of(from, beside);
        }
      }
    }
    return Moves.NONE;
  }

  /// Returns a square from which an attacker can go to this one, or 0.
  private int attackerReaching(int to) {
    int file = Bitboards.file(to);
    int rank = Bitboards.rank(to);
    if ((board.vacant.ranks[rank] & terrain.soldierStop.ranks[rank] & 1 << file) == 0) {
      return 0;
    }
    for (int way : Offsets.ALL) {
      int from = to + way;
      while (isPassable(from)) {
        from += way;
      }
      if (board.at[from] == RuleTables.ATTACKER) {
        return from;
      }
    }
    return 0;
  }

  private boolean isPassable(int square) {
    int rank = Bitboards.rank(square);
    return (board.vacant.ranks[rank]
            & terrain.soldierPass.ranks[rank]
            & 1 << Bitboards.file(square))
        != 0;
  }

  /// Returns how many squares the king could go to.
  int mobility() {
    return Long.bitCount(moves);
  }

  int attackersBeside() {
    return attackersBeside;
  }

  /// Returns how many of his moves would bring the king where a way out is open, unless one already
  /// is.
  int routes() {
    int found = 0;
    int rank = Bitboards.rank(board.king);
    for (int left = (int) moves & exitFiles; left != 0; left &= left - 1) {
      int file = Integer.numberOfTrailingZeros(left);
      found += leadsOut(board.vacant.files[file], exits.files[file], kingPass.files[file], rank);
    }
    int file = Bitboards.file(board.king);
    for (int left = (int) (moves >>> Moves.FILE) & exitRanks; left != 0; left &= left - 1) {
      int line = Integer.numberOfTrailingZeros(left);
      found += leadsOut(board.vacant.ranks[line], exits.ranks[line], kingPass.ranks[line], file);
    }
    return found;
  }

  /// Returns 1 if the king could go out from this place on a line, else 0.
  private int leadsOut(int vacant, int exits, int pass, int place) {
    int free = exits & vacant & terrain.kingRange[place];
    return free != 0 && (free & Bitboards.between(~(vacant & pass), place)) != 0 ? 1 : 0;
  }
}
