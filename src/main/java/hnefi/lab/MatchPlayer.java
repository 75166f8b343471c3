package hnefi.lab;

import hnefi.board.BoardSize;
import hnefi.engine.EvaluationModel;
import hnefi.engine.EvaluationTerm;
import hnefi.engine.EvaluationWeights;
import hnefi.engine.Network;
import hnefi.engine.PlayingStrength;
import hnefi.engine.SearchLimits;
import hnefi.engine.Searcher;
import hnefi.engine.ShippedNetworks;
import hnefi.engine.StopSignal;
import hnefi.people.HumanPlayer;
import hnefi.people.HumanStrength;
import hnefi.people.Opponent;
import hnefi.rules.Referee;
import hnefi.rules.RuleSet;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.function.Supplier;

/// A player of a match: an opponent, or a search with limits, weights and strength of its own.
public final class MatchPlayer {
  private static final int MEGABYTES = 4;

  private static final Duration LONGEST = Duration.ofMinutes(1);

  private final String name;
  private final String network;
  private final Predicate<BoardSize> fits;
  private final Choosers choosers;

  /// Makes the player of one game.
  private interface Choosers {
    /// @param variant the rules, as the line protocol names them
    GamePlayer inGame(RuleSet rules, String variant, long game);

    static Choosers of(SearchLimits limits, Supplier<Searcher> searchers) {
      return (rules, _, _) -> {
        Searcher searcher = searchers.get();
        return (position, _) -> searcher.search(rules, position, limits).move();
      };
    }
  }

  /// @param network the file of the network it plays with; empty if it has none of its own
  /// @param fits tells for which boards that is
  private MatchPlayer(String name, String network, Predicate<BoardSize> fits, Choosers choosers) {
    this.name = name;
    this.network = network;
    this.fits = fits;
    this.choosers = choosers;
  }

  /// Reads a player: an opponent's id, or a comma list of `depth=N`, `nodes=N`, `time=MS`, weights
  /// of the hand-made evaluation, `eval=hand`, `learned` or the file of a network, and
  /// `positional=0` to `100` for what it knows besides the worth of pieces; or a person, by
  /// `sight=N` plies and perhaps `temperature=N` in hundredths; or another program, by limits and
  /// at the end `uci=` with its command line (see [UciProgram]).
  ///
  /// @throws IllegalArgumentException if the text means nothing; the message says what is wrong
  public static MatchPlayer of(String text) {
    return Opponent.of(text)
        .map(opponent ->
            new MatchPlayer(
                text,
                "",
                _ -> true,
                (rules, _, game) -> {
                  var player = opponent.player(rules, game, 1);
                  SearchLimits limits = opponent.matchLimits();
                  return (position, moves) ->
                      player.choose(position, moves, limits, new StopSignal());
                }))
        .orElseGet(() -> withSettings(text));
  }

  private static MatchPlayer withSettings(String text) {
    Optional<EvaluationModel> model = Optional.empty();
    String network = "";
    EvaluationWeights weights = EvaluationWeights.BEST;
    int depth = SearchLimits.MAX_DEPTH;
    long nodes = 0;
    Duration time = Duration.ZERO;
    int sight = -1;
    int temperature = 100;
    int program = text.startsWith("uci=") ? 0 : text.indexOf(",uci=") + 1;
    boolean isProgram = program > 0 || text.startsWith("uci=");
    String settings = isProgram ? text.substring(0, Math.max(0, program - 1)) : text;
    for (String each : isProgram && settings.isEmpty() ? new String[0] : settings.split(",", -1)) {
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
        case "sight" -> sight = notNegative(each, value);
        case "temperature" -> temperature = notNegative(each, value);
        case "positional" -> weights = weights.withPositionalKnowledge(value);
        default -> weights = weights.with(term(name), value);
      }
    }
    if (nodes == 0) {
      nodes = time.isZero() && depth == SearchLimits.MAX_DEPTH ? 20_000 : Long.MAX_VALUE;
    }
    SearchLimits limits = new SearchLimits(time.isZero() ? LONGEST : time, depth, nodes);
    if (isProgram) {
      List<String> command = List.of(text.substring(program + 4).strip().split(" +"));
      return new MatchPlayer(
          text,
          "",
          _ -> true,
          (rules, variant, _) -> new UciProgram(command, variant, limits, new Referee(rules)));
    }
    EvaluationModel evaluation = model.orElse(weights);
    if (sight >= 0) {
      return person(text, new HumanStrength(sight, temperature / 100.0));
    }
    PlayingStrength strength = new PlayingStrength(depth, evaluation);
    return new MatchPlayer(
        text,
        network,
        evaluation::fits,
        Choosers.of(limits, () -> new Searcher(1, MEGABYTES, strength)));
  }

  private static MatchPlayer person(String text, HumanStrength strength) {
    return new MatchPlayer(
        text,
        "",
        _ -> true,
        (rules, _, game) -> {
          HumanPlayer player = new HumanPlayer(rules, strength);
          SplittableRandom random = new SplittableRandom(game);
          return (position, moves) -> player.choose(position, moves, random);
        });
  }

  private static Optional<EvaluationModel> model(String text) {
    return switch (text) {
      case "hand" -> Optional.empty();
      case "learned" -> Optional.of(ShippedNetworks.ALL);
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
  /// @param variant the rules, as the line protocol names them
  /// @param game tells one game from another: with the same number it makes the same errors
  GamePlayer inGame(RuleSet rules, String variant, long game) {
    return choosers.inGame(rules, variant, game);
  }

  @Override
  public String toString() {
    return name;
  }
}
