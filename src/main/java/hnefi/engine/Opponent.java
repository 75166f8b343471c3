package hnefi.engine;

import hnefi.board.Side;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// Those one can play against, from the weakest to the strongest, named after people of the sagas
/// that our books tell of.
///
/// The weaker ones are short of sight, overlook long moves, are unsure in their judgement, and have
/// a liking: they count men and see nothing of where these stand, send their king out at any price,
/// or keep him at home where he is safe. The same position always looks the same to one of them
/// within a game, so their mistakes have a reason.
public enum Opponent {
  HILDING(skill(1, 150, 180, Liking.MEN), skill(1, 120, 220, Liking.SAFETY)),
  BJORN(skill(1, 80, 140, Liking.MEN), skill(1, 100, 200, Liking.SAFETY)),
  INGEBORG(skill(2, 80, 160, Liking.NONE), skill(1, 70, 110, Liking.ESCAPE)),
  HEIDREK(skill(2, 80, 150, Liking.NONE), skill(1, 60, 100, Liking.ESCAPE)),
  HERVOR(skill(5, 0, 30, Liking.NONE), skill(2, 90, 130, Liking.MEN)),
  FRITHIOF(skill(4, 0, 20, Liking.NONE), skill(2, 20, 80, Liking.MEN)),
  ROGNVALD(skill(10, 0, 0, Liking.NONE), skill(10, 0, 0, Liking.NONE)),
  ODIN(PlayingStrength.FULL, PlayingStrength.FULL);

  private static final Duration SHORT = Duration.ofMillis(800);
  private static final long FEW = 400_000;
  private static final int SMALL = 4;
  private static final int LARGE = 64;

  private enum Liking {
    NONE(EvaluationWeights.BEST),
    MEN(EvaluationWeights.BEST.grasped(0)),
    ESCAPE(MEN.weights.with(EvaluationTerm.KING_RUN, 22)),
    SAFETY(MEN.weights.with(EvaluationTerm.KING_RUN, -60));

    private final EvaluationWeights weights;

    Liking(EvaluationWeights weights) {
      this.weights = weights;
    }
  }

  private final PlayingStrength attacking;
  private final PlayingStrength defending;

  Opponent(PlayingStrength attacking, PlayingStrength defending) {
    this.attacking = attacking;
    this.defending = defending;
  }

  private static PlayingStrength skill(int depth, int blur, int missed, Liking liking) {
    return new PlayingStrength(depth, blur, missed, liking.weights);
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

  /// Returns whether a player who meets this opponent should be warned before a blunder unless he
  /// turned that off.
  public boolean isForBeginners() {
    return level() <= 2;
  }

  /// Returns whether this opponent needs less than a second, whatever time is allowed.
  public boolean answersAtOnce() {
    return level() <= 6;
  }

  /// Returns this opponent ready for one game.
  ///
  /// @param seed tells one game from another: with the same seed the same game is played again
  /// @param threads how many threads a thought may use; the weaker ones use one all the same
  public Searcher searcher(long seed, int threads) {
    boolean full = this == ODIN;
    return new Searcher(full ? threads : 1, full ? LARGE : SMALL, this::skill, seed);
  }

  private PlayingStrength skill(Side side) {
    return side == Side.ATTACKERS ? attacking : defending;
  }

  /// Returns how long this opponent thinks when so much time is allowed: the weaker ones need less
  /// than a second.
  public SearchLimits limits(Duration allowed) {
    boolean quick = answersAtOnce() && allowed.compareTo(SHORT) > 0;
    return new SearchLimits(quick ? SHORT : allowed, depth(), this == ODIN ? Long.MAX_VALUE : FEW);
  }

  /// Returns the limits of this opponent in a match, where no clock may decide.
  public SearchLimits limitsOfMatch(long most) {
    return new SearchLimits(Duration.ofHours(1), depth(), most);
  }

  private int depth() {
    return Math.max(attacking.depth(), defending.depth());
  }
}
