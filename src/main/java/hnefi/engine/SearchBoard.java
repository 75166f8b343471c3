package hnefi.engine;

import hnefi.board.Arrangement;
import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.rules.Outcome;
import hnefi.rules.Position;
import hnefi.rules.RepetitionRule;

/// The board of the search: moves are made and unmade in place. It keeps mailbox, bitboards and
/// piece lists, the Zobrist hash, the sum of the square values and whether the game is over.
///
/// Not for several threads at once; each searching thread has its own.
final class SearchBoard {
  /// A position cannot occur for the third time before this many plies without a capture.
  static final int THIRD_OCCURRENCE = 8;

  /// The squares beside the four corners.
  private static final int CORNER_NEIGHBOURS = 8;

  private final RuleTables rules;
  private final byte[] at;
  private final Bitboards vacant = new Bitboards();
  private final PieceList attackers;
  private final PieceList defenders;
  private final CaptureFinder captures;
  private final EncirclementCheck encirclement;
  private final ExitFortCheck exitFort;
  private final UndoStack undo = new UndoStack();
  private int king;
  private boolean attackersToMove;
  private long hash;
  private long enclosureHash;
  private int squareValues;
  private int reversiblePlies;
  private int cornerGuards;
  private GameStatus status;
  private int[] kingSquareValues = new int[Mailbox.LENGTH];

  /// Sets up a position with the moves since the last capture behind it.
  SearchBoard(RuleTables rules, Position position) {
    this.rules = rules;
    at = rules.emptyCodes.clone();
    attackers = new PieceList(Mailbox.ATTACKER, rules.attackerKeys);
    defenders = new PieceList(Mailbox.DEFENDER, rules.defenderKeys);
    captures = new CaptureFinder(rules, at);
    var earlier = position.sinceCapture();
    reversiblePlies = earlier.size() - 1;
    for (int i = 0; i < reversiblePlies; i++) {
      undo.push(MoveCode.NONE, rules.hash(earlier.get(i)), 0, i, 0);
    }
    place(position.board());
    attackersToMove = position.toMove() == Side.ATTACKERS;
    hash = rules.hash(position);
    encirclement = new EncirclementCheck(this);
    exitFort = new ExitFortCheck(this);
    status = position.outcome().map(Outcome::ending).map(GameStatus::of).orElse(GameStatus.ONGOING);
  }

  private void place(Arrangement board) {
    for (int square : rules.squares) {
      vacant.set(square);
      Piece piece = board.at(Mailbox.square(square));
      if (piece != null) {
        put(Mailbox.code(piece), square);
      }
    }
  }

  private void put(int piece, int square) {
    at[square] = (byte) piece;
    vacant.flip(square);
    if (piece == Mailbox.KING) {
      king = square;
      enclosureHash ^= rules.kingKeys[square];
    } else if (piece == Mailbox.ATTACKER) {
      attackers.add(square);
      enclosureHash ^= rules.attackerKeys[square];
      cornerGuards += cornerNeighbour(square);
    } else {
      defenders.add(square);
    }
  }

  private void vacate(int square) {
    at[square] = rules.emptyCodes[square];
    vacant.flip(square);
  }

  /// Sets the value of each piece on each square, from the attackers' point of view; from now on
  /// [#squareValues] is their sum.
  void setSquareValues(int[] ofAttackers, int[] ofDefenders, int[] ofKing) {
    attackers.setSquareValues(ofAttackers);
    defenders.setSquareValues(ofDefenders);
    kingSquareValues = ofKing;
    squareValues = attackers.value() + defenders.value() + ofKing[king];
  }

  RuleTables rules() {
    return rules;
  }

  /// Returns the mailbox, for reading only.
  byte[] at() {
    return at;
  }

  /// Returns the vacant squares, for reading only.
  Bitboards vacant() {
    return vacant;
  }

  /// Returns the soldiers of a side.
  PieceList soldiers(Side side) {
    return side == Side.ATTACKERS ? attackers : defenders;
  }

  /// Returns the soldiers of the side to move.
  PieceList own() {
    return attackersToMove ? attackers : defenders;
  }

  /// Returns the soldiers of the other side.
  PieceList enemies() {
    return attackersToMove ? defenders : attackers;
  }

  EncirclementCheck encirclement() {
    return encirclement;
  }

  int king() {
    return king;
  }

  boolean attackersToMove() {
    return attackersToMove;
  }

  GameStatus status() {
    return status;
  }

  /// Returns the Zobrist hash of pieces and side to move.
  long hash() {
    return hash;
  }

  /// Returns the Zobrist hash of the attackers and the king alone, for what depends on no more.
  long enclosureHash() {
    return enclosureHash;
  }

  /// Returns the sum of what all pieces are worth where they stand, to the attackers.
  int squareValues() {
    return squareValues;
  }

  /// Returns the plies since the last capture, or since the game was set up: how far back a
  /// position may repeat.
  int reversiblePlies() {
    return reversiblePlies;
  }

  /// Returns how many moves lie behind the present position, those of the game included that it was
  /// set up with.
  int ply() {
    return undo.moves();
  }

  /// Returns whether the move made last was a capture.
  boolean isLastMoveCapture() {
    return reversiblePlies == 0;
  }

  private int cornerNeighbour(int square) {
    return rules.cornerNeighbour[square] ? 1 : 0;
  }

  /// Makes a legal move of a game that is not over, and judges it.
  GameStatus make(int move) {
    int from = MoveCode.from(move);
    int to = MoveCode.to(move);
    int piece = at[from];
    undo.push(move, hash, enclosureHash, reversiblePlies, squareValues);
    long[] keys = rules.keys(piece);
    hash ^= keys[from] ^ keys[to] ^ rules.turnKey;
    if (piece != Mailbox.DEFENDER) {
      enclosureHash ^= keys[from] ^ keys[to];
    }
    if (piece == Mailbox.KING) {
      squareValues += kingSquareValues[to] - kingSquareValues[from];
    } else {
      squareValues += own().value(to) - own().value(from);
    }
    relocate(piece, from, to);
    if (captures.find(to)) {
      reversiblePlies = 0;
      removeCaptured();
    } else {
      reversiblePlies++;
    }
    attackersToMove = !attackersToMove;
    status = judge(piece, to);
    return status;
  }

  /// Unmakes the last move made.
  void unmake() {
    undo.pop();
    attackersToMove = !attackersToMove;
    restoreCaptured();
    int from = MoveCode.from(undo.move());
    int to = MoveCode.to(undo.move());
    relocate(at[to], to, from);
    hash = undo.hash();
    enclosureHash = undo.enclosureHash();
    squareValues = undo.squareValues();
    reversiblePlies = undo.reversiblePlies();
    status = GameStatus.ONGOING;
  }

  private void relocate(int piece, int from, int to) {
    at[from] = rules.emptyCodes[from];
    at[to] = (byte) piece;
    vacant.flip(from);
    vacant.flip(to);
    if (piece == Mailbox.KING) {
      king = to;
      return;
    }
    own().move(from, to);
    if (piece == Mailbox.ATTACKER) {
      cornerGuards += cornerNeighbour(to) - cornerNeighbour(from);
    }
  }

  private void removeCaptured() {
    PieceList victims = enemies();
    for (int i = 0; i < captures.count(); i++) {
      int square = captures.square(i);
      hash ^= victims.key(square);
      squareValues -= victims.value(square);
      if (victims.code() == Mailbox.ATTACKER) {
        cornerGuards -= cornerNeighbour(square);
        enclosureHash ^= victims.key(square);
      }
      clear(square, victims.remove(square));
    }
    if (captures.isKingCaptured()) {
      hash ^= rules.kingKeys[king];
      clear(king, 0);
    }
  }

  private void clear(int square, int index) {
    vacate(square);
    undo.pushCaptured(square, index);
  }

  /// The captor is to move again.
  private void restoreCaptured() {
    PieceList victims = enemies();
    while (undo.hasCaptured()) {
      int captured = undo.popCaptured();
      int square = UndoStack.capturedSquare(captured);
      vacant.flip(square);
      if (square == king) {
        at[square] = Mailbox.KING;
        continue;
      }
      at[square] = (byte) victims.code();
      victims.restore(square, UndoStack.capturedIndex(captured));
      if (victims.code() == Mailbox.ATTACKER) {
        cornerGuards += cornerNeighbour(square);
      }
    }
  }

  private GameStatus judge(int piece, int to) {
    if (captures.isKingCaptured()) {
      return GameStatus.KING_CAPTURED;
    }
    if (piece == Mailbox.KING && rules.escape[to]) {
      return GameStatus.KING_ESCAPED;
    }
    if (rules.hasEnclosures && isEnclosure(piece, to)) {
      return piece == Mailbox.ATTACKER ? GameStatus.ENCIRCLEMENT : GameStatus.EXIT_FORT;
    }
    if (rules.repetitionEnds
        && reversiblePlies >= THIRD_OCCURRENCE
        && undo.occurrences(hash, 0, undo.moves() - reversiblePlies, 2) == 2) {
      return GameStatus.REPETITION;
    }
    return MoveGenerator.hasLegalMove(this) ? GameStatus.ONGOING : GameStatus.NO_LEGAL_MOVE;
  }

  /// Returns whether the piece that has just arrived has completed an encirclement or a fort.
  private boolean isEnclosure(int piece, int to) {
    return piece == Mailbox.ATTACKER
        ? rules.encirclement && encirclement.isCompletedBy(to, reversiblePlies == 0)
        : rules.exitFort && exitFort.isComplete();
  }

  /// Returns whether the next move of the defenders may complete a fort, if only by leaving a
  /// square that then belongs to it.
  boolean mayCompleteFort() {
    return rules.exitFort && rules.edge[king];
  }

  /// Makes a null move, or unmakes it: the side to move passes.
  void makeNullMove() {
    attackersToMove = !attackersToMove;
    hash ^= rules.turnKey;
  }

  /// Returns whether the present position stood on the board before, not earlier than the given
  /// number of moves from the beginning.
  boolean occurredSince(int earliest) {
    return undo.occurrences(hash, 0, Math.max(earliest, undo.moves() - reversiblePlies), 1) > 0;
  }

  /// Returns whether a position since the last capture has occurred twice.
  boolean hasRecurred() {
    return undo.hasRecurred(hash, undo.moves() - reversiblePlies);
  }

  /// Returns whether some move that a piece of the side to move could make may be forbidden.
  boolean mayForbid() {
    return rules.hasForbiddenMoves
        && (mayBlockCorners() && attackersToMove
            || rules.repetition == RepetitionRule.FORBIDDEN
                && reversiblePlies + 1 >= THIRD_OCCURRENCE);
  }

  /// Returns whether one more attacker beside a corner would block the last open one.
  private boolean mayBlockCorners() {
    return rules.openCorner && cornerGuards >= CORNER_NEIGHBOURS - 1;
  }

  /// Returns whether a move that the piece could make is forbidden: it would block the last open
  /// corner, or bring a position about for the third time.
  boolean isForbidden(int from, int to) {
    if (rules.openCorner
        && at[from] == Mailbox.ATTACKER
        && cornerGuards + cornerNeighbour(to) - cornerNeighbour(from) == CORNER_NEIGHBOURS) {
      return true;
    }
    return rules.repetition == RepetitionRule.FORBIDDEN
        && reversiblePlies + 1 >= THIRD_OCCURRENCE
        && isThirdOccurrence(from, to);
  }

  private boolean isThirdOccurrence(int from, int to) {
    long[] keys = rules.keys(at[from]);
    long after = hash ^ keys[from] ^ keys[to] ^ rules.turnKey;
    return undo.occurrences(after, 1, undo.moves() - reversiblePlies, 2) == 2
        && !isCapture(from, to);
  }

  private boolean isCapture(int from, int to) {
    byte piece = at[from];
    at[from] = rules.emptyCodes[from];
    at[to] = piece;
    boolean isCapture = captures.find(to);
    at[to] = rules.emptyCodes[to];
    at[from] = piece;
    return isCapture;
  }
}
