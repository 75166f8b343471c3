package hnefi.kiosk;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.storage.BackgroundWriter;
import hnefi.storage.StorageContext;
import hnefi.text.Language;
import hnefi.text.Localized;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
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

  @Test
  void whatIsCountedStandsInTheFileDayByDay() throws IOException {
    VisitCounts counts = open(file());
    counts.count(new UsageEvent.VisitBegun());
    counts.count(new UsageEvent.ActivityChosen(Activity.PLAY));
    counts.count(new UsageEvent.GameEnded(GameEnd.BETWEEN_VISITORS));
    now = now.plusSeconds(86_400);
    counts.count(new UsageEvent.VisitBegun());
    counts.count(new UsageEvent.VisitBegun());
    counts.count(new UsageEvent.LanguageChosen(Language.SV));
    counts.count(new UsageEvent.LessonFinished());

    assertThat(Files.readString(folder.resolve("data/visits.csv")))
        .isEqualTo(
            """
            day,visitors,activity-learn,activity-play,activity-discover,lessons-finished,\
            games-won,games-lost,games-drawn,games-between-visitors,games-left,\
            language-de,language-en,language-sv
            2026-06-01,1,0,1,0,0,0,0,0,1,0,0,0,0
            2026-06-02,2,0,0,0,1,0,0,0,0,0,0,0,1
            """);
    assertThat(notices).isEmpty();
  }

  @Test
  void aNewWindowGoesOnCounting() {
    open(file()).count(new UsageEvent.VisitBegun());
    VisitCounts counts = open(file());
    counts.count(new UsageEvent.VisitBegun());
    assertThat(counts.days())
        .containsExactly(
            new DayCounts(LocalDate.of(2026, 6, 1), Map.of(new UsageEvent.VisitBegun(), 2)));
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
    counts.count(new UsageEvent.VisitBegun());
    assertThat(counts.days().getFirst().day()).isEqualTo(LocalDate.of(2026, 6, 2));
  }

  @Test
  void whereNothingCanBeWrittenTheCountsHoldAndTheStaffAreTold() throws IOException {
    Path blocked = Files.writeString(folder.resolve("no-folder"), "");
    VisitCounts counts = open(blocked.resolve("visits.yaml"));
    counts.count(new UsageEvent.VisitBegun());
    counts.count(new UsageEvent.VisitBegun());
    assertThat(counts.days().getFirst().of(new UsageEvent.VisitBegun())).isEqualTo(2);
    assertThat(notices).isNotEmpty();
    assertThat(notices.getFirst().in(Language.EN)).contains("visits.yaml");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "nonsense",
        "2026-05-31: {visitors: 7, ghosts: 1}\n",
        "2026-05-31: {visitors: 7}\n2026-05-32: {visitors: 1}\n",
        "2026-05-31: {visitors: 7, activity-play: -1}\n",
        "2026-05-31: {visitors: 7}\n2026-05-31: {visitors: 8}\n",
        "2026-05-31: {visitors: 7}\n2026-05-30\n",
      })
  void aDamagedFileIsSetAsideAndItsGoodLinesStay(String text) throws IOException {
    Files.createDirectories(folder.resolve("data"));
    Files.writeString(file(), text);
    VisitCounts counts = open(file());
    counts.count(new UsageEvent.VisitBegun());
    assertThat(notices).hasSize(1);
    assertThat(folder.resolve("data/visits.yaml.damaged-1")).hasContent(text);
    assertThat(counts.days()).hasSize(text.contains("31: {visitors: 7") ? 2 : 1);
    assertThat(counts.days().getLast().of(new UsageEvent.VisitBegun()))
        .isEqualTo(text.contains("31: {visitors: 7") ? 7 : 1);
    assertThat(open(file()).days()).isEqualTo(counts.days());
  }

  @Test
  void whatDidNotHappenMayBeMissing() throws IOException {
    Files.createDirectories(folder.resolve("data"));
    Files.writeString(file(), "2026-05-31:\n  activity-play: 2\n  visitors: 7\n");
    VisitCounts counts = open(file());
    assertThat(notices).isEmpty();
    assertThat(counts.days())
        .containsExactly(
            new DayCounts(
                LocalDate.of(2026, 5, 31),
                Map.of(
                    new UsageEvent.VisitBegun(),
                    7,
                    new UsageEvent.ActivityChosen(Activity.PLAY),
                    2)));
  }

  @Test
  void theFileHoldsTenYearsAtMost() {
    VisitTable table =
        new VisitTable(
            IntStream.range(0, 5000)
                .mapToObj(LocalDate.EPOCH::plusDays)
                .collect(Collectors.toMap(day -> day, _ -> Map.of())));
    assertThat(table.days()).hasSize(3660);
    assertThat(table.days().getLast().day()).isEqualTo(LocalDate.EPOCH.plusDays(4999));
  }
}
