package hnefi.kiosk;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.storage.BackgroundWriter;
import hnefi.storage.StorageContext;
import hnefi.storage.TextFile;
import hnefi.text.Language;
import hnefi.text.Localized;
import hnefi.text.Tag;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class VisitCountsTest {
  @TempDir private Path folder;

  private final List<Localized> notices = new ArrayList<>();
  private Instant now = Instant.parse("2026-06-01T12:00:00Z");

  private Path file() {
    return folder.resolve("data").resolve(VisitCounts.FILE);
  }

  private VisitCounts open(Path file) {
    return VisitCounts.open(
        file,
        new StorageContext(BackgroundWriter.immediate(), notices::add),
        () -> now,
        ZoneOffset.UTC);
  }

  private static CountedVisit visit(
      Language language, int seconds, Map<Activity, CountedVisit.Stay> activities, VisitPage end) {
    return new CountedVisit(
        language,
        new CountedVisit.Stay(Duration.ofSeconds(seconds), !activities.isEmpty(), false),
        activities,
        end,
        Optional.empty());
  }

  private static CountedVisit look(int seconds) {
    return visit(Language.EN, seconds, Map.of(), VisitPage.HOME);
  }

  private static CountedVisit game(int seconds, boolean finished) {
    return visit(
        Language.SV,
        seconds,
        Map.of(
            Activity.PLAY, new CountedVisit.Stay(Duration.ofSeconds(seconds - 10), true, finished)),
        VisitPage.GAME);
  }

  private static CountedVisit rescueLeft(RescueMove move) {
    return new CountedVisit(
        Language.DE,
        new CountedVisit.Stay(Duration.ofSeconds(50), true, false),
        Map.of(Activity.LEARN, new CountedVisit.Stay(Duration.ofSeconds(40), true, false)),
        VisitPage.RESCUE,
        Optional.of(move));
  }

  private String csv() throws IOException {
    return Files.readString(folder.resolve("data/visits.csv"));
  }

  @Test
  void aLineForEachDayLanguageAndActivityStandsInTheCopyForSpreadsheets() throws IOException {
    VisitCounts counts = open(file());
    counts.count(game(100, true));
    counts.count(game(400, false));
    now = now.plusSeconds(86_400);
    counts.count(rescueLeft(RescueMove.SECOND));

    assertThat(csv())
        .isEqualTo(
            """
            day,language,activity,visits,half-within-seconds,nine-of-ten-within-seconds,begun,\
            finished,ended-language,ended-home,ended-rescue,ended-chapters,ended-chapter,\
            ended-puzzle,ended-games,ended-game,ended-contents,ended-timeline,ended-map,\
            ended-article,rescue-left-first,rescue-left-second,rescue-left-third
            2026-06-01,sv,all,2,120,480,2,0,0,0,0,0,0,0,0,2,0,0,0,0,0,0,0
            2026-06-01,sv,learn,0,,,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0
            2026-06-01,sv,play,2,120,480,2,1,0,0,0,0,0,0,0,2,0,0,0,0,0,0,0
            2026-06-01,sv,discover,0,,,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0
            2026-06-02,de,all,1,60,60,1,0,0,0,1,0,0,0,0,0,0,0,0,0,0,1,0
            2026-06-02,de,learn,1,60,60,1,0,0,0,1,0,0,0,0,0,0,0,0,0,0,1,0
            2026-06-02,de,play,0,,,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0
            2026-06-02,de,discover,0,,,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0
            """);
    assertThat(notices).isEmpty();
  }

  /// Nine visits of up to half a minute, eight of up to five, three that were longer than any
  /// class.
  @Test
  void medianAndNineOfTenAreToldByTheirClass() throws IOException {
    VisitCounts counts = open(file());
    IntStream.range(0, 9).forEach(_ -> counts.count(look(30)));
    IntStream.range(0, 8).forEach(_ -> counts.count(look(181)));
    IntStream.range(0, 3).forEach(_ -> counts.count(look(5000)));
    StayLengths lengths = counts.days().getFirst().in(Optional.empty()).whole().lengths();
    assertThat(lengths.total()).isEqualTo(20);
    assertThat(lengths.median()).contains(StayLength.UP_TO_5_MINUTES);
    assertThat(lengths.nineOfTen()).contains(StayLength.LONGER);
    assertThat(csv()).contains("2026-06-01,en,all,20,300,more,");
  }

  @Test
  void theMedianOfTwoIsTheShorterOne() {
    VisitCounts counts = open(file());
    counts.count(look(10));
    assertThat(lengths(counts).nineOfTen()).contains(StayLength.UP_TO_15_SECONDS);
    counts.count(look(100));
    assertThat(lengths(counts).median()).contains(StayLength.UP_TO_15_SECONDS);
    assertThat(lengths(counts).nineOfTen()).contains(StayLength.UP_TO_2_MINUTES);
    assertThat(StayLengths.NONE.median()).isEmpty();
  }

  private static StayLengths lengths(VisitCounts counts) {
    return counts.days().getFirst().in(Optional.of(Language.EN)).whole().lengths();
  }

  @Test
  void aNewWindowGoesOnCounting() {
    open(file()).count(rescueLeft(RescueMove.FIRST));
    open(file()).count(game(60, true));
    VisitCounts counts = open(file());
    counts.count(rescueLeft(RescueMove.FIRST));
    assertThat(counts.days()).hasSize(1);
    VisitTally all = counts.days().getFirst().in(Optional.empty());
    assertThat(all.whole().lengths().total()).isEqualTo(3);
    assertThat(all.rescueLeft()).containsExactly(Map.entry(RescueMove.FIRST, 2));
    assertThat(all.ended())
        .containsOnly(Map.entry(VisitPage.RESCUE, 2), Map.entry(VisitPage.GAME, 1));
    assertThat(all.of(Optional.of(Activity.PLAY)).finished()).isEqualTo(1);
    assertThat(notices).isEmpty();
  }

  /// A single visit in a quiet week must not be told from another of about the same length.
  @Test
  void nothingIsKeptThatTellsVisitsOfOneClassApart() throws IOException {
    VisitCounts counts = open(file());
    counts.count(look(65));
    String one = Files.readString(file());
    Files.delete(file());
    Files.delete(folder.resolve("data/visits.csv"));
    now = now.plusSeconds(7 * 3600);
    VisitCounts others = open(file());
    others.count(look(119));
    assertThat(Files.readString(file())).isEqualTo(one);
  }

  @Test
  void aDayBeginsAtTheMidnightOfThePlace() {
    now = Instant.parse("2026-06-01T23:00:00Z");
    VisitCounts counts =
        VisitCounts.open(
            file(),
            new StorageContext(BackgroundWriter.immediate(), notices::add),
            () -> now,
            ZoneId.of("Europe/Berlin"));
    counts.count(look(5));
    assertThat(counts.days().getFirst().day()).isEqualTo(LocalDate.of(2026, 6, 2));
  }

  @Test
  void whereNothingCanBeWrittenTheCountsHoldAndTheStaffAreTold() throws IOException {
    Path blocked = Files.writeString(folder.resolve("no-folder"), "");
    VisitCounts counts = open(blocked.resolve("visits.yaml"));
    counts.count(look(5));
    counts.count(look(5));
    assertThat(lengths(counts).total()).isEqualTo(2);
    assertThat(notices).isNotEmpty();
    assertThat(notices.getFirst().in(Language.EN)).contains("visits.yaml");
  }

  private static final String DAY =
      """
      2026-05-31:
        en:
          whole:
            lengths: 0 0 0 7 0 0 0 0 0 0 0
            begun: 3
            finished: 2
      """;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "nonsense",
        "2026-05-31:\n  visitors: 12\n  activity-play: 7\n",
        DAY + "  fr:\n    whole: {lengths: 1 0 0 0 0 0 0 0 0 0 0, begun: 1, finished: 0}\n",
        DAY + "    ended: {nowhere: 1}\n",
        DAY + "    ended: {home: -1}\n",
        DAY + "    ended: {home: 99999999999}\n",
        DAY + "    rescue-left: {fourth: 1}\n",
        DAY + "2026-05-32:\n",
        DAY + "2026-05-30\n",
        "2026-05-31:\n  en:\n    whole: {lengths: 0 0 7, begun: 3, finished: 2}\n",
        "2026-05-31:\n  en:\n    whole: {lengths: 0 0 0 0 0 0 0 0 0 0 -1, begun: 3, finished: 2}\n",
        "2026-05-31:\n  en:\n    whole: {lengths: 1 0 0 0 0 0 0 0 0 0 0, finished: 2}\n",
      })
  void aDamagedFileIsSetAsideAndItsGoodLinesStay(String text) throws IOException {
    Files.createDirectories(folder.resolve("data"));
    Files.writeString(file(), text);
    Files.writeString(folder.resolve("data/visits.csv"), "day,visitors\n2026-05-30,12\n");
    VisitCounts counts = open(file());
    counts.count(look(5));
    assertThat(folder.resolve("data/visits.yaml.damaged-1")).hasContent(text);
    assertThat(folder.resolve("data/visits.csv.other-1")).content().contains("2026-05-30,12");
    assertThat(notices).hasSize(2);
    List<DayCounts> read = open(file()).days();
    assertThat(read).isEqualTo(counts.days());
    assertThat(read.getFirst().day()).isEqualTo(LocalDate.of(2026, 6, 1));
    if (text.startsWith(DAY)) {
      StayTally whole = read.getLast().in(Optional.of(Language.EN)).whole();
      assertThat(whole.lengths().total()).isEqualTo(7);
      assertThat(whole.finished()).isEqualTo(2);
    }
    assertThat(notices).as("the file that was written is sound").hasSize(2);
  }

  @Test
  void aFileThatCannotBeReadIsNeverWrittenOverNorIsItsCopy() throws IOException {
    Files.createDirectories(file());
    Files.writeString(folder.resolve("data/visits.csv"), "all that is left\n");
    VisitCounts counts = open(file());
    counts.count(look(5));
    assertThat(file()).isDirectory();
    assertThat(folder.resolve("data/visits.csv.other-1")).hasContent("all that is left");
    assertThat(notices.getFirst().in(Language.EN)).contains("visits.yaml");
  }

  @Test
  void aCopyThatSomebodyChangedIsSetAside() throws IOException {
    VisitCounts counts = open(file());
    counts.count(look(5));
    counts.count(look(5));
    assertThat(notices).isEmpty();
    Files.writeString(folder.resolve("data/visits.csv"), "with my remarks\n");
    counts.count(look(5));
    assertThat(folder.resolve("data/visits.csv.other-1")).hasContent("with my remarks");
    assertThat(csv()).contains("2026-06-01,en,all,3,");
    assertThat(notices).hasSize(1);
  }

  /// However many visits there were, the file stays one that can be read again.
  @Test
  void theFileHoldsTwoYearsAtMost() {
    StayTally full =
        new StayTally(new StayLengths(Collections.nCopies(11, 99_999)), 999_999, 999_999);
    VisitTally tally =
        new VisitTally(
            full,
            Arrays.stream(Activity.values()).collect(Collectors.toMap(each -> each, _ -> full)),
            Arrays.stream(VisitPage.values()).collect(Collectors.toMap(each -> each, _ -> 99_999)),
            Arrays.stream(RescueMove.values())
                .collect(Collectors.toMap(each -> each, _ -> 99_999)));
    Map<Language, VisitTally> day =
        Arrays.stream(Language.values()).collect(Collectors.toMap(each -> each, _ -> tally));
    VisitTable table =
        new VisitTable(
            IntStream.range(0, 5000)
                .mapToObj(LocalDate.EPOCH::plusDays)
                .collect(Collectors.toMap(each -> each, _ -> day)));
    assertThat(table.days()).hasSize(731);
    assertThat(table.days().getLast().day()).isEqualTo(LocalDate.EPOCH.plusDays(4999));
    assertThat(VisitTable.MAPPER.write(table, VisitTable.EMPTY))
        .hasSizeLessThan(TextFile.MOST_BYTES);
  }

  @Test
  void countsStopAtTheLargestNumber() {
    StayTally full =
        new StayTally(
            new StayLengths(Collections.nCopies(11, Integer.MAX_VALUE)), Integer.MAX_VALUE, 1);
    assertThat(full.plus(full).begun()).isEqualTo(Integer.MAX_VALUE);
    assertThat(full.plus(full).lengths().total()).isEqualTo(Integer.MAX_VALUE);
    assertThat(full.plus(full).lengths().median()).contains(StayLength.UP_TO_5_MINUTES);
  }

  @ParameterizedTest
  @EnumSource
  void everyColumnIsExplainedInTheSettingsFile(Language language) {
    assertThat(VisitTable.columns())
        .allSatisfy(column -> {
          String stem = column.replaceAll("^(ended|rescue-left)-.*", "$1-");
          assertThat(KioskExample.in(language)).contains(stem);
        });
    assertThat(VisitPage.values())
        .allSatisfy(page -> assertThat(KioskExample.in(language)).contains(Tag.of(page)));
  }
}
