package hnefi.engine;

import hnefi.board.Side;

/// A position to learn from as [#WORDS] numbers, the form in which it stands in a file: two sets of
/// squares, the king's square and freedom, the side to move, what a search thought of it, and how
/// the game ended.
public final class TrainingPosition {
  /// How many numbers of 64 bits a position takes.
  public static final int WORDS = 6;

  /// The largest set of squares, in squares: boards of 11 by 11.
  static final int MOST_SQUARES = 128;

  private static final int SIDE_BIT = 8;
  private static final int RESULT_BIT = 9;
  private static final int MOVES_BIT = 11;
  private static final int ROUTES_BIT = 17;
  private static final int BESIDE_BIT = 23;
  private static final int ENCLOSURE_BIT = 26;
  private static final int SCORE_BIT = 48;

  private TrainingPosition() {}

  /// Writes the present position of a board, without a result.
  ///
  /// @param points what the search thinks of it, for the attackers
  static void write(
      SearchBoard board,
      KingThreats threats,
      Enclosure enclosure,
      NetworkInputs inputs,
      int points,
      long game,
      long[] into,
      int start) {
    writeSet(board.soldiers(Side.ATTACKERS), inputs, into, start);
    writeSet(board.soldiers(Side.DEFENDERS), inputs, into, start + 2);
    threats.update();
    into[start + 4] =
        inputs.place(board.king())
            | (board.attackersToMove() ? 0 : 1L << SIDE_BIT)
            | (long) threats.kingMoves() << MOVES_BIT
            | (long) threats.escapeRoutes() << ROUTES_BIT
            | (long) threats.attackersBeside() << BESIDE_BIT
            | (long) enclosure.bucket() << ENCLOSURE_BIT
            | (long) points << SCORE_BIT;
    into[start + 5] = game;
  }

  private static void writeSet(PieceList soldiers, NetworkInputs inputs, long[] into, int start) {
    into[start] = 0;
    into[start + 1] = 0;
    for (int i = 0; i < soldiers.count(); i++) {
      int place = inputs.place(soldiers.square(i));
      into[start + place / Long.SIZE] |= 1L << place;
    }
  }

  /// Adds how the game ended.
  ///
  /// @param halfPoints of the attackers: 0, 1 or 2
  static void setResult(int halfPoints, long[] words, int start) {
    words[start + 4] |= (long) halfPoints << RESULT_BIT;
  }

  static int king(long[] words) {
    return (int) words[4] & 255;
  }

  public static boolean attackersToMove(long[] words) {
    return (words[4] >>> SIDE_BIT & 1) == 0;
  }

  /// Returns the points that the attackers won: 0, 1 for a draw, or 2.
  public static int attackersHalfPoints(long[] words) {
    return (int) (words[4] >>> RESULT_BIT) & 3;
  }

  static int kingMoves(long[] words) {
    return (int) (words[4] >>> MOVES_BIT) & 63;
  }

  static int escapeRoutes(long[] words) {
    return (int) (words[4] >>> ROUTES_BIT) & 63;
  }

  static int attackersBeside(long[] words) {
    return (int) (words[4] >>> BESIDE_BIT) & 7;
  }

  static int enclosure(long[] words) {
    return (int) (words[4] >>> ENCLOSURE_BIT) & Enclosure.BUCKETS - 1;
  }

  /// Returns what the search thought of the position, for the attackers, in hundredths of an
  /// attacker.
  public static int attackersScore(long[] words) {
    return (int) (words[4] >> SCORE_BIT);
  }

  /// Returns the number of the game.
  public static long game(long[] words) {
    return words[5];
  }
}
