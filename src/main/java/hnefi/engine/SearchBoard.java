package hnefi.engine;

import hnefi.board.Arrangement;
import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.rules.Outcome;
import hnefi.rules.Position;
import hnefi.rules.RepetitionRule;

/// A board that changes in place: moves are made and taken back on it, and it knows at every moment
/// whose turn it is, whether the game is over, and a hash of what stands where.
///
/// Not for several threads at once; each searching thread has its own.
final class SearchBoard {
  /// How a game stands after a move.
  static final int ONGOING = 0;

  static final int KING_CAPTURED = 1;
  static final int KING_ESCAPED = 2;
  static final int REPETITION = 3;
  static final int STUCK = 4;

  /// A position cannot occur for the third time before this many moves without a capture.
  static final int FIRST_THIRD = 8;

  static final int ALL_GUARDS = 8;

  final RuleTables terrain;

  /// What every square shows, in the codes of [RuleTables].
  final byte[] at;

  final Bitboards vacant = new Bitboards();

  final PieceList attackers;
  final PieceList defenders;
  int king;
  boolean attackersToMove;
  long hash;

  /// A hash of the attackers and the king alone.
  long wall;

  /// What all pieces are worth where they stand, to the attackers; nothing before [#value].
  int worth;

  /// Moves since the last capture, or since the game was set up: how far back a position may
  /// repeat.
  int reversible;

  /// How many attackers stand beside corners.
  int guards;

  /// How the game stands, one of the constants above.
  int ending;

  private final CaptureUndo captives;
  private final UndoStack past = new UndoStack();

  /// What the king is worth on each square.
  private int[] kingWorth = new int[RuleTables.ADDRESSES];

  /// Sets up a position with the moves since the last capture behind it.
  SearchBoard(RuleTables terrain, Position position) {
    this.terrain = terrain;
    at = terrain.bare.clone();
    attackers = new PieceList(RuleTables.ATTACKER, terrain.attackerKeys, terrain.holdsAttacker);
    defenders = new PieceList(RuleTables.DEFENDER, terrain.defenderKeys, terrain.holdsDefender);
    captives = new CaptureUndo(this);
    remember(position);
    place(position.board());
    attackersToMove = position.toMove() == Side.ATTACKERS;
    hash = hashOf(position);
    ending = position.outcome().map(Outcome::ending).map(SearchBoard::code).orElse(ONGOING);
  }

  private void remember(Position position) {
    var earlier = position.sinceCapture();
    reversible = earlier.size() - 1;
    for (int i = 0; i < reversible; i++) {
      past.add(Moves.NONE, hashOf(earlier.get(i)), 0, 0, i, 0);
    }
  }

  private void place(Arrangement board) {
    for (int square : terrain.squares) {
      Piece piece = board.at(RuleTables.square(square));
      if (piece == null) {
        vacant.set(square);
        continue;
      }
      at[square] = (byte) RuleTables.code(piece);
      switch (piece) {
        case ATTACKER -> {
          attackers.add(square);
          wall ^= terrain.attackerKeys[square];
          guards += terrain.guard[square] ? 1 : 0;
        }
        case DEFENDER -> defenders.add(square);
        case KING -> {
          king = square;
          wall ^= terrain.kingKeys[square];
        }
      }
    }
  }

  /// Says what a piece is worth to the attackers on each square, to be summed up from now on.
  void value(int[] attackerWorth, int[] defenderWorth, int[] kingWorth) {
    attackers.worth = attackerWorth;
    defenders.worth = defenderWorth;
    this.kingWorth = kingWorth;
    worth = attackers.worth() + defenders.worth() + kingWorth[king];
  }

  private long hashOf(Position position) {
    Arrangement board = position.board();
    long sum = position.toMove() == Side.ATTACKERS ? 0 : terrain.turnKey;
    for (Piece piece : Piece.values()) {
      for (Square each : board.squaresOf(piece)) {
        sum ^= keys(RuleTables.code(piece))[RuleTables.address(each)];
      }
    }
    return sum;
  }

  static int code(Outcome.Ending ending) {
    return switch (ending) {
      case KING_CAPTURED -> KING_CAPTURED;
      case KING_ESCAPED -> KING_ESCAPED;
      case REPETITION, AGREEMENT -> REPETITION;
      case NO_LEGAL_MOVE, RESIGNATION -> STUCK;
    };
  }

  private long[] keys(int code) {
    return code == RuleTables.ATTACKER
        ? terrain.attackerKeys
        : code == RuleTables.DEFENDER ? terrain.defenderKeys : terrain.kingKeys;
  }

  /// Returns the soldiers of the side to move.
  PieceList own() {
    return attackersToMove ? attackers : defenders;
  }

  /// Returns the soldiers of the other side.
  PieceList enemies() {
    return attackersToMove ? defenders : attackers;
  }

  /// Makes a legal move of a game that is not over, and judges it.
  ///
  /// @return how the game stands now
  int make(int move) {
    int from = Moves.from(move);
    int to = Moves.to(move);
    int piece = at[from];
    past.add(move, hash, wall, captives.mark(), reversible, worth);

    long[] keys = piece == RuleTables.KING ? terrain.kingKeys : own().keys;
    long changed = hash ^ keys[from] ^ keys[to] ^ terrain.turnKey;
    if (piece != RuleTables.DEFENDER) {
      wall ^= keys[from] ^ keys[to];
    }
    at[from] = terrain.bare[from];
    at[to] = (byte) piece;
    vacant.flip(from);
    vacant.flip(to);
    if (piece == RuleTables.KING) {
      king = to;
      worth += kingWorth[to] - kingWorth[from];
    } else {
      PieceList men = own();
      men.move(from, to);
      worth += men.worth[to] - men.worth[from];
      if (piece == RuleTables.ATTACKER) {
        guards += guard(to) - guard(from);
      }
    }
    int taken = captives.judge(to);
    if (taken == 0) {
      reversible++;
      hash = changed;
    } else {
      reversible = 0;
      hash = changed ^ captives.takeOff();
    }
    attackersToMove = !attackersToMove;
    ending = judge(piece, to);
    return ending;
  }

  /// Takes back the last move made.
  void unmake() {
    past.remove();
    attackersToMove = !attackersToMove;
    captives.putBack(past.captives());
    int from = Moves.from(past.move());
    int to = Moves.to(past.move());
    int piece = at[to];
    at[to] = terrain.bare[to];
    at[from] = (byte) piece;
    vacant.flip(from);
    vacant.flip(to);
    if (piece == RuleTables.KING) {
      king = from;
    } else {
      own().move(to, from);
      if (piece == RuleTables.ATTACKER) {
        guards += guard(from) - guard(to);
      }
    }
    hash = past.hash();
    wall = past.wall();
    worth = past.worth();
    reversible = past.reversible();
    ending = ONGOING;
  }

  int guard(int square) {
    return terrain.guard[square] ? 1 : 0;
  }

  private int judge(int piece, int to) {
    if (captives.kingTaken()) {
      return KING_CAPTURED;
    }
    if (piece == RuleTables.KING && terrain.escape[to]) {
      return KING_ESCAPED;
    }
    if (terrain.repetition == RepetitionRule.DRAW
        && reversible >= FIRST_THIRD
        && past.occurrences(hash, 0, past.moves() - reversible, 2) == 2) {
      return REPETITION;
    }
    return Moves.any(this) ? ONGOING : STUCK;
  }

  /// Returns whether the present position stood on the board before, not earlier than the given
  /// number of moves from the beginning.
  boolean occurredSince(int earliest) {
    return past.occurrences(hash, 0, Math.max(earliest, past.moves() - reversible), 1) > 0;
  }

  /// Returns how many moves lie behind the present position, those of the game included that it was
  /// set up with.
  int ply() {
    return past.moves();
  }

  /// Returns whether the side to move may not make this move although the piece could go there: all
  /// corners would be blocked, or a position would occur for the third time.
  boolean isForbidden(int from, int to) {
    if (terrain.openCorner
        && at[from] == RuleTables.ATTACKER
        && guards + guard(to) - guard(from) == ALL_GUARDS) {
      return true;
    }
    return terrain.repetition == RepetitionRule.FORBIDDEN
        && reversible + 1 >= FIRST_THIRD
        && bringsThirdOccurrence(from, to);
  }

  /// Returns whether some move of the side to move could be forbidden at all.
  boolean mayForbid() {
    return terrain.forbids
        && (terrain.openCorner && attackersToMove && guards >= ALL_GUARDS - 1
            || terrain.repetition == RepetitionRule.FORBIDDEN && reversible + 1 >= FIRST_THIRD);
  }

  private boolean bringsThirdOccurrence(int from, int to) {
    int piece = at[from];
    long[] keys = keys(piece);
    long after = hash ^ keys[from] ^ keys[to] ^ terrain.turnKey;
    return past.occurrences(after, 1, past.moves() - reversible, 2) == 2
        && !takesSomething(from, to);
  }

  private boolean takesSomething(int from, int to) {
    byte piece = at[from];
    at[from] = terrain.bare[from];
    at[to] = piece;
    int king = this.king;
    this.king = piece == RuleTables.KING ? to : king;
    boolean takes = captives.judge(to) > 0;
    this.king = king;
    at[to] = terrain.bare[to];
    at[from] = piece;
    return takes;
  }

  /// Lets the side to move pass, which no rule allows but a search may ask about.
  void pass() {
    attackersToMove = !attackersToMove;
    hash ^= terrain.turnKey;
  }
}
