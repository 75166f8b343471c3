package hnefi.engine;

import hnefi.board.BoardSize;
import hnefi.board.Side;
import hnefi.rules.Position;
import hnefi.rules.RuleSet;

/// Reads the state of the game off a position, as [StateFeature] names it.
///
/// For any number of threads.
public final class StateSurvey {
  /// The scores at which a lead is felt, in hundredths of an attacker: far ahead, and at a glance.
  private static final double FAR_AHEAD = 20 / 3.0 * Score.POINTS_PER_LOGIT;

  private static final double AHEAD = 2 * Score.POINTS_PER_LOGIT;

  private final RuleTables rules;

  /// Never written to: following captures alone does without.
  private final TranspositionTable table = new TranspositionTable(1);

  public StateSurvey(RuleSet rules, BoardSize size) {
    this.rules = new RuleTables(rules, size);
  }

  /// Returns the features of a position, by the order of [StateFeature].
  ///
  /// @param score of a search, for the side to move
  public double[] features(Position position, Score score) {
    MoveSurvey survey = new MoveSurvey(rules, position, table);
    SearchBoard board = survey.board();
    int sign = board.attackersToMove() ? 1 : -1;
    double[] state = new double[StateFeature.COUNT];
    set(state, StateFeature.CONSTANT, 1);
    set(state, StateFeature.SCORE, Math.tanh(sign * score.points() / FAR_AHEAD));
    set(state, StateFeature.GLANCE, Math.tanh(sign * survey.glance().points() / AHEAD));
    double width = rules.width;
    set(state, StateFeature.ATTACKERS, board.soldiers(Side.ATTACKERS).count() / width);
    set(state, StateFeature.DEFENDERS, board.soldiers(Side.DEFENDERS).count() / width);
    int now = survey.capturable();
    int[] replies = new int[MoveSurvey.mostMoves(board)];
    double own = MoveGenerator.generate(board, replies, 0);
    board.makeNullMove();
    int next = survey.capturable();
    double others = MoveGenerator.generate(board, replies, 0);
    board.makeNullMove();
    if (board.attackersToMove()) {
      set(state, StateFeature.THREATENED_ATTACKERS, next);
      set(state, StateFeature.LOST_DEFENDERS, now);
    } else {
      set(state, StateFeature.LOST_ATTACKERS, now);
    }
    set(state, StateFeature.MOBILITY, sign * Math.log((own + 1) / (others + 1)));
    setKing(state, board, width);
    return state;
  }

  private void setKing(double[] state, SearchBoard board, double width) {
    int guards = 0;
    for (int square : rules.squares) {
      boolean isGuard =
          rules.distanceToCorner(square) == 2 && board.at()[square] == Mailbox.ATTACKER;
      guards += isGuard ? 1 : 0;
    }
    set(state, StateFeature.CORNER_GUARDS, guards / 4.0);
    set(state, StateFeature.KING_DISTANCE, rules.distanceToCorner(board.king()) / width);
    KingThreats threats = new KingThreats(board);
    EnclosureTerm enclosure =
        new EnclosureTerm(board, threats.escapeSquares(), EvaluationWeights.BEST);
    set(
        state,
        StateFeature.ENCLOSURE,
        (double) enclosure.value() / Math.max(1, enclosure.weight()));
  }

  private static void set(double[] state, StateFeature feature, double value) {
    state[feature.ordinal()] = value;
  }
}
