package hnefi.engine;

import hnefi.board.BoardSize;
import hnefi.rules.RuleSet;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// The networks that come with the program, and the hand-made evaluation for rules without one.
public final class ShippedNetworks implements EvaluationModel {
  private final Map<String, Optional<Network>> read = new ConcurrentHashMap<>();

  /// Returns the network for these rules on a board of this size; nothing if there is none that is
  /// better than the hand-made evaluation.
  Optional<Network> network(RuleSet rules, BoardSize size) {
    String name = rules.escape().name().toLowerCase(java.util.Locale.ROOT) + "-" + size.width();
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
