package hnefi.ui.learn.progress;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.storage.TextFormat.LineFault;
import hnefi.storage.TextFormat.Salvaged;
import hnefi.text.Language;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What learners have done is kept, and nothing is lost.
class ProgressFormatTest {
  private static final StepKey ONE = new StepKey("capturing", "one");
  private static final StepKey TWO = new StepKey("several", "two");

  private static final ProgressFormat FORMAT = new ProgressFormat();

  @Test
  void learnersAreReadAsTheyWereWritten() {
    Learners learners =
        Learners.NOBODY_YET
            .with(Progress.NONE.finished(ONE, 0, false))
            .add("Åsa", Avatar.MOON)
            .with(Progress.NONE.finished(TWO, 3, true).at(TWO));

    assertThat(FORMAT.read(FORMAT.write(learners)))
        .isEqualTo(new Salvaged<>(learners, Optional.empty()));
  }

  @Test
  void ofADamagedFileTheGoodLinesHold() {
    Salvaged<Learners> read =
        FORMAT.read(
            """
            hnefi learners 1
            learner\tmoon\tÅsa
            done\tcapturing/one\t9
            done\tseveral/two\t2
            learner\tspaceship\tNobody
            done\tcapturing/one\t1
            learner\tsun\tBjörn
            current
            review\tcapturing/one
            """);

    assertThat(read.value())
        .isEqualTo(
            new Learners(
                List.of(
                    new Learner(
                        "Åsa",
                        Avatar.MOON,
                        new Progress(Map.of(TWO, 2), Optional.empty(), Set.of())),
                    new Learner(
                        "Björn",
                        Avatar.SUN,
                        new Progress(Map.of(), Optional.empty(), Set.of(ONE)))),
                1));
    LineFault fault = read.fault().orElseThrow();
    assertThat(fault.line()).isEqualTo(3);
    assertThat(FORMAT.reasons(Language.EN).say(fault.reason())).contains("capturing/one");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "anything", "hnefi learners 1\n", "hnefi learners 1\nlearner\n"})
  void aFileWithoutLearnersIsDamaged(String text) {
    Salvaged<Learners> read = FORMAT.read(text);

    assertThat(read.value()).isEqualTo(Learners.NOBODY_YET);
    assertThat(read.fault()).isPresent();
  }

  @Test
  void theBetterResultStays() {
    Progress progress = Progress.NONE.finished(ONE, 0, false).finished(ONE, 5, true);
    assertThat(progress.starsOf(ONE)).isEqualTo(3);
    assertThat(progress.review()).containsExactly(ONE);
  }

  @Test
  void aNameIsUsedOnce() {
    Learners learners = Learners.NOBODY_YET.add("Åsa", Avatar.SUN);
    assertThat(learners.canAdd("åsa")).isFalse();
    assertThat(learners.canAdd("Björn")).isTrue();
    assertThat(learners.canAdd(" ")).isFalse();
  }
}
