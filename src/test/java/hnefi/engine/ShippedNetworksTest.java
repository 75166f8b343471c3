package hnefi.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ShippedNetworksTest {
  private static final Path FOLDER = Path.of("src/main/resources/hnefi/engine");

  @Test
  void everyNetworkHasItsRecipeBesideItAndFewMegabytesHoldThemAll() throws IOException {
    long bytes = 0;
    for (Path each : files()) {
      bytes += Files.size(each);
      String recipe = Files.readString(Path.of(each.toString().replace(".net", ".txt")));
      assertThat(recipe.lines().map(line -> line.replaceFirst(":.*", "")).toList())
          .contains("data", "seed", "generations", "log-loss", "matches", "date");
    }
    assertThat(bytes).isLessThan(6_000_000);
  }

  @Test
  void everyNetworkIsPlayedWithByARuleSetOfItsBoard() throws IOException {
    List<Network> used = new ArrayList<>();
    for (Books.Book book : Books.ruleSets()) {
      ShippedNetworks.ALL
          .network(book.rules(), book.board().size())
          .ifPresent(network -> {
            assertThat(network.fits(book.board().size())).isTrue();
            used.add(network);
          });
    }
    assertThat(used.stream().distinct().count()).isEqualTo(files().size());
  }

  private static List<Path> files() throws IOException {
    try (Stream<Path> all = Files.list(FOLDER)) {
      return all.filter(each -> each.toString().endsWith(".net")).toList();
    }
  }
}
