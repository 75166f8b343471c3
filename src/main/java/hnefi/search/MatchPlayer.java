package hnefi.search;

import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.RuleSet;
import java.time.Duration;

/// One side of a match: an opponent or a full-strength search, with limits and changed weights.
public final class MatchPlayer {
  private static final Duration ENOUGH = Duration.ofMillis(150);

  private final Opponent opponent;
  private final boolean plain;
  private final Limits limits;
  private final Weights weights;
  private final Eyes eyes;

  private MatchPlayer(Opponent opponent, boolean plain, Limits limits, Weights weights, Eyes eyes) {
    this.opponent = opponent;
    this.plain = plain;
    this.limits = limits;
    this.weights = weights;
    this.eyes = eyes;
  }

  /// Reads a player: an opponent's id, or a comma list of `depth=N`, `nodes=N`, `time=MS` and
  /// weights of the evaluation.
  ///
  /// @throws IllegalArgumentException if the text means nothing; the message says what is wrong
  public static MatchPlayer of(String text) {
    var named = Opponent.of(text);
    if (named.isPresent()) {
      return new MatchPlayer(
          named.get(), false, named.get().limits(ENOUGH), Weights.BEST, Eyes.SHARP);
    }
    Weights weights = Weights.BEST;
    int depth = Limits.DEEPEST;
    long nodes = 20_000;
    Duration time = Duration.ofMinutes(1);
    int blur = 0;
    int missed = 0;
    for (String each : text.split(",", -1)) {
      int sign = each.indexOf('=');
      String name = sign < 0 ? each : each.substring(0, sign);
      int value = number(each, sign);
      switch (name) {
        case "depth" -> depth = value;
        case "nodes" -> nodes = value;
        case "time" -> time = Duration.ofMillis(value);
        case "blur" -> blur = value;
        case "missed" -> missed = value;
        case "grasp" -> weights = weights.grasped(value);
        default -> weights = weights.with(name, value);
      }
    }
    return new MatchPlayer(
        Opponent.ODIN, true, new Limits(time, depth, nodes), weights, new Eyes(blur, missed, 0));
  }

  private static int number(String setting, int sign) {
    String value = setting.substring(sign + 1);
    if (sign < 0 || !value.matches("-?[0-9]{1,9}")) {
      throw new IllegalArgumentException(
          "“" + setting + "” is neither an opponent nor of the form name=number");
    }
    return Integer.parseInt(value);
  }

  /// Someone who plays one game.
  interface Ready {
    Move choose(Position position);
  }

  Ready ready(RuleSet rules, int game) {
    Searcher searcher =
        plain
            ? new Searcher(1, 4, weights, new Eyes(eyes.blur(), eyes.missed(), game))
            : opponent.searcher(game, 1);
    return position -> searcher.think(rules, position, limits).move();
  }
}
