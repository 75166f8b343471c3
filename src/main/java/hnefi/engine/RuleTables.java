package hnefi.engine;

import hnefi.board.Arrangement;
import hnefi.board.BoardSize;
import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.rules.Access;
import hnefi.rules.Escape;
import hnefi.rules.KingCaptor;
import hnefi.rules.NoLegalMoveRule;
import hnefi.rules.Position;
import hnefi.rules.RepetitionRule;
import hnefi.rules.RuleSet;
import hnefi.rules.ShieldWallRule;
import java.util.Arrays;
import java.util.SplittableRandom;

/// The rule tables: one rule set on one board size, compiled to masks over the codes of [Mailbox]
/// and to bitboards; and the Zobrist keys.
final class RuleTables {
  private static final long SEED = 0x68_6E_65_66_69L;

  final RuleSet rules;
  final BoardSize size;
  final int width;

  /// The squares of the board in reading order.
  final int[] squares;

  /// The code of each square while nobody stands on it.
  final byte[] emptyCodes = new byte[Mailbox.LENGTH];

  /// Where the king wins.
  final boolean[] escape = new boolean[Mailbox.LENGTH];

  final boolean[] edge = new boolean[Mailbox.LENGTH];
  final Bitboards edgeSquares = new Bitboards();
  final int throne;

  /// The squares orthogonally beside a corner, which the attackers may not fill altogether if a
  /// corner must stay open.
  final boolean[] cornerNeighbour = new boolean[Mailbox.LENGTH];

  /// The squares an arrival on which can close a shield wall: the edge and the ring inside it.
  final int[] shieldWallSquares;

  /// Where a soldier may stop if it is vacant, what it may pass, and the same for the king.
  final Bitboards soldierStop;

  final Bitboards soldierPass;
  final Bitboards kingStop;
  final Bitboards kingPass;

  /// The squares of a line within the king's range of each of its squares, as bits.
  final int[] kingRange = new int[Mailbox.STRIDE];

  /// The codes that capture a soldier of either side from the far side.
  final int attackerCaptors;

  final int defenderCaptors;

  /// The squares that are hostile to soldiers of both sides while vacant, as the ranks of
  /// [Bitboards]; and the border if it is hostile.
  final int[] hostile;

  final int[] hostileBorder = new int[Mailbox.STRIDE];

  final KingCaptureRule kingCapture;
  final boolean kingArmed;

  /// Whether the throne with the king on it captures the last defender beside it.
  final boolean heldThrone;

  final boolean shieldWall;

  /// Whether an arrival may be decisive for more than custodial captures and shield walls.
  final boolean hasSpecialTargets;

  /// Whether only an arrival at an end of a shield wall captures it.
  final boolean flankingOnly;

  /// The codes that close an end of a shield wall besides an enemy.
  final int shieldWallEnds;

  final boolean openCorner;
  final boolean noMoveLoses;
  final RepetitionRule repetition;

  /// Whether a third occurrence ends the game.
  final boolean repetitionEnds;

  final boolean encirclement;
  final boolean exitFort;

  /// Whether one of the two above can end a game.
  final boolean hasEnclosures;

  /// Whether some rule can forbid a move that the piece could make.
  final boolean hasForbiddenMoves;

  /// The Zobrist keys of each piece on each square.
  final long[] attackerKeys = new long[Mailbox.LENGTH];

  final long[] defenderKeys = new long[Mailbox.LENGTH];
  final long[] kingKeys = new long[Mailbox.LENGTH];

  /// The Zobrist key of the side to move.
  final long turnKey;

  RuleTables(RuleSet rules, BoardSize size) {
    this.rules = rules;
    this.size = size;
    width = size.width();
    throne = Mailbox.address(size.throne());
    squares = size.squares().stream().mapToInt(Mailbox::address).toArray();
    layOut(size);
    shieldWallSquares = Arrays.stream(squares).filter(this::isNearEdge).toArray();

    soldierStop = bitboards(stop(Piece.ATTACKER));
    soldierPass = bitboards(pass(Piece.ATTACKER));
    kingStop = bitboards(stop(Piece.KING));
    kingPass = bitboards(pass(Piece.KING));
    for (int from = 1; from <= width; from++) {
      for (int to = 1; to <= width; to++) {
        kingRange[from] |= Math.abs(to - from) <= rules.kingRange() ? 1 << to : 0;
      }
    }
    int hostile =
        (rules.throneHostile() ? Mailbox.EMPTY_THRONE : 0)
            | (rules.cornerHostile() ? Mailbox.EMPTY_CORNER : 0)
            | (rules.edgeHostile() ? Mailbox.BORDER : 0);
    this.hostile = bitboards(hostile).ranks;
    if (rules.edgeHostile()) {
      int outside = ~((1 << width) - 1 << 1);
      Arrays.fill(hostileBorder, 0, width + 2, outside);
      hostileBorder[0] = -1;
      hostileBorder[width + 1] = -1;
    }
    kingArmed = rules.kingArmed();
    attackerCaptors = Mailbox.DEFENDER | (kingArmed ? Mailbox.KING : 0) | hostile;
    defenderCaptors = Mailbox.ATTACKER | hostile;
    int substitutes =
        rules.kingCaptors().stream().mapToInt(RuleTables::code).reduce(0, (one, two) -> one | two);
    kingCapture = new KingCaptureRule(rules, size, substitutes, defenderCaptors);
    heldThrone = rules.heldThroneHostile();
    shieldWall = rules.shieldWall() != ShieldWallRule.NONE;
    flankingOnly = rules.shieldWall() == ShieldWallRule.FLANKING;
    shieldWallEnds = closesWithCorner(rules) ? Mailbox.EMPTY_CORNER : 0;
    openCorner = rules.openCorner();
    noMoveLoses = rules.noLegalMove() == NoLegalMoveRule.LOSES;
    repetition = rules.repetition();
    repetitionEnds =
        repetition == RepetitionRule.DRAW || repetition == RepetitionRule.DEFENDERS_LOSE;
    encirclement = rules.encirclement();
    exitFort = rules.exitFort();
    hasEnclosures = encirclement || exitFort;
    hasSpecialTargets = heldThrone || encirclement;
    hasForbiddenMoves = openCorner || repetition == RepetitionRule.FORBIDDEN;

    SplittableRandom random = new SplittableRandom(SEED);
    for (int square : squares) {
      attackerKeys[square] = random.nextLong();
      defenderKeys[square] = random.nextLong();
      kingKeys[square] = random.nextLong();
    }
    turnKey = random.nextLong();
  }

  private static boolean closesWithCorner(RuleSet rules) {
    return switch (rules.shieldWall()) {
      case NONE, PLAIN -> false;
      case WITH_CORNER, FLANKING -> rules.cornerHostile();
    };
  }

  /// Returns whether a game that ended so is won, 1, drawn, 0, or lost, -1, for the side that made
  /// the last move. Only attackers capture a king or encircle, only defenders escape or build a
  /// fort.
  int resultForMover(GameStatus status, boolean isAttacker) {
    return switch (status) {
      case ONGOING -> 0;
      case KING_CAPTURED, KING_ESCAPED, ENCIRCLEMENT, EXIT_FORT -> 1;
      case NO_LEGAL_MOVE -> noMoveLoses ? 1 : 0;
      case REPETITION -> repetition != RepetitionRule.DEFENDERS_LOSE ? 0 : isAttacker ? 1 : -1;
    };
  }

  /// Returns the Zobrist keys of a piece by its code.
  long[] keys(int code) {
    return code == Mailbox.ATTACKER
        ? attackerKeys
        : code == Mailbox.DEFENDER ? defenderKeys : kingKeys;
  }

  /// Returns the Zobrist hash of a position.
  long hash(Position position) {
    Arrangement board = position.board();
    long hash = position.toMove() == Side.ATTACKERS ? 0 : turnKey;
    for (Piece piece : Piece.values()) {
      for (Square each : board.squaresOf(piece)) {
        hash ^= keys(Mailbox.code(piece))[Mailbox.address(each)];
      }
    }
    return hash;
  }

  private void layOut(BoardSize size) {
    Arrays.fill(emptyCodes, (byte) Mailbox.BORDER);
    for (Square each : size.squares()) {
      int square = Mailbox.address(each);
      boolean corner = size.isCorner(each);
      emptyCodes[square] =
          (byte)
              (corner
                  ? Mailbox.EMPTY_CORNER
                  : size.isThrone(each) ? Mailbox.EMPTY_THRONE : Mailbox.EMPTY);
      escape[square] = rules.escape() == Escape.EDGE ? size.isEdge(each) : corner;
      if (size.isEdge(each)) {
        edge[square] = true;
        edgeSquares.set(square);
      }
    }
    for (Square corner : size.corners()) {
      size.neighbours(corner).forEach(beside -> cornerNeighbour[Mailbox.address(beside)] = true);
    }
  }

  /// Returns how far a rank or file is from the nearer edge, 0 on it.
  int distanceToEdge(int line) {
    return Math.min(line - 1, width - line);
  }

  /// Returns how many steps a square is from the nearest corner.
  int distanceToCorner(int square) {
    return distanceToEdge(Mailbox.file(square)) + distanceToEdge(Mailbox.rank(square));
  }

  private boolean isNearEdge(int square) {
    Square each = Mailbox.square(square);
    int last = width - 1;
    return Math.min(each.file(), each.rank()) <= 1
        || Math.max(each.file(), each.rank()) >= last - 1;
  }

  private Bitboards bitboards(int codes) {
    Bitboards found = new Bitboards();
    for (int square : squares) {
      if ((emptyCodes[square] & codes) != 0) {
        found.set(square);
      }
    }
    return found;
  }

  private int stop(Piece piece) {
    return allowed(Mailbox.EMPTY_THRONE, rules.throneEnter(), piece)
        | allowed(Mailbox.EMPTY_CORNER, rules.cornerEnter(), piece)
        | Mailbox.EMPTY;
  }

  private int pass(Piece piece) {
    return allowed(Mailbox.EMPTY_THRONE, rules.thronePass(), piece) | Mailbox.EMPTY;
  }

  private static int allowed(int code, Access access, Piece piece) {
    return access.allows(piece) ? code : 0;
  }

  private static int code(KingCaptor captor) {
    return switch (captor) {
      case THRONE -> Mailbox.EMPTY_THRONE;
      case CORNER -> Mailbox.EMPTY_CORNER;
      case EDGE -> Mailbox.BORDER;
    };
  }
}
