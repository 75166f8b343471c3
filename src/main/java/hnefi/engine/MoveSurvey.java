package hnefi.engine;

import hnefi.board.BoardSize;
import hnefi.board.Side;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.RuleSet;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/// What can be seen of each legal move of a position: at a glance ([MoveFeature]), and by searching
/// what follows.
///
/// Keep one for a game. Not for several threads at once.
public final class MoveSurvey {
  private static final int MEGABYTES = 1;
  private static final int PIECES = Mailbox.ATTACKER | Mailbox.DEFENDER | Mailbox.KING;

  /// How far apart two squares are at most, for the logarithms of distances.
  private static final int FAR = 40;

  private static final double[] LOGARITHMS = logarithms();

  private final RuleTables rules;
  private final TranspositionTable table;
  private final int[] lost = new int[Mailbox.STRIDE];

  /// The soldiers of the side to move that could be captured if it passed, as the ranks of
  /// [Bitboards].
  private final int[] threatened = new int[Mailbox.STRIDE];

  /// Where the king could go, and the piece that moved last.
  private final boolean[] kingsReach = new boolean[Mailbox.LENGTH];

  private final boolean[] lastReach = new boolean[Mailbox.LENGTH];
  private final int[] before = new int[Mailbox.STRIDE];
  private int[] replies = new int[256];

  private SearchBoard board;
  private Search search;
  private KingThreats threats;
  private CaptureTargets targets;
  private int[] moves = new int[256];
  private double[][] features = new double[0][];
  private int count;

  /// Surveys a position.
  ///
  /// @param earlier the moves of the game before it, as far as they are known
  /// @throws IllegalArgumentException if the game is over
  public MoveSurvey(RuleSet rules, Position position, List<Move> earlier) {
    this(
        new RuleTables(rules, position.board().size()),
        position,
        new TranspositionTable(MEGABYTES));
    look(position, earlier);
  }

  /// Surveys a position without looking at its moves.
  MoveSurvey(RuleTables rules, Position position, TranspositionTable table) {
    this.rules = rules;
    this.table = table;
    show(position);
  }

  private void show(Position position) {
    board = new SearchBoard(rules, position);
    search = search();
    threats = new KingThreats(board);
    targets = new CaptureTargets(board);
    int most = mostMoves(board);
    if (most > replies.length) {
      replies = new int[most];
    }
  }

  /// Returns the position that is surveyed.
  SearchBoard board() {
    return board;
  }

  /// Returns the most moves that either side can have.
  static int mostMoves(SearchBoard board) {
    return Math.max(
        MoveGenerator.capacity(board, board.own()), MoveGenerator.capacity(board, board.enemies()));
  }

  /// Returns what the position looks like to the side to move if captures are followed and nothing
  /// else.
  Score glance() {
    search.newRoot();
    return new Score(search.run(0, -Score.WIN, Score.WIN));
  }

  private static double[] logarithms() {
    double[] all = new double[FAR + 1];
    for (int i = 0; i <= FAR; i++) {
      all[i] = Math.log(1 + i);
    }
    return all;
  }

  private Search search() {
    SearchBudget budget = new SearchBudget(SearchLimits.nodes(Long.MAX_VALUE), new StopSignal());
    return new Search(board, table, budget, ShippedNetworks.ALL);
  }

  /// Tells for each position on a board of this size whether the side to move can win at once
  /// through the king, or the other side threatens to.
  public static Predicate<Position> decisive(RuleSet rules, BoardSize size) {
    RuleTables tables = new RuleTables(rules, size);
    return position -> {
      KingThreats threats = new KingThreats(new SearchBoard(tables, position));
      threats.update();
      return threats.winningMove() != MoveCode.NONE || threats.isThreatened();
    };
  }

  /// Returns whether a position is on a board of this size.
  public boolean fits(Position position) {
    return rules.size.equals(position.board().size());
  }

  /// Surveys the next position of the same game.
  public void next(Position position, List<Move> earlier) {
    show(position);
    if (board.hasRecurred()) {
      table.clear();
    }
    table.newGeneration();
    look(position, earlier);
  }

  private void look(Position position, List<Move> earlier) {
    if (position.outcome().isPresent()) {
      throw new IllegalArgumentException("the game is over: there is no move to see");
    }
    int capacity = MoveGenerator.capacity(board);
    if (capacity > moves.length) {
      moves = new int[capacity];
    }
    count = MoveGenerator.generate(board, moves, 0);
    int last = code(earlier, 1);
    int own = code(earlier, 2);
    board.makeNullMove();
    capturable();
    System.arraycopy(lost, 0, threatened, 0, lost.length);
    board.makeNullMove();
    reach(board.king(), kingsReach);
    int there = MoveCode.to(last);
    boolean isOnBoard = last != MoveCode.NONE && (board.at()[there] & PIECES) != 0;
    reach(isOnBoard ? there : 0, lastReach);
    features = new double[count][];
    for (int i = 0; i < count; i++) {
      features[i] = glance(moves[i], last, own);
    }
  }

  private void reach(int from, boolean[] reached) {
    Arrays.fill(reached, false);
    if (from == 0) {
      return;
    }
    long destinations =
        from == board.king() ? MoveGenerator.ofKing(board) : MoveGenerator.ofSoldier(board, from);
    for (long left = destinations; left != 0; left &= left - 1) {
      reached[MoveCode.firstSquare(from, left)] = true;
    }
  }

  private static int code(List<Move> earlier, int back) {
    return earlier.size() < back ? MoveCode.NONE : MoveCode.of(earlier.get(earlier.size() - back));
  }

  /// Returns how many legal moves there are.
  public int count() {
    return count;
  }

  /// Returns a legal move.
  ///
  /// @param index from 0 to [#count], exclusive
  public Move move(int index) {
    return MoveCode.move(moves[index]);
  }

  /// Returns what is seen of a move at a glance, by the order of [MoveFeature]; not to be changed.
  public double[] features(int index) {
    return features[index];
  }

  /// Returns the score of a move for the side that makes it, by a search of what follows.
  ///
  /// @param depth in plies, from 0 for captures alone
  /// @param alpha the score below which nothing need be known; what is returned may be any at or
  ///   below it then
  public Score value(int index, int depth, Score alpha) {
    GameStatus status = board.make(moves[index]);
    int points;
    if (status == GameStatus.ONGOING) {
      search.newRoot();
      points = -search.run(depth, -Score.WIN, -alpha.points());
    } else {
      points = scoreOfEnd(status);
    }
    board.unmake();
    return new Score(points);
  }

  private int scoreOfEnd(GameStatus status) {
    int result = board.rules().resultForMover(status, !board.attackersToMove());
    return result == 0 ? Score.DRAW : result > 0 ? Score.winIn(1) : Score.lossIn(1);
  }

  private double[] glance(int move, int last, int own) {
    double[] seen = new double[MoveFeature.COUNT];
    int from = MoveCode.from(move);
    int to = MoveCode.to(move);
    int piece = board.at()[from];
    int enemies = board.enemies().count();
    boolean attacks = board.attackersToMove();
    set(seen, MoveFeature.KING, piece == Mailbox.KING ? 1 : 0);
    set(seen, MoveFeature.LENGTH, LOGARITHMS[MoveCode.length(move) - 1]);
    set(seen, MoveFeature.EDGE, edge(to) - edge(from));
    set(seen, MoveFeature.SECOND_LINE, line(to, 1) - line(from, 1));
    set(seen, MoveFeature.THIRD_LINE, line(to, 2) - line(from, 2));
    set(seen, MoveFeature.CORNER_GUARD, guard(to) - guard(from));
    set(seen, MoveFeature.BESIDE_CORNER, beside(to) - beside(from));
    if (piece != Mailbox.KING) {
      int king = board.king();
      set(
          seen,
          MoveFeature.TO_KING,
          LOGARITHMS[distance(to, king)] - LOGARITHMS[distance(from, king)]);
      set(seen, MoveFeature.KING_LINE, lines(to, king) - lines(from, king));
    }
    set(seen, MoveFeature.BLOCKS_KING, attacks && kingsReach[to] ? 1 : 0);
    set(seen, MoveFeature.BLOCKS_LAST, lastReach[to] ? 1 : 0);
    set(seen, MoveFeature.FLEES, has(threatened, from) ? 1 : 0);
    setAttention(seen, move, last, own);
    double neighboursBefore = neighbours(from, board.own().code());
    double enemiesBefore = neighbours(from, board.enemies().code());

    GameStatus status = board.make(move);
    boolean takesLast = last != MoveCode.NONE && (board.at()[MoveCode.to(last)] & PIECES) == 0;
    set(seen, MoveFeature.TAKES_LAST, takesLast ? 1 : 0);
    set(seen, MoveFeature.CAPTURES, Math.min(3, enemies - board.own().count()));
    set(seen, MoveFeature.BESIDE_OWN, neighbours(to, board.enemies().code()) - neighboursBefore);
    set(seen, MoveFeature.BESIDE_ENEMY, neighbours(to, board.own().code()) - enemiesBefore);
    if (status == GameStatus.ONGOING) {
      set(seen, MoveFeature.REPEATS, board.occurredSince(0) ? 1 : 0);
      setThreats(seen, attacks, to);
    } else {
      int result = board.rules().resultForMover(status, attacks);
      set(seen, MoveFeature.WINS, Math.max(0, result));
      set(seen, MoveFeature.LOSES, Math.max(0, -result));
    }
    board.unmake();
    return seen;
  }

  private static void set(double[] seen, MoveFeature feature, double value) {
    seen[feature.ordinal()] = value;
  }

  private static void setAttention(double[] seen, int move, int last, int own) {
    int from = MoveCode.from(move);
    int to = MoveCode.to(move);
    if (last != MoveCode.NONE) {
      int there = MoveCode.to(last);
      set(seen, MoveFeature.NEAR_LAST, -LOGARITHMS[distance(to, there)]);
      set(seen, MoveFeature.FROM_NEAR_LAST, -LOGARITHMS[distance(from, there)]);
      set(seen, MoveFeature.BESIDE_LAST, distance(to, there) == 1 ? 1 : 0);
      set(seen, MoveFeature.NEAR_LEFT, -LOGARITHMS[distance(to, MoveCode.from(last))]);
    }
    if (own != MoveCode.NONE) {
      boolean same = from == MoveCode.to(own);
      set(seen, MoveFeature.SAME_PIECE, same ? 1 : 0);
      set(seen, MoveFeature.BACK, same && to == MoveCode.from(own) ? 1 : 0);
      set(seen, MoveFeature.NEAR_OWN_LAST, -LOGARITHMS[distance(to, MoveCode.to(own))]);
    }
  }

  /// What the move threatens and leaves to be threatened; the other side is to move.
  private void setThreats(double[] seen, boolean attacks, int to) {
    threats.update();
    boolean loses = threats.winningMove() != MoveCode.NONE;
    set(seen, MoveFeature.LOSES, loses ? 1 : 0);
    set(seen, MoveFeature.THREATENS_WIN, threats.isThreatened() ? 1 : 0);
    int sign = attacks ? -1 : 1;
    set(seen, MoveFeature.KING_MOVES, sign * LOGARITHMS[threats.kingMoves()]);
    set(seen, MoveFeature.KING_ROUTES, sign * Math.min(4, threats.escapeRoutes()));
    set(seen, MoveFeature.KING_RING, -sign * threats.attackersBeside());
    int hanging = capturable();
    set(seen, MoveFeature.HANGING, Math.min(3, hanging));
    set(seen, MoveFeature.MOVED_HANGS, has(lost, to) ? 1 : 0);
    board.makeNullMove();
    set(seen, MoveFeature.THREATENS, Math.min(3, capturable()));
    board.makeNullMove();
  }

  /// Returns how many soldiers the side to move could capture, each counted once; [#lost] holds
  /// them.
  int capturable() {
    PieceList victims = board.enemies();
    System.arraycopy(victims.ranks(), 0, before, 0, before.length);
    Arrays.fill(lost, 0);
    targets.update();
    int end = targets.generate(replies, 0);
    for (int i = 0; i < end; i++) {
      int reply = replies[i];
      if (board.mayForbid() && board.isForbidden(MoveCode.from(reply), MoveCode.to(reply))) {
        continue;
      }
      board.make(reply);
      if (board.isLastMoveCapture()) {
        for (int rank = 1; rank <= rules.width; rank++) {
          lost[rank] |= before[rank] & ~victims.ranks()[rank];
        }
      }
      board.unmake();
    }
    int sum = 0;
    for (int rank = 1; rank <= rules.width; rank++) {
      sum += Integer.bitCount(lost[rank]);
    }
    return sum;
  }

  private static boolean has(int[] ranks, int square) {
    return (ranks[Mailbox.rank(square)] >>> Mailbox.file(square) & 1) != 0;
  }

  private double neighbours(int square, int code) {
    int found = 0;
    for (int direction : Mailbox.DIRECTIONS) {
      found += board.at()[square + direction] == code ? 1 : 0;
    }
    return found;
  }

  private double edge(int square) {
    return rules.edge[square] ? 1 : 0;
  }

  private double line(int square, int away) {
    return ring(square) == away ? 1 : 0;
  }

  private int ring(int square) {
    return Math.min(
        rules.distanceToEdge(Mailbox.file(square)), rules.distanceToEdge(Mailbox.rank(square)));
  }

  private double guard(int square) {
    return rules.distanceToEdge(Mailbox.file(square)) == 1
            && rules.distanceToEdge(Mailbox.rank(square)) == 1
        ? 1
        : 0;
  }

  private double beside(int square) {
    return rules.distanceToCorner(square) <= 2 && ring(square) == 0 ? 1 : 0;
  }

  /// Returns whether a square lies on a line with the king.
  private static double lines(int square, int king) {
    return Mailbox.file(square) == Mailbox.file(king) || Mailbox.rank(square) == Mailbox.rank(king)
        ? 1
        : 0;
  }

  private static int distance(int one, int other) {
    return Math.min(
        FAR,
        Math.abs(Mailbox.file(one) - Mailbox.file(other))
            + Math.abs(Mailbox.rank(one) - Mailbox.rank(other)));
  }

  /// Returns the side to move.
  public Side toMove() {
    return board.attackersToMove() ? Side.ATTACKERS : Side.DEFENDERS;
  }
}
