package hnefi.ui.profile;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Side;
import hnefi.content.Library;
import hnefi.content.yaml.Fault;
import hnefi.content.yaml.RecordMapper.Reading;
import hnefi.session.AdaptiveDifficulty;
import hnefi.session.Assistance;
import hnefi.text.Language;
import hnefi.ui.learn.progress.Progress;
import hnefi.ui.learn.progress.StepKey;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What learners have done is kept, and nothing is lost.
class ProfilesTest {
  private static final StepKey ONE = new StepKey("capturing", "one");
  private static final StepKey TWO = new StepKey("several", "two");

  private static final ResultCount.Key FETLAR = new ResultCount.Key("fetlar", Side.ATTACKERS);

  private static final Profiles LEARNERS =
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

  private static Reading<Profiles> read(String text) {
    return Profiles.MAPPER.read("profiles.yaml", text, Profiles.NOBODY_YET);
  }

  private static String write(Profiles profiles) {
    return Profiles.MAPPER.write(profiles, Profiles.NOBODY_YET);
  }

  @Test
  void learnersAreReadAsTheyWereWritten() {
    assertThat(write(LEARNERS))
        .isEqualTo(
            """
            all:
              - id: 1
                name: ''
                emblem: flower
                progress:
                  stars:
                    capturing/one: 3
              - id: 2
                name: Åsa
                emblem: moon
                progress:
                  stars:
                    several/two: 1
                  latest: several/two
                  review:
                    - several/two
                  first-tries:
                    capturing/one: true
                    several/two: false
                results:
                  fetlar/attackers:
                    won: 1
                    drawn: 1
                    lost: 0
                difficulty:
                  opponent: bjorn
                  assistance:
                    - take-back
                    - hints
                  run: -1
            current: 2
            last-id: 2
            """);
    assertThat(read(write(LEARNERS))).isEqualTo(new Reading<>(LEARNERS, List.of()));
  }

  @Test
  void whateverPeopleDidAndAreCalledIsReadAsItWasWritten() {
    Random chance = new Random(20261125);
    for (int i = 0; i < 300; i++) {
      Profiles profiles = Profiles.NOBODY_YET;
      for (int j = chance.nextInt(5); j > 0; j--) {
        profiles = profiles.add(name(chance), Emblem.values()[chance.nextInt(12)]);
        profiles = profiles.with(progress(chance));
        profiles =
            profiles.change(
                profiles.current(),
                each ->
                    each.played(
                            new ResultCount.Key("r" + chance.nextInt(3), Side.DEFENDERS),
                            Optional.of(chance.nextBoolean()))
                        .with(
                            new AdaptiveDifficulty(
                                "o" + chance.nextInt(9),
                                chance.nextBoolean() ? EnumSet.allOf(Assistance.class) : Set.of(),
                                chance.nextInt(-1, 2))));
      }
      assertThat(read(write(profiles))).isEqualTo(new Reading<>(profiles, List.of()));
    }
  }

  private static String name(Random chance) {
    String name = "";
    while (!Profile.isName(name)) {
      name =
          chance
              .ints(chance.nextInt(1, 10), 1, 0x300)
              .mapToObj(Character::toString)
              .reduce("", String::concat);
    }
    return name;
  }

  private static Progress progress(Random chance) {
    Progress progress = Progress.NONE;
    for (int step : IntStream.range(0, chance.nextInt(9)).toArray()) {
      StepKey key = new StepKey("lesson-" + chance.nextInt(5), "" + step);
      progress =
          progress
              .finished(key, chance.nextInt(4), chance.nextBoolean())
              .at(key)
              .tried(key, chance.nextBoolean());
    }
    return progress;
  }

  @Test
  void ofADamagedFileTheGoodLinesHold() {
    Reading<Profiles> read =
        read(
            """
            all:
              - id: 4
                name: Åsa
                emblem: moon
                progress:
                  stars:
                    capturing/one: 9
                    several/two: 2
              - id: 5
                name: Nobody
                emblem: spaceship
                progress: {stars: {capturing/one: 1}}
              - id: 6
                name: Björn
                emblem: sun
                progress: {review: [capturing/one, what]}
                results: {fetlar/attackers: {won: -1, drawn: 0, lost: 0}}
            current: 6
            last-id: 6
            """);

    assertThat(read.value())
        .isEqualTo(
            new Profiles(
                List.of(
                    Profile.of(4, "Åsa", Emblem.MOON)
                        .with(new Progress(Map.of(TWO, 2), Optional.empty(), Set.of(), Map.of())),
                    Profile.of(6, "Björn", Emblem.SUN)
                        .with(new Progress(Map.of(), Optional.empty(), Set.of(ONE), Map.of()))),
                6,
                6));
    assertThat(read.faults()).extracting(Fault::line).containsExactly(7, 11, 16, 17);
    Fault fault = read.firstFault().orElseThrow();
    assertThat(Library.faultWords(Language.EN).say(fault.reason()))
        .isEqualTo("9 is not between 1 and 3");
  }

  @Test
  void ofAFileThatEndsTooSoonWhatCameBeforeHolds() {
    String text = write(LEARNERS.add("Björn", Emblem.SUN));
    for (int end = text.indexOf("several/two"); end < text.length(); end++) {
      Profiles read = read(text.substring(0, end)).value();
      assertThat(read.all()).startsWith(LEARNERS.all().getFirst());
    }
  }

  @Test
  void aLineThatIsNoYamlCostsNobodyElseWhatTheyDid() {
    List<String> lines = write(LEARNERS.add("Björn", Emblem.SUN)).lines().toList();
    int asa = lines.indexOf("    name: Åsa");
    for (String damage :
        List.of("    name: \"Åsa", "    name: [Åsa", "    name Åsa", "\tx", "a\0")) {
      List<String> damaged = new ArrayList<>(lines);
      damaged.set(asa, damage);
      Reading<Profiles> read = read(String.join("\n", damaged));
      assertThat(read.firstFault().orElseThrow().line()).as(damage).isEqualTo(asa + 1);
      assertThat(read.value().all())
          .as(damage)
          .contains(LEARNERS.all().getFirst())
          .anyMatch(each -> each.name().equals("Björn"));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "anything", "all: []", "all:\n  - id: 1\n"})
  void aFileWithoutLearnersIsDamaged(String text) {
    Reading<Profiles> read = read(text);

    assertThat(read.value()).isEqualTo(Profiles.NOBODY_YET);
    assertThat(read.faults()).isNotEmpty();
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
    assertThat(learners.canRename(2, "ÅSA")).isTrue();
    assertThat(learners.canRename(1, "ÅSA")).isFalse();
  }

  @Test
  void whoIsRemovedLeavesTheOthersAsTheyWere() {
    Profiles profiles = Profiles.NOBODY_YET.add("Åsa", Emblem.SUN).add("Björn", Emblem.MOON);
    assertThat(profiles.remove(1).profile().name()).isEqualTo("Björn");
    assertThat(profiles.remove(3).profile().name()).isEqualTo("Åsa");
    assertThat(profiles.remove(1).remove(2).remove(3).profile().name()).isEmpty();
  }

  @Test
  void whoIsRenamedStaysAndNobodyFollowsWhoIsGone() {
    Profiles profiles = Profiles.NOBODY_YET.add("Åsa", Emblem.SUN);
    int asa = profiles.current();
    Profiles renamed = profiles.change(asa, each -> each.renamed("Ester", Emblem.MOON));
    assertThat(renamed.current()).isEqualTo(asa);
    assertThat(renamed.profile().id()).isEqualTo(asa);
    assertThat(profiles.remove(asa).add("Åsa", Emblem.SUN).current()).isNotEqualTo(asa);
    Profiles last = profiles.remove(1).remove(asa);
    assertThat(last.current()).isNotIn(1, asa);
  }

  @Test
  void ofTwoWithTheSameIdTheLaterGetsANewOne() {
    Profile asa = Profile.of(3, "Åsa", Emblem.SUN);
    Profiles profiles = new Profiles(List.of(asa, Profile.of(3, "Björn", Emblem.SUN)), 9, 1);
    assertThat(profiles.all()).extracting(Profile::id).containsExactly(3, 4);
    assertThat(profiles.profile()).isEqualTo(asa);
    assertThat(profiles.lastId()).isEqualTo(4);
  }
}
