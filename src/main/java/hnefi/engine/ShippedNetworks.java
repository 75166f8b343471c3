package hnefi.engine;

import hnefi.board.BoardSize;
import hnefi.rules.RuleSet;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// The networks that come with the program, and the hand-made evaluation for rules without one.
///
/// A network is named after what it was trained on: the squares on which the king escapes, how he
/// is captured if it serves no other way, and the width of the board. How each was trained and what
/// it won is told beside it.
public final class ShippedNetworks implements EvaluationModel {
  public static final ShippedNetworks ALL = new ShippedNetworks();

  private final Map<String, Optional<Network>> read = new ConcurrentHashMap<>();

  private ShippedNetworks() {}

  /// Returns whether there is a network for these rules on a board of this size.
  public boolean has(RuleSet rules, BoardSize size) {
    return network(rules, size).isPresent();
  }

  /// Returns the network for these rules on a board of this size; nothing if there is none that is
  /// better than the hand-made evaluation.
  Optional<Network> network(RuleSet rules, BoardSize size) {
    if (rules.edgeHostile()) {
      return Optional.empty();
    }
    String goal = name(rules.escape());
    return named(goal + "-" + name(rules.kingCapture()) + "-" + size.width())
        .or(() -> named(goal + "-" + size.width()));
  }

  private static String name(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private Optional<Network> named(String name) {
    return read.computeIfAbsent(name, ShippedNetworks::read);
  }

  private static Optional<Network> read(String name) {
    try (InputStream in = ShippedNetworks.class.getResourceAsStream(name + ".net")) {
      if (in == null) {
        return Optional.empty();
      }
      return Optional.of(Network.read(in));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
