package hnefi.ui.profile;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Side;
import hnefi.session.AdaptiveDifficulty;
import hnefi.session.Assistance;
import hnefi.storage.TextFormat.LineFault;
import hnefi.storage.TextFormat.Salvaged;
import hnefi.text.Language;
import hnefi.ui.learn.progress.Progress;
import hnefi.ui.learn.progress.StepKey;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What learners have done is kept, and nothing is lost.
class ProfilesFormatTest {
  private static final StepKey ONE = new StepKey("capturing", "one");
  private static final StepKey TWO = new StepKey("several", "two");

  private static final ResultCount.Key FETLAR = new ResultCount.Key("fetlar", Side.ATTACKERS);
  private static final ProfilesFormat FORMAT = new ProfilesFormat();

  @Test
  void learnersAreReadAsTheyWereWritten() {
    Profiles learners =
        Profiles.NOBODY_YET
            .with(Progress.NONE.finished(ONE, 0, false))
            .add("Åsa", Emblem.MOON)
            .with(
                Progress.NONE
                    .finished(TWO, 3, true)
                    .at(TWO)
                    .tried(ONE, true)
                    .tried(TWO, false)
                    .tried(TWO, true))
            .change("åsa", each -> each.played(FETLAR, Optional.of(true)))
            .change("Åsa", each -> each.played(FETLAR, Optional.empty()))
            .change(
                "Åsa",
                each ->
                    each.with(
                        new AdaptiveDifficulty(
                            "bjorn", Set.of(Assistance.HINTS, Assistance.TAKE_BACK), -1)));

    assertThat(FORMAT.read(FORMAT.write(learners)))
        .isEqualTo(new Salvaged<>(learners, Optional.empty()));
  }

  @Test
  void ofADamagedFileTheGoodLinesHold() {
    Salvaged<Profiles> read =
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
            new Profiles(
                List.of(
                    Profile.of("Åsa", Emblem.MOON)
                        .with(new Progress(Map.of(TWO, 2), Optional.empty(), Set.of(), Map.of())),
                    Profile.of("Björn", Emblem.SUN)
                        .with(new Progress(Map.of(), Optional.empty(), Set.of(ONE), Map.of()))),
                1));
    LineFault fault = read.fault().orElseThrow();
    assertThat(fault.line()).isEqualTo(3);
    assertThat(FORMAT.reasons(Language.EN).say(fault.reason())).contains("capturing/one");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "anything", "hnefi learners 1\n", "hnefi learners 1\nlearner\n"})
  void aFileWithoutLearnersIsDamaged(String text) {
    Salvaged<Profiles> read = FORMAT.read(text);

    assertThat(read.value()).isEqualTo(Profiles.NOBODY_YET);
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
    Profiles learners = Profiles.NOBODY_YET.add("Åsa", Emblem.SUN);
    assertThat(learners.canAdd("åsa")).isFalse();
    assertThat(learners.canAdd("Björn")).isTrue();
    assertThat(learners.canAdd(" ")).isFalse();
  }

  @Test
  void whoIsRemovedLeavesTheOthersAsTheyWere() {
    Profiles profiles = Profiles.NOBODY_YET.add("Åsa", Emblem.SUN).add("Björn", Emblem.MOON);
    assertThat(profiles.remove(0).profile().name()).isEqualTo("Björn");
    assertThat(profiles.remove(2).profile().name()).isEqualTo("Åsa");
    assertThat(profiles.remove(0).remove(0).remove(0)).isEqualTo(Profiles.NOBODY_YET);
  }
}
