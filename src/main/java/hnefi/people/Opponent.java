package hnefi.people;

import hnefi.engine.PlayingStrength;
import hnefi.engine.SearchLimits;
import hnefi.engine.Searcher;
import hnefi.rules.RuleSet;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/// The computer opponents, from the weakest to the strongest, named after people of the sagas that
/// our books tell of.
///
/// The weaker ones choose their moves as people do ([MoveModel]): from a child's first glance to a
/// good club player's look ahead, each with a leaning. The stronger ones search.
public enum Opponent {
  HILDING(new HumanStrength(0, 1.2), new HumanStrength(0, 2.5), Leaning.HOME),
  BJORN(new HumanStrength(1, 1.0), new HumanStrength(0, 1.3), Leaning.CAPTURES),
  INGEBORG(new HumanStrength(1, 0.2), new HumanStrength(0, 0.85), Leaning.NEAR),
  HEIDREK(new HumanStrength(3, 0.1), new HumanStrength(1, 0.6), Leaning.ATTACK),
  HERVOR(new HumanStrength(4, 0.04), new HumanStrength(1, 0.5), Leaning.GOAL),
  FRITHIOF(PlayingStrength.FULL.withDepth(8)),
  ROGNVALD(PlayingStrength.FULL.withDepth(10)),
  ODIN(PlayingStrength.FULL);

  private static final Duration FAST_TIME = Duration.ofMillis(800);
  private static final Duration FULL_TIME = Duration.ofSeconds(3);
  private static final long NODES = 400_000;

  /// For the strongest in a match, which has to end: half of what it searches in its time with one
  /// thread.
  private static final long MATCH_NODES = 4_000_000;

  /// The sizes of the transposition table, for the strongest and for the others.
  private static final int FULL_MEGABYTES = 32;

  private static final int MEGABYTES = 4;

  private final @Nullable SideStrengths strengths;
  private final PlayingStrength search;

  /// Chosen so that games of an opponent against itself are even, and each beats the one two below.
  Opponent(HumanStrength attackers, HumanStrength defenders, Leaning leaning) {
    strengths = new SideStrengths(attackers.with(leaning), defenders.with(leaning));
    search = PlayingStrength.FULL;
  }

  Opponent(PlayingStrength search) {
    this.search = search;
    strengths = null;
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
  public MoveChooser player(RuleSet rules, long seed, int threads) {
    SideStrengths people = strengths;
    if (people != null) {
      HumanPlayer player = new HumanPlayer(rules, people);
      SplittableRandom random = new SplittableRandom(seed);
      return (position, earlier, _, _) -> player.choose(position, earlier, random);
    }
    boolean full = this == ODIN;
    Searcher searcher = new Searcher(full ? threads : 1, full ? FULL_MEGABYTES : MEGABYTES, search);
    return (position, _, limits, signal) ->
        searcher.search(rules, position, limits, signal, _ -> {}).move();
  }

  /// Returns the limits of a search for a move: all but the two strongest answer within a second.
  public SearchLimits limits() {
    return new SearchLimits(
        level() <= 6 ? FAST_TIME : FULL_TIME,
        search.depth(),
        this == ODIN ? Long.MAX_VALUE : NODES);
  }

  /// Returns the limits in a match, where no clock may decide.
  public SearchLimits matchLimits() {
    return new SearchLimits(
        Duration.ofHours(1), search.depth(), this == ODIN ? MATCH_NODES : NODES);
  }
}
