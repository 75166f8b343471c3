package hnefi.lab;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.engine.Books;
import hnefi.engine.EvaluationWeights;
import hnefi.engine.Network;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NetworkTrainerTest {
  private static final Books.Book BOOK = Books.HAENDE;
  private static final SelfPlaySeries SELF_PLAY =
      new SelfPlaySeries(BOOK.rules(), BOOK.start(), List.of(), 0, EvaluationWeights.BEST, 100);

  @TempDir private Path folder = Path.of("");

  @Test
  void whatIsLearnedTellsResultsBetterThanChance() throws IOException {
    Path file = folder.resolve("positions");
    SELF_PLAY.fill(file, 6_000, 1);
    List<NetworkTrainer.Pass> passes = new ArrayList<>();
    Network network = trainer(file, 40).train(passes::add);
    assertThat(passes).hasSize(40);
    assertThat(passes.getLast().loss()).isLessThan(Math.log(2));
    assertThat(network.fits(BOOK.board().size())).isTrue();
  }

  @Test
  void theSameSeedTrainsTheSameNetwork() throws IOException {
    Path file = folder.resolve("positions");
    SELF_PLAY.fill(file, 1_000, 1);
    assertThat(trainer(file, 1).train(_ -> {}).weights())
        .isEqualTo(trainer(file, 1).train(_ -> {}).weights());
  }

  @Test
  void anInterruptedFileIsGoneOnWith() throws IOException {
    Path file = folder.resolve("positions");
    SELF_PLAY.fill(file, 500, 1);
    long whole = Files.size(file);
    byte[] torn = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    Files.write(file, torn, StandardOpenOption.APPEND);
    SELF_PLAY.fill(file, 800, 1);
    assertThat(Files.size(file)).isGreaterThan(whole);
    assertThat(Files.size(file) % 48).isZero();
    TrainingFile.Mapped read = new TrainingFile.Mapped(file);
    assertThat(read.count()).isGreaterThanOrEqualTo(800);
  }

  private static NetworkTrainer trainer(Path file, int passes) throws IOException {
    return new NetworkTrainer(
        BOOK.board().size(), List.of(file), new NetworkTrainer.Recipe(16, passes, 0.7, 300, 1));
  }
}
