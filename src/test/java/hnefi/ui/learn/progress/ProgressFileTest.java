package hnefi.ui.learn.progress;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.storage.KeptFile;
import hnefi.text.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What learners have done is kept, and nothing is lost.
class ProgressFileTest {
  private static final StepKey ONE = new StepKey("capturing", "one");
  private static final StepKey TWO = new StepKey("several", "two");

  @TempDir private Path folder = Path.of("");

  @Test
  void learnersAreReadAsTheyWereWritten() {
    Learners learners =
        Learners.NOBODY_YET
            .with(Progress.NONE.finished(ONE, 0, false))
            .add("Åsa", Emblem.MOON)
            .with(Progress.NONE.finished(TWO, 3, true).at(TWO));
    KeptFile<Learners> file = ProgressFile.at(folder.resolve("progress.txt"));
    assertThat(file.write(learners)).isEmpty();
    assertThat(file.read()).isEqualTo(new KeptFile.Opened<>(learners, java.util.Optional.empty()));
  }

  @Test
  void withoutAFileNobodyHasLearnedYet() {
    assertThat(ProgressFile.at(folder.resolve("none.txt")).read().value())
        .isEqualTo(Learners.NOBODY_YET);
  }

  @Test
  void aDamagedFileIsSetAsideAndNamedWithItsLine() throws IOException {
    Path path = folder.resolve("progress.txt");
    Files.writeString(path, "hnefi learners 1\nlearner\tmoon\tÅsa\ndone\tcapturing/one\t9\n");
    KeptFile.Opened<Learners> opened = ProgressFile.at(path).read();
    assertThat(opened.value()).isEqualTo(Learners.NOBODY_YET);
    assertThat(opened.trouble().orElseThrow().in(Language.EN))
        .contains("progress.txt")
        .contains("3")
        .contains("capturing/one");
    assertThat(folder.resolve("progress.txt.damaged-1")).exists();
    assertThat(path).doesNotExist();
  }

  @Test
  void theBetterResultStays() {
    Progress progress = Progress.NONE.finished(ONE, 0, false).finished(ONE, 5, true);
    assertThat(progress.starsOf(ONE)).isEqualTo(3);
    assertThat(progress.review()).containsExactly(ONE);
  }

  @Test
  void aNameIsUsedOnce() {
    Learners learners = Learners.NOBODY_YET.add("Åsa", Emblem.SUN);
    assertThat(learners.canAdd("åsa")).isFalse();
    assertThat(learners.canAdd("Björn")).isTrue();
    assertThat(learners.canAdd(" ")).isFalse();
  }
}
