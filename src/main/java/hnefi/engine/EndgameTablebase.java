package hnefi.engine;

import hnefi.board.Arrangement;
import hnefi.board.BoardSize;
import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.RuleSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// An endgame tablebase: the exact result of every position with a king and few men, found by
/// retrograde analysis with the moves of the search's board.
///
/// A position is won in n plies, lost in n plies, or neither side can force a win. Positions count
/// as set up, with no game behind them. The shortest win never repeats a position, so the rule of
/// repetition changes no win by force of captures and escapes. But where the rules forbid a third
/// occurrence or give it to the attackers, that may decide a game which is called undecided here,
/// or decide it sooner. A side without a legal move has lost in 0 plies; where the rules call that
/// a draw, the position is undecided. Moves that would block the last open corner are not legal.
///
/// The king stands on any square where the game goes on, the throne included, soldiers wherever
/// they may stop, whether or not a game could lead there.
public final class EndgameTablebase {
  /// With some room for what [EndgameIndex#estimate] guesses too low.
  private static final double MOST_POSITIONS = Integer.MAX_VALUE / 2.0;

  private final Referee referee;
  private final RuleTables rules;
  private final EndgameTable[][] tables;

  private EndgameTablebase(RuleTables rules, int attackers, int defenders) {
    this.rules = rules;
    referee = new Referee(rules.rules);
    tables = new EndgameTable[attackers + 1][defenders + 1];
  }

  /// Returns about how many bytes of memory a tablebase needs; infinity if it has more positions
  /// than can be counted.
  public static double bytes(RuleSet rules, BoardSize size, int attackers, int defenders) {
    RuleTables ruleTables = new RuleTables(rules, size);
    double bytes = 0;
    for (int i = 1; i <= attackers; i++) {
      for (int j = 0; j <= defenders; j++) {
        double positions = EndgameIndex.estimate(ruleTables, i, j);
        bytes +=
            positions < MOST_POSITIONS ? positions * 2 * Short.BYTES : Double.POSITIVE_INFINITY;
      }
    }
    return bytes;
  }

  /// Builds the tablebase of all positions with at most so many men.
  ///
  /// @param attackers at least 1
  /// @param progress is told about each number of men, the smallest first
  public static EndgameTablebase build(
      RuleSet rules,
      BoardSize size,
      int attackers,
      int defenders,
      Consumer<EndgameSummary> progress) {
    RuleTables ruleTables = new RuleTables(rules, size);
    EndgameTablebase tablebase = new EndgameTablebase(ruleTables, attackers, defenders);
    Arrangement any =
        Arrangement.of(size, Map.of(size.throne(), Piece.KING, new Square(1, 0), Piece.ATTACKER));
    SearchBoard board = new SearchBoard(ruleTables, tablebase.referee.setUp(any, Side.ATTACKERS));
    int longest = 0;
    for (int i = 1; i <= attackers; i++) {
      for (int j = 0; j <= defenders; j++) {
        EndgameTable table = new EndgameTable(new EndgameIndex(ruleTables, i, j));
        tablebase.tables[i][j] = table;
        longest = new RetrogradeAnalysis(board, tablebase.tables, table).run(longest);
        progress.accept(tablebase.summary(table));
      }
    }
    return tablebase;
  }

  /// Returns the result for the side to move, as a win or loss with its distance, or as 0 if
  /// neither side can force a win.
  ///
  /// @throws IllegalArgumentException if the position is not in the tablebase
  public Score score(Position position) {
    Arrangement board = position.board();
    int attackers = board.count(Piece.ATTACKER);
    int defenders = board.count(Piece.DEFENDER);
    if (attackers < 1 || attackers >= tables.length || defenders >= tables[1].length) {
      throw new IllegalArgumentException("not as many men as in this tablebase: " + board);
    }
    EndgameTable table = tables[attackers][defenders];
    List<Square> squares = new ArrayList<>();
    for (Piece each : List.of(Piece.KING, Piece.ATTACKER, Piece.DEFENDER)) {
      squares.addAll(board.squaresOf(each));
    }
    int[] addresses = squares.stream().mapToInt(Mailbox::address).toArray();
    if (!table.index().isForKing(addresses[0])
        || !Arrays.stream(addresses).skip(1).allMatch(table.index()::isForSoldier)) {
      throw new IllegalArgumentException("a piece stands where it cannot: " + board);
    }
    boolean attackersToMove = position.toMove() == Side.ATTACKERS;
    int result = table.results(attackersToMove)[table.index().of(addresses)];
    return new Score(
        result == EndgameTable.UNDECIDED
            ? Score.DRAW
            : result > 0
                ? Score.winIn(EndgameTable.plies(result))
                : Score.lossIn(EndgameTable.plies(result)));
  }

  private EndgameSummary summary(EndgameTable table) {
    EndgameIndex index = table.index();
    int[] squares = new int[1 + index.attackers() + index.defenders()];
    long neither = 0;
    Map<Side, Long> wins = new EnumMap<>(Side.class);
    Map<Side, EndgameSummary.LongestWin> longest = new EnumMap<>(Side.class);
    for (Side side : Side.values()) {
      short[] results = table.results(side == Side.ATTACKERS);
      int best = -1;
      for (int i = 0; i < results.length; i++) {
        int result = results[i];
        if (result == EndgameTable.IMPOSSIBLE) {
          continue;
        }
        index.read(i, squares);
        long placements = index.placements(squares);
        if (result == EndgameTable.UNDECIDED) {
          neither += placements;
          continue;
        }
        wins.merge(result > 0 ? side : side.opponent(), placements, Long::sum);
        if (result > 0 && (best < 0 || result > results[best])) {
          best = i;
        }
      }
      if (best >= 0) {
        longest.put(
            side, new EndgameSummary.LongestWin(results[best], position(index, best, side)));
      }
    }
    long byAttackers = wins.getOrDefault(Side.ATTACKERS, 0L);
    long byDefenders = wins.getOrDefault(Side.DEFENDERS, 0L);
    return new EndgameSummary(
        index.attackers(),
        index.defenders(),
        byAttackers + byDefenders + neither,
        byAttackers,
        byDefenders,
        neither,
        longest);
  }

  private Position position(EndgameIndex index, int number, Side toMove) {
    int[] squares = new int[1 + index.attackers() + index.defenders()];
    index.read(number, squares);
    Map<Square, Piece> pieces = new HashMap<>();
    for (int i = 0; i < squares.length; i++) {
      pieces.put(
          Mailbox.square(squares[i]),
          i == 0 ? Piece.KING : i <= index.attackers() ? Piece.ATTACKER : Piece.DEFENDER);
    }
    return referee.setUp(Arrangement.of(rules.size, pieces), toMove);
  }
}
