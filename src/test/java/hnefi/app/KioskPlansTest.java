package hnefi.app;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.kiosk.WindowPlan;
import hnefi.storage.ProcessLock;
import hnefi.text.Language;
import hnefi.text.Localized;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KioskPlansTest {
  private static final Instant NOON = Instant.parse("2026-06-01T12:00:00Z");

  @TempDir private Path folder = Path.of("");
  private Optional<KioskPlans> opened = Optional.empty();

  @AfterEach
  void close() {
    opened.ifPresent(KioskPlans::close);
  }

  private KioskPlans plans() {
    KioskPlans plans = new KioskPlans(Optional.of(settings()), () -> NOON, ZoneOffset.UTC);
    opened = Optional.of(plans);
    return plans;
  }

  private Path settings() {
    return folder.resolve("kiosk.yaml");
  }

  private void write(String... settings) throws IOException {
    Files.write(settings(), List.of(settings));
  }

  private Optional<ProcessLock> lock(String data) throws IOException {
    return ProcessLock.take(folder.resolve(data).resolve("kiosk.lock"));
  }

  @Test
  void eachWindowIsPlannedByTheSettingsOfThen() throws IOException {
    write("data: a", "languages: [en]");
    KioskPlans plans = plans();
    WindowPlan first = plans.next();
    assertThat(first.nightly()).contains(LocalTime.of(3, 30));
    assertThat(first.language()).isEqualTo(Language.EN);

    write("data: b", "languages: [sv]", "restart: none");
    WindowPlan second = plans.next();
    second.log().add("one");

    assertThat(second.nightly()).isEmpty();
    assertThat(second.language()).isEqualTo(Language.SV);
    assertThat(folder.resolve("b/kiosk.log")).content().endsWith(" one\n");
    assertThat(folder.resolve("a/kiosk.log")).doesNotExist();
  }

  @Test
  void theLockIsOnTheFolderInUse() throws IOException {
    write("data: a");
    KioskPlans plans = plans();
    plans.next();
    assertThat(lock("a")).isEmpty();

    write("data: b");
    plans.next();

    try (ProcessLock other = lock("a").orElseThrow()) {
      assertThat(other).isNotNull();
      assertThat(lock("b")).isEmpty();
    }
  }

  @Test
  void aFaultIsLoggedOnceUntilTheFaultsChange() throws IOException {
    write("data: a", "restart: never");
    KioskPlans plans = plans();
    plans.next();
    plans.next();
    Path log = folder.resolve("a/kiosk.log");
    assertThat(Files.readAllLines(log)).singleElement().asString().contains("kiosk.yaml");

    write("data: a", "restart: soon");
    plans.next();
    assertThat(Files.readAllLines(log)).hasSize(2);
  }

  @Test
  void aFaultIsLoggedInEveryFolderInUse() throws IOException {
    write("data: a", "restart: never");
    KioskPlans plans = plans();
    plans.next();
    write("data: b", "restart: never");
    plans.next();
    assertThat(Files.readAllLines(folder.resolve("b/kiosk.log")))
        .singleElement()
        .asString()
        .contains("kiosk.yaml");
  }

  @Test
  void aFolderThatAnotherKioskHasIsToldOfAndARunningKioskGoesOn() throws IOException {
    write("data: a", "languages: [en]");
    try (ProcessLock other = lock("a").orElseThrow()) {
      assertThat(other).isNotNull();
      Localized conflict = plans().claim(folder.resolve("a")).orElseThrow();
      for (Language each : Language.values()) {
        assertThat(conflict.in(each)).contains(folder.resolve("a").toString(), "data:");
      }
      plans().next().log().add("shown");
      assertThat(folder.resolve("a/kiosk.log"))
          .content()
          .contains("Another Hnefi kiosk is already using the folder")
          .endsWith(" shown\n");
    }
  }

  @Test
  void aFolderThatCannotBeWrittenKeepsNoKioskFromOpening() throws IOException {
    write("data: file/a");
    Files.writeString(folder.resolve("file"), "in the place of a folder");
    assertThat(plans().claim(folder.resolve("file/a"))).isEmpty();
    assertThat(plans().next().nightly()).isPresent();
  }

  @Test
  void whatAKilledWindowLeftHalfWrittenGoes() throws Exception {
    write("data: a");
    long dead = new ProcessBuilder("true").start().onExit().get().pid();
    Path left = Files.createDirectories(folder.resolve("a")).resolve("visits.csv." + dead + ".new");
    Files.writeString(left, "day");

    plans().next();

    assertThat(left).doesNotExist();
  }
}
