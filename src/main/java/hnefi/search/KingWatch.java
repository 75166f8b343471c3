package hnefi.search;

/// The king's ways out and the blows that would take him, found without trying moves.
final class KingWatch {
  private final SearchBoard board;
  private final Terrain terrain;
  private final Lines exits = new Lines();

  KingWatch(SearchBoard board) {
    this.board = board;
    terrain = board.terrain;
    for (int square : terrain.squares) {
      boolean open = (terrain.kingStop.ranks[Lines.rank(square)] & 1 << Lines.file(square)) != 0;
      if (terrain.escape[square] && open) {
        exits.set(square);
      }
    }
  }

  /// Returns the squares on which the king would win.
  Lines exits() {
    return exits;
  }

  /// Returns a move with which the side to move wins at once through the king, or [Moves#NONE].
  int win() {
    return board.attackersToMove ? blow() : escape();
  }

  /// Returns whether the other side would win at once through the king if it were its turn.
  boolean threatened() {
    return board.attackersToMove ? exitsIn(Moves.ofKing(board)) != 0 : anyBlow() != Moves.NONE;
  }

  private long exitsIn(long moves) {
    int king = board.king;
    return moves
        & (exits.ranks[Lines.rank(king)] | (long) exits.files[Lines.file(king)] << Moves.FILE);
  }

  private int escape() {
    long out = exitsIn(Moves.ofKing(board));
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
    byte[] at = board.at;
    int king = board.king;
    if (terrain.kingFlanked) {
      for (int way : Ways.ALL) {
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
    for (int way : Ways.ALL) {
      int code = at[king + way];
      if (code == Terrain.ATTACKER) {
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
      for (int way : Ways.ALL) {
        int beside = board.king + way;
        int from = board.at[beside] == Terrain.ATTACKER ? 0 : attackerReaching(beside);
        if (from != 0) {
          return Moves.of(from, beside);
        }
      }
    }
    return Moves.NONE;
  }

  /// Returns a square from which an attacker can go to this one, or 0.
  private int attackerReaching(int to) {
    int file = Lines.file(to);
    int rank = Lines.rank(to);
    if ((board.vacant.ranks[rank] & terrain.soldierStop.ranks[rank] & 1 << file) == 0) {
      return 0;
    }
    for (int way : Ways.ALL) {
      int from = to + way;
      while (isPassable(from)) {
        from += way;
      }
      if (board.at[from] == Terrain.ATTACKER) {
        return from;
      }
    }
    return 0;
  }

  private boolean isPassable(int square) {
    int rank = Lines.rank(square);
    return (board.vacant.ranks[rank] & terrain.soldierPass.ranks[rank] & 1 << Lines.file(square))
        != 0;
  }

  /// Returns how many of these moves of the king would bring him where a way out is open.
  int routes(long moves) {
    int found = 0;
    for (long left = moves; left != 0; left &= left - 1) {
      int square = Moves.first(left, board.king);
      found += isBeforeExit(square) ? 1 : 0;
    }
    return found;
  }

  private boolean isBeforeExit(int square) {
    int file = Lines.file(square);
    int rank = Lines.rank(square);
    Lines vacant = board.vacant;
    int out = exits.ranks[rank] & vacant.ranks[rank] & terrain.kingRange[file];
    int blockers = ~(vacant.ranks[rank] & terrain.kingPass.ranks[rank]);
    if (out != 0 && (out & Lines.between(blockers, file)) != 0) {
      return true;
    }
    out = exits.files[file] & vacant.files[file] & terrain.kingRange[rank];
    blockers = ~(vacant.files[file] & terrain.kingPass.files[file]);
    return out != 0 && (out & Lines.between(blockers, rank)) != 0;
  }

  int attackersBeside() {
    byte[] at = board.at;
    int king = board.king;
    return ((at[king + 1] & Terrain.ATTACKER)
            + (at[king - 1] & Terrain.ATTACKER)
            + (at[king + Terrain.STRIDE] & Terrain.ATTACKER)
            + (at[king - Terrain.STRIDE] & Terrain.ATTACKER))
        / Terrain.ATTACKER;
  }
}
