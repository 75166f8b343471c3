package hnefi.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.rules.KingCapture;
import hnefi.rules.RuleSet;
import hnefi.rules.Switch;
import hnefi.rules.SwitchValue;
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

  @Test
  void anotherCaptureOfTheKingKeepsTheNetworkOfTheBoardWhereThatServesIt() {
    assertThat(has(Books.LINNAEUS)).isTrue();
    assertThat(has(Books.MUNGO_TABLUT)).isFalse();
    RuleSet twoSides =
        Books.COPENHAGEN.rules().with(new SwitchValue(Switch.KING_CAPTURE, KingCapture.TWO_SIDES));
    assertThat(ShippedNetworks.ALL.has(twoSides, Books.COPENHAGEN.board().size())).isTrue();
  }

  private static boolean has(Books.Book book) {
    return ShippedNetworks.ALL.has(book.rules(), book.board().size());
  }

  private static List<Path> files() throws IOException {
    try (Stream<Path> all = Files.list(FOLDER)) {
      return all.filter(each -> each.toString().endsWith(".net")).toList();
    }
  }
}
