package hnefi.search;

import hnefi.text.Language;
import hnefi.text.Words;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// Those one can play against, from the weakest to the strongest, named after people of the sagas
/// that our books tell of.
///
/// The weaker ones are short of sight, overlook blows at the edge of it, judge by feeling, and have
/// a liking: for attack or for safety. The same position always looks the same to one of them
/// within a game, so their mistakes have a reason.
public enum Opponent {
  HILDING(1, 8_000, new Sight(200, 210), Taste.SAFETY),
  BJORN(1, 8_000, new Sight(120, 170), Taste.ATTACK),
  INGEBORG(2, 20_000, new Sight(60, 120), Taste.SAFETY),
  HEIDREK(3, 60_000, new Sight(50, 90), Taste.ATTACK),
  HERVOR(4, 120_000, new Sight(30, 50), Taste.ATTACK),
  FRITHIOF(6, 400_000, new Sight(15, 24), Taste.NONE),
  ROGNVALD(10, 3_000_000, new Sight(4, 4), Taste.NONE),
  ODIN(Limits.DEEPEST, Long.MAX_VALUE, new Sight(0, 0), Taste.NONE);

  private static final Duration SHORT = Duration.ofMillis(800);
  private static final int MEGABYTES = 64;

  /// @param blur how far off a judgement may be
  /// @param missed how often a blow at the edge of sight is overlooked, of 256
  private record Sight(int blur, int missed) {}

  private enum Taste {
    NONE,
    ATTACK,
    SAFETY
  }

  private final int depth;
  private final long nodes;
  private final Sight sight;
  private final Taste taste;

  Opponent(int depth, long nodes, Sight sight, Taste taste) {
    this.depth = depth;
    this.nodes = nodes;
    this.sight = sight;
    this.taste = taste;
  }

  /// Returns the name by which settings and commands refer to this opponent.
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// Returns the opponent of this id.
  public static Optional<Opponent> of(String id) {
    return Arrays.stream(values()).filter(each -> each.id().equals(id)).findFirst();
  }

  /// Returns the opponents' names and characters: for each id the messages `ID.name` and
  /// `ID.character`.
  public static Words words(Language language) {
    return Words.of(Opponent.class, "opponents", language);
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
    return new Searcher(
        depth < Limits.DEEPEST ? 1 : threads,
        depth < Limits.DEEPEST ? 4 : MEGABYTES,
        weights(),
        new Eyes(sight.blur, sight.missed, seed));
  }

  /// Returns how long this opponent thinks when so much time is allowed: the weaker ones need less
  /// than a second.
  public Limits limits(Duration allowed) {
    boolean quick = answersAtOnce() && allowed.compareTo(SHORT) > 0;
    return new Limits(quick ? SHORT : allowed, depth, nodes);
  }

  private Weights weights() {
    Weights best = Weights.BEST;
    return switch (taste) {
      case NONE -> best;
      case ATTACK -> best.with("kingRoute", 70).with("kingRing", 30).with("defender", 170);
      case SAFETY -> best.with("kingRoute", 30).with("guard", 40).with("defender", 220);
    };
  }
}
