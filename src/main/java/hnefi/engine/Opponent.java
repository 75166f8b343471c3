package hnefi.engine;

import hnefi.board.Side;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// The computer opponents, from the weakest to the strongest, named after people of the sagas that
/// our books tell of.
///
/// The weaker ones search less deep, overlook long moves, evaluate with errors ([ErrorModel]), and
/// have a style: they know what pieces are worth and nothing of where they stand, send the king out
/// at any price, or keep him at home. Their strengths for either side are set by matches between
/// neighbours.
public enum Opponent {
  HILDING(strength(1, 150, 180, Style.MATERIAL), strength(1, 195, 300, Style.SAFETY)),
  BJORN(strength(1, 80, 140, Style.MATERIAL), strength(1, 175, 275, Style.SAFETY)),
  INGEBORG(strength(2, 57, 105, Style.FULL), strength(1, 80, 140, Style.ESCAPE)),
  HEIDREK(strength(3, 60, 118, Style.FULL), strength(1, 65, 115, Style.ESCAPE)),
  HERVOR(strength(5, 0, 20, Style.FULL), strength(2, 78, 150, Style.ESCAPE)),
  FRITHIOF(strength(5, 0, 15, Style.FULL), strength(2, 62, 120, Style.ESCAPE)),
  ROGNVALD(strength(10, 0, 0, Style.FULL), strength(10, 0, 0, Style.FULL)),
  ODIN(PlayingStrength.FULL, PlayingStrength.FULL);

  private static final Duration FAST_TIME = Duration.ofMillis(800);
  private static final Duration FULL_TIME = Duration.ofSeconds(3);
  private static final long NODES = 400_000;

  /// The sizes of the transposition table, for the strongest and for the others.
  private static final int FULL_MEGABYTES = 32;

  private static final int MEGABYTES = 4;

  private enum Style {
    FULL(EvaluationWeights.BEST),
    MATERIAL(EvaluationWeights.BEST.withPositionalKnowledge(0)),
    ESCAPE(MATERIAL.weights.with(EvaluationTerm.KING_RUN, 22)),
    SAFETY(MATERIAL.weights.with(EvaluationTerm.KING_RUN, -60));

    private final EvaluationWeights weights;

    Style(EvaluationWeights weights) {
      this.weights = weights;
    }
  }

  private final PlayingStrength attacking;
  private final PlayingStrength defending;

  Opponent(PlayingStrength attacking, PlayingStrength defending) {
    this.attacking = attacking;
    this.defending = defending;
  }

  private static PlayingStrength strength(
      int depth, int evaluationNoise, int oversightRate, Style style) {
    return new PlayingStrength(depth, evaluationNoise, oversightRate, style.weights);
  }

  /// Returns the name by which settings and commands refer to this opponent.
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// Returns the opponent of this id.
  public static Optional<Opponent> of(String id) {
    return Arrays.stream(values()).filter(each -> each.id().equals(id)).findFirst();
  }

  /// Returns from 1 to 8 how strong this opponent is.
  public int level() {
    return ordinal() + 1;
  }

  /// Returns this opponent ready for one game.
  ///
  /// @param seed tells one game from another: with the same seed the same game is played again
  /// @param threads how many threads a search may use; the weaker ones use one all the same
  public Searcher searcher(long seed, int threads) {
    boolean full = this == ODIN;
    return new Searcher(
        full ? threads : 1, full ? FULL_MEGABYTES : MEGABYTES, this::strength, seed);
  }

  private PlayingStrength strength(Side side) {
    return side == Side.ATTACKERS ? attacking : defending;
  }

  /// Returns the limits of a search for a move: all but the two strongest answer within a second.
  public SearchLimits limits() {
    return new SearchLimits(
        level() <= 6 ? FAST_TIME : FULL_TIME, depth(), this == ODIN ? Long.MAX_VALUE : NODES);
  }

  /// Returns the limits in a match, where no clock may decide.
  public SearchLimits matchLimits(long nodes) {
    return new SearchLimits(Duration.ofHours(1), depth(), nodes);
  }

  private int depth() {
    return Math.max(attacking.depth(), defending.depth());
  }
}
