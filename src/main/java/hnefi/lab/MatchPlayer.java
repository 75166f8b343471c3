package hnefi.lab;

import hnefi.board.BoardSize;
import hnefi.engine.EvaluationModel;
import hnefi.engine.EvaluationTerm;
import hnefi.engine.EvaluationWeights;
import hnefi.engine.Network;
import hnefi.engine.Opponent;
import hnefi.engine.PlayingStrength;
import hnefi.engine.SearchLimits;
import hnefi.engine.Searcher;
import hnefi.engine.ShippedNetworks;
import hnefi.rules.RuleSet;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.function.Predicate;

/// A player of a match: an opponent, or a search with limits, weights and strength of its own.
public final class MatchPlayer {
  /// The nodes a move of an opponent: enough to tell them apart, and the same on every machine.
  private static final long OPPONENT_NODES = 30_000;

  private static final int MEGABYTES = 4;

  private final String name;
  private final String network;
  private final Predicate<BoardSize> fits;
  private final SearchLimits limits;
  private final LongFunction<Searcher> searchers;

  /// @param network the file of the network it plays with; empty if it has none of its own
  /// @param fits tells for which boards that is
  private MatchPlayer(
      String name,
      String network,
      Predicate<BoardSize> fits,
      SearchLimits limits,
      LongFunction<Searcher> searchers) {
    this.name = name;
    this.network = network;
    this.fits = fits;
    this.limits = limits;
    this.searchers = searchers;
  }

  /// Reads a player: an opponent's id, or a comma list of `depth=N`, `nodes=N`, `time=MS`, weights
  /// of the hand-made evaluation, `eval=hand`, `learned` or the file of a network, and the
  /// strength: `positional=0` to `100` for what it knows besides the worth of pieces, `noise=N` and
  /// `oversights=N` for its errors.
  ///
  /// @throws IllegalArgumentException if the text means nothing; the message says what is wrong
  public static MatchPlayer of(String text) {
    return Opponent.of(text)
        .map(opponent ->
            new MatchPlayer(
                text,
                "",
                _ -> true,
                opponent.matchLimits(OPPONENT_NODES),
                game -> opponent.searcher(game, 1)))
        .orElseGet(() -> withSettings(text));
  }

  /// Returns a player of full strength with this evaluation.
  static MatchPlayer of(EvaluationModel model, long nodes) {
    PlayingStrength strength = new PlayingStrength(SearchLimits.MAX_DEPTH, 0, 0, model);
    return new MatchPlayer(
        "nodes=" + nodes,
        "",
        model::fits,
        SearchLimits.nodes(nodes),
        game -> new Searcher(1, MEGABYTES, _ -> strength, game));
  }

  private static MatchPlayer withSettings(String text) {
    Optional<EvaluationModel> model = Optional.empty();
    String network = "";
    EvaluationWeights weights = EvaluationWeights.BEST;
    int depth = SearchLimits.MAX_DEPTH;
    long nodes = 20_000;
    Duration time = Duration.ofMinutes(1);
    int evaluationNoise = 0;
    int oversightRate = 0;
    for (String each : text.split(",", -1)) {
      int sign = each.indexOf('=');
      String name = sign < 0 ? each : each.substring(0, sign);
      if (name.equals("eval")) {
        network = each.substring(sign + 1);
        model = model(network);
        continue;
      }
      int value = number(each, sign);
      switch (name) {
        case "depth" -> depth = value;
        case "nodes" -> nodes = value;
        case "time" -> time = Duration.ofMillis(value);
        case "noise" -> evaluationNoise = notNegative(each, value);
        case "oversights" -> oversightRate = notNegative(each, value);
        case "positional" -> weights = weights.withPositionalKnowledge(value);
        default -> weights = weights.with(term(name), value);
      }
    }
    EvaluationModel evaluation = model.orElse(weights);
    PlayingStrength strength =
        new PlayingStrength(depth, evaluationNoise, oversightRate, evaluation);
    return new MatchPlayer(
        text,
        network,
        evaluation::fits,
        new SearchLimits(time, depth, nodes),
        game -> new Searcher(1, MEGABYTES, _ -> strength, game));
  }

  private static Optional<EvaluationModel> model(String text) {
    return switch (text) {
      case "hand" -> Optional.empty();
      case "learned" -> Optional.of(new ShippedNetworks());
      default -> {
        try (InputStream in = Files.newInputStream(Path.of(text))) {
          yield Optional.of(Network.read(in));
        } catch (IOException | InvalidPathException e) {
          throw new IllegalArgumentException("there is no network in " + text, e);
        }
      }
    };
  }

  private static EvaluationTerm term(String name) {
    return EvaluationTerm.of(name)
        .orElseThrow(() -> new IllegalArgumentException("there is no weight " + name));
  }

  private static int number(String setting, int sign) {
    String value = setting.substring(sign + 1);
    if (sign < 0 || !value.matches("-?[0-9]{1,9}")) {
      throw new IllegalArgumentException(
          "“" + setting + "” is neither an opponent nor of the form name=number");
    }
    return Integer.parseInt(value);
  }

  private static int notNegative(String setting, int value) {
    if (value < 0) {
      throw new IllegalArgumentException("“" + setting + "” is less than nothing");
    }
    return value;
  }

  /// Returns the network with which it cannot play on boards of this size, since a network is for
  /// one size; empty if it can play on them.
  public Optional<String> unfitNetwork(BoardSize size) {
    return fits.test(size) ? Optional.empty() : Optional.of(network);
  }

  /// Returns the player in one game.
  ///
  /// @param game tells one game from another: with the same number it makes the same errors
  MoveChooser inGame(RuleSet rules, long game) {
    Searcher searcher = searchers.apply(game);
    return position -> searcher.search(rules, position, limits).move();
  }

  @Override
  public String toString() {
    return name;
  }
}
