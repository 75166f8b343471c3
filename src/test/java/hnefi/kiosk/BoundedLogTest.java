package hnefi.kiosk;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.text.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BoundedLogTest {
  private static final Instant NOON = Instant.parse("2026-06-01T12:00:00.5Z");

  @TempDir private Path folder;

  private BoundedLog log(Path file) {
    return new BoundedLog(file, 1000, () -> NOON, ZoneOffset.UTC);
  }

  @Test
  void everyLineHasItsTimeAndIsOne() throws IOException {
    Path file = folder.resolve("deep/kiosk.log");
    log(file).add("The window\nhas ended.");
    assertThat(Files.readString(file)).isEqualTo("2026-06-01 12:00:00 The window has ended.\n");
  }

  @Test
  void theLogNeverOutgrowsItsBound() throws IOException {
    Path file = folder.resolve("kiosk.log");
    BoundedLog log = log(file);
    for (int i = 0; i < 200; i++) {
      log.add("line " + i + " " + "x".repeat(i * 20));
    }
    assertThat(Files.size(file)).isLessThanOrEqualTo(1100);
    assertThat(Files.size(folder.resolve("kiosk.log.1"))).isLessThanOrEqualTo(1100);
    assertThat(folder).isDirectoryContaining(each -> each.endsWith("kiosk.log.1"));
    assertThat(folder.toFile().list()).hasSize(2);
    assertThat(BoundedLog.tail(file, 1)).singleElement().asString().contains("line 199 ");
  }

  @Test
  void theTailIsTheNewestFirst() {
    Path file = folder.resolve("kiosk.log");
    BoundedLog log = log(file);
    log.add("one");
    log.add("two");
    log.add("three");
    assertThat(BoundedLog.tail(file, 2))
        .containsExactly("2026-06-01 12:00:00 three", "2026-06-01 12:00:00 two");
    assertThat(BoundedLog.tail(folder.resolve("none"), 2)).isEmpty();
  }

  @Test
  void theTailGoesOnInTheLogThatWasRenamed() {
    Path file = folder.resolve("kiosk.log");
    BoundedLog log = log(file);
    for (int i = 0; i < 3; i++) {
      log.add("line " + i + " " + "x".repeat(400));
    }
    assertThat(BoundedLog.tail(file, 3))
        .extracting(line -> line.substring("2026-06-01 12:00:00 ".length()).substring(0, 6))
        .containsExactly("line 2", "line 1", "line 0");
  }

  @Test
  void theTailIsOfWholeLines() {
    Path file = folder.resolve("kiosk.log");
    BoundedLog log = new BoundedLog(file, () -> NOON, ZoneOffset.UTC);
    for (int i = 0; i < 100; i++) {
      log.add("x".repeat(900));
    }
    assertThat(BoundedLog.tail(file, 100))
        .hasSizeBetween(10, 99)
        .allMatch(line -> line.equals("2026-06-01 12:00:00 " + "x".repeat(900)));
  }

  @Test
  void aLogThatCannotBeWrittenIsToldAndHarmsNothing() throws IOException {
    Path blocked = Files.writeString(folder.resolve("no-folder"), "");
    Path file = blocked.resolve("kiosk.log");
    log(file).add("one");
    assertThat(BoundedLog.problem(file).map(each -> each.in(Language.EN)).orElse(""))
        .contains("kiosk.log");
    assertThat(BoundedLog.problem(folder.resolve("another.log"))).isEmpty();
  }
}
