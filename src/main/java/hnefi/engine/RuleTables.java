package hnefi.engine;

import hnefi.board.BoardSize;
import hnefi.board.Piece;
import hnefi.board.Square;
import hnefi.rules.Access;
import hnefi.rules.Escape;
import hnefi.rules.KingCaptor;
import hnefi.rules.KingCapture;
import hnefi.rules.NoLegalMoveRule;
import hnefi.rules.RepetitionRule;
import hnefi.rules.RuleSet;
import hnefi.rules.ShieldWallRule;
import java.util.Arrays;
import java.util.SplittableRandom;

/// What stays the same while one rule set is played on one board: the squares with a border around
/// them, and the switches turned into masks over what a square can show.
///
/// A square shows exactly one of the codes below, each a bit of its own, so that every question of
/// the rules ("may a soldier stop here?", "does this hold a defender?") is one `&` with a mask.
final class RuleTables {
  /// Distance from a square to the one above it; the widest board and its border fit.
  static final int STRIDE = 32;

  /// How many squares are addressed, border and gaps included.
  static final int ADDRESSES = (BoardSize.LARGEST + 2) * STRIDE;

  static final int EMPTY = 1;
  static final int ATTACKER = 2;
  static final int DEFENDER = 4;
  static final int KING = 8;
  static final int EMPTY_THRONE = 16;
  static final int EMPTY_CORNER = 32;
  static final int BORDER = 64;

  private static final long SEED = 0x68_6E_65_66_69L;

  final RuleSet rules;
  final BoardSize size;
  final int width;
  final int throne;

  /// The squares of the board in reading order.
  final int[] squares;

  /// What each square shows while nobody stands on it.
  final byte[] bare = new byte[ADDRESSES];

  /// Where the king wins.
  final boolean[] escape = new boolean[ADDRESSES];

  /// The squares orthogonally beside a corner, which the attackers may not fill altogether if a
  /// corner must stay open.
  final boolean[] guard = new boolean[ADDRESSES];

  /// The squares from which a piece can enclose a row: the edge and the ring inside it.
  final int[] wallSquares;

  /// Where a soldier may stop, and what he may slide across, if it is vacant.
  final Bitboards soldierStop;

  final Bitboards soldierPass;
  final Bitboards kingStop;
  final Bitboards kingPass;

  /// The places within the king's range of each place on a line.
  final int[] kingRange = new int[STRIDE];

  /// What holds a piece of either side from behind.
  final int holdsAttacker;

  final int holdsDefender;

  /// The squares on the board that hold pieces of both sides while vacant, a number for each rank
  /// as in [Bitboards].
  final int[] hostile;

  /// The border if it holds pieces, likewise.
  final int[] hostileBorder = new int[STRIDE];

  /// What may stand in for one of the four attackers around the king.
  final int kingCaptors;

  final boolean kingFlanked;
  final boolean kingArmed;
  final boolean shieldWall;

  /// What closes an end of a row besides an enemy.
  final int rowEnd;

  final boolean openCorner;
  final boolean stuckLoses;
  final RepetitionRule repetition;

  /// Whether some rule can forbid a move although the piece could go there.
  final boolean forbids;

  final long[] attackerKeys = new long[ADDRESSES];
  final long[] defenderKeys = new long[ADDRESSES];
  final long[] kingKeys = new long[ADDRESSES];

  /// Changes the hash when the turn passes to the other side.
  final long turnKey;

  RuleTables(RuleSet rules, BoardSize size) {
    this.rules = rules;
    this.size = size;
    width = size.width();
    throne = address(size.throne());
    squares = size.squares().stream().mapToInt(RuleTables::address).toArray();
    layOut();
    wallSquares = Arrays.stream(squares).filter(this::isNearEdge).toArray();

    soldierStop = lines(stop(Piece.ATTACKER));
    soldierPass = lines(pass(Piece.ATTACKER));
    kingStop = lines(stop(Piece.KING));
    kingPass = lines(pass(Piece.KING));
    for (int from = 1; from <= width; from++) {
      for (int to = 1; to <= width; to++) {
        kingRange[from] |= Math.abs(to - from) <= rules.kingRange() ? 1 << to : 0;
      }
    }
    int hostile =
        (rules.throneHostile() ? EMPTY_THRONE : 0)
            | (rules.cornerHostile() ? EMPTY_CORNER : 0)
            | (rules.edgeHostile() ? BORDER : 0);
    this.hostile = lines(hostile).ranks;
    if (rules.edgeHostile()) {
      int outside = ~((1 << width) - 1 << 1);
      Arrays.fill(hostileBorder, 0, width + 2, outside);
      hostileBorder[0] = -1;
      hostileBorder[width + 1] = -1;
    }
    kingArmed = rules.kingArmed();
    holdsAttacker = DEFENDER | (kingArmed ? KING : 0) | hostile;
    holdsDefender = ATTACKER | hostile;
    kingCaptors =
        rules.kingCaptors().stream().mapToInt(RuleTables::code).reduce(0, (one, two) -> one | two);
    kingFlanked = rules.kingCapture() == KingCapture.TWO_SIDES;
    shieldWall = rules.shieldWall() != ShieldWallRule.NONE;
    rowEnd = rules.shieldWall() == ShieldWallRule.WITH_CORNER ? EMPTY_CORNER : 0;
    openCorner = rules.openCorner();
    stuckLoses = rules.noLegalMove() == NoLegalMoveRule.LOSES;
    repetition = rules.repetition();
    forbids = openCorner || repetition == RepetitionRule.FORBIDDEN;

    SplittableRandom random = new SplittableRandom(SEED);
    for (int square : squares) {
      attackerKeys[square] = random.nextLong();
      defenderKeys[square] = random.nextLong();
      kingKeys[square] = random.nextLong();
    }
    turnKey = random.nextLong();
  }

  private void layOut() {
    Arrays.fill(bare, (byte) BORDER);
    for (Square each : size.squares()) {
      int square = address(each);
      boolean corner = size.isCorner(each);
      bare[square] = (byte) (corner ? EMPTY_CORNER : size.isThrone(each) ? EMPTY_THRONE : EMPTY);
      escape[square] = rules.escape() == Escape.EDGE ? size.isEdge(each) : corner;
    }
    for (Square corner : size.corners()) {
      size.neighbours(corner).forEach(beside -> guard[address(beside)] = true);
    }
  }

  private boolean isNearEdge(int square) {
    Square each = square(square);
    int last = width - 1;
    return Math.min(each.file(), each.rank()) <= 1
        || Math.max(each.file(), each.rank()) >= last - 1;
  }

  private Bitboards lines(int codes) {
    Bitboards lines = new Bitboards();
    for (int square : squares) {
      if ((bare[square] & codes) != 0) {
        lines.set(square);
      }
    }
    return lines;
  }

  private int stop(Piece piece) {
    return allowed(EMPTY_THRONE, rules.throneEnter(), piece)
        | allowed(EMPTY_CORNER, rules.cornerEnter(), piece)
        | EMPTY;
  }

  private int pass(Piece piece) {
    return allowed(EMPTY_THRONE, rules.thronePass(), piece) | EMPTY;
  }

  private static int allowed(int code, Access access, Piece piece) {
    return access.allows(piece) ? code : 0;
  }

  private static int code(KingCaptor captor) {
    return switch (captor) {
      case THRONE -> EMPTY_THRONE;
      case CORNER -> EMPTY_CORNER;
      case EDGE -> BORDER;
    };
  }

  static int code(Piece piece) {
    return switch (piece) {
      case ATTACKER -> ATTACKER;
      case DEFENDER -> DEFENDER;
      case KING -> KING;
    };
  }

  static int address(Square square) {
    return (square.rank() + 1) * STRIDE + square.file() + 1;
  }

  static Square square(int address) {
    return new Square(address % STRIDE - 1, address / STRIDE - 1);
  }
}
