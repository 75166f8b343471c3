package hnefi.kiosk;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.kiosk.FakeWindow.Behaviour;
import hnefi.text.Language;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/// Windows are processes of their own here, as in earnest.
class SupervisorTest {
  private static final long PATIENCE_SECONDS = 120;
  private static final Duration SOON = Duration.ofSeconds(1);
  private static final Duration LONG = Duration.ofMinutes(2);

  /// Nothing is taken to hang, and no pause is long.
  private static final SupervisorTimes PATIENT =
      new SupervisorTimes(LONG, LONG, LONG, Duration.ofMillis(20), Duration.ofMillis(80), LONG);

  private static final Optional<LocalTime> NIGHT = Optional.of(LocalTime.of(3, 30));

  private final BlockingQueue<String> log = new LinkedBlockingQueue<>();
  private final BlockingQueue<String> told = new LinkedBlockingQueue<>();
  private final AtomicReference<Instant> now =
      new AtomicReference<>(Instant.parse("2026-06-01T12:00:00Z"));
  private InstantSource clock = now::get;
  private final List<Process> windows = new CopyOnWriteArrayList<>();
  private final CompletableFuture<Void> ended = new CompletableFuture<>();
  private final AtomicReference<Optional<LocalTime>> nightly =
      new AtomicReference<>(Optional.empty());
  private final AtomicReference<Language> language = new AtomicReference<>(Language.EN);
  private Optional<Supervisor> supervisor = Optional.empty();

  @AfterEach
  void stop() {
    supervisor.ifPresent(each -> {
      each.stop();
      ended.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
    });
    assertThat(windows).noneMatch(Process::isAlive);
  }

  /// Supervises windows that behave one after the other like this, the last again and again.
  private void supervise(SupervisorTimes times, Behaviour... behaviours) {
    supervise(times, _ -> start(behaviours[Math.min(windows.size(), behaviours.length - 1)]));
  }

  private void supervise(SupervisorTimes times, WindowStarter starter) {
    ServiceManager manager =
        new ServiceManager() {
          @Override
          public void tell(String assignment) {
            told.add(assignment);
          }

          @Override
          public Optional<Duration> watchdog() {
            return Optional.of(Duration.ofMillis(10));
          }
        };
    Supervisor made =
        new Supervisor(
            () -> new WindowPlan(starter, nightly.get(), log::add, language.get()),
            times,
            manager,
            clock,
            ZoneOffset.UTC);
    supervisor = Optional.of(made);
    Thread.ofPlatform()
        .start(() -> {
          try {
            made.run();
            ended.complete(null);
          } catch (InterruptedException | RuntimeException | Error e) {
            ended.completeExceptionally(e);
          }
        });
  }

  private Process start(Behaviour behaviour) throws IOException {
    Process window = FakeWindow.start(behaviour);
    windows.add(window);
    return window;
  }

  /// Waits for a line that begins so.
  private String line(String beginning) throws InterruptedException {
    List<String> passed = new ArrayList<>();
    while (true) {
      String line = log.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      assertThat(line).as("a line beginning “%s” after %s", beginning, passed).isNotNull();
      if (line != null && line.startsWith(beginning)) {
        return line;
      }
      passed.add(String.valueOf(line));
    }
  }

  private String aWindowIsShown() throws InterruptedException {
    return line("The window appeared");
  }

  private static void signal(String signal, String pid) throws IOException, InterruptedException {
    assertThat(new ProcessBuilder("kill", signal, pid).start().waitFor()).isZero();
  }

  private String pid() throws InterruptedException {
    return line("pid ").substring("pid ".length());
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aWindowThatIsKilledIsReplaced() throws Exception {
    supervise(PATIENT, Behaviour.WELL);
    String pid = pid();
    aWindowIsShown();
    signal("-KILL", pid);
    assertThat(line("The window was ended")).startsWith("The window was ended by signal 9");
    assertThat(pid()).isNotEqualTo(pid);
    aWindowIsShown();
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aWindowThatIsStoppedIsReplaced() throws Exception {
    SupervisorTimes times =
        new SupervisorTimes(
            LONG, Duration.ofSeconds(3), LONG, Duration.ofMillis(20), Duration.ofMillis(80), LONG);
    supervise(times, Behaviour.WELL);
    String pid = pid();
    aWindowIsShown();
    signal("-STOP", pid);
    line("The window gave no sign of life for 3.0 seconds");
    assertThat(pid()).isNotEqualTo(pid);
    aWindowIsShown();
  }

  @Test
  void aWindowThatHangsIsReplaced() throws Exception {
    Duration hang = Duration.ofMillis(100);
    supervise(
        new SupervisorTimes(LONG, hang, LONG, Duration.ofMillis(20), Duration.ofMillis(80), LONG),
        Behaviour.HANGS);
    line("The window gave no sign of life for 0.1 seconds");
    aWindowIsShown();
  }

  @Test
  void aWindowThatIsNeverShownIsReplacedWithMorePatienceEachTime() throws Exception {
    Duration start = Duration.ofMillis(200);
    supervise(
        new SupervisorTimes(start, LONG, LONG, Duration.ofMillis(20), Duration.ofMillis(80), LONG),
        Behaviour.NEVER_SHOWN);
    line("The window had not appeared after 0.2 seconds");
    line("The window had not appeared after 0.4 seconds");
    assertThat(told).doesNotContain("READY=1");
  }

  @Test
  void aWindowWithoutMemoryIsReplaced() throws Exception {
    supervise(PATIENT, Behaviour.OUT_OF_MEMORY, Behaviour.WELL);
    assertThat(line("The window ran out of memory")).contains("OutOfMemoryError");
    aWindowIsShown();
  }

  @Test
  void aWindowThatFailsAtTheStartIsReplacedAtOnceAndThenMoreAndMoreSlowly() throws Exception {
    supervise(PATIENT, Behaviour.FAILS_AT_START);
    assertThat(line("The window ended with code 1"))
        .contains("no screen for this window")
        .doesNotContain("JAVA_TOOL_OPTIONS");
    assertThat(line("That was failure number")).startsWith("That was failure number 2 in a row");
    assertThat(line("That was failure number")).startsWith("That was failure number 3 in a row");
    assertThat(told).doesNotContain("READY=1");
  }

  @Test
  void afterTwoWindowsWithoutAPictureTheNextOnesAreDrawnWithoutTheGraphicsCard() throws Exception {
    Duration start = Duration.ofSeconds(2);
    List<Boolean> inSoftware = new CopyOnWriteArrayList<>();
    Behaviour[] behaviours = {
      Behaviour.FAILS_AT_START,
      Behaviour.NEVER_SHOWN,
      Behaviour.ENDED_WITHOUT_A_REASON,
      Behaviour.WELL
    };
    supervise(
        new SupervisorTimes(start, LONG, LONG, Duration.ofMillis(20), Duration.ofMillis(80), LONG),
        software -> {
          inSoftware.add(software);
          return start(behaviours[Math.min(windows.size(), behaviours.length - 1)]);
        });
    line("Two windows in a row never got as far as a picture");
    aWindowIsShown();
    aWindowIsShown();
    assertThat(inSoftware.subList(0, 2)).containsOnly(false);
    assertThat(inSoftware.subList(2, inSoftware.size())).containsOnly(true);
  }

  @Test
  void aWindowThatFailsAfterItsFirstPictureIsDrawnAsBefore() throws Exception {
    List<Boolean> inSoftware = new CopyOnWriteArrayList<>();
    Behaviour[] behaviours = {
      Behaviour.FAILS_AT_START,
      Behaviour.ENDED_WITHOUT_A_REASON,
      Behaviour.FAILS_AT_START,
      Behaviour.WELL
    };
    supervise(
        PATIENT,
        software -> {
          inSoftware.add(software);
          return start(behaviours[windows.size()]);
        });
    aWindowIsShown();
    aWindowIsShown();
    assertThat(inSoftware).containsExactly(false, false, false, false);
  }

  @Test
  void thePauseGrowsUpToABound() {
    SupervisorTimes times = SupervisorTimes.DEFAULT;
    assertThat(List.of(1, 2, 3, 4, 8, 100, Integer.MAX_VALUE))
        .extracting(each -> times.pauseAfter(each).toSeconds())
        .containsExactly(0L, 1L, 2L, 4L, 60L, 60L, 60L);
  }

  @Test
  void aMachineOnWhichWindowsAreNeverThereInTimeGetsMoreOfIt() {
    SupervisorTimes times = SupervisorTimes.DEFAULT;
    assertThat(List.of(0, 1, 2, 5, Integer.MAX_VALUE))
        .extracting(each -> times.startAfter(each).toSeconds())
        .containsExactly(40L, 80L, 160L, 240L, 240L);
  }

  /// Classes are read and pages made for the first time, all as slowly as the window was.
  @Test
  void aWindowThatNeededLongToStartMayBeSilentForLongerUntilItHasSettled() throws Exception {
    assertThat(List.of(0L, 1800L, 4000L, 8000L, 240_000L))
        .extracting(each -> SupervisorTimes.DEFAULT.hangAfter(0, Duration.ofMillis(each)))
        .extracting(Duration::toMillis)
        .containsExactly(10_000L, 10_000L, 20_000L, 40_000L, 60_000L);
    // No process of Java starts in a tenth of this.
    Duration start = Duration.ofMillis(100);
    Duration hang = Duration.ofMillis(20);
    supervise(
        new SupervisorTimes(start, hang, LONG, Duration.ofMillis(20), Duration.ofMillis(80), LONG),
        Behaviour.HANGS);
    assertThat(line("The window gave no sign of life for"))
        .isNotEqualTo("The window gave no sign of life for 0.02 seconds");
  }

  @Test
  void aMachineOnWhichWindowsHangAgainAndAgainGetsMoreTime() throws Exception {
    assertThat(List.of(0, 1, 2, 3, 9, Integer.MAX_VALUE))
        .extracting(each -> SupervisorTimes.DEFAULT.hangAfter(each, SOON).toMillis())
        .containsExactly(10_000L, 10_000L, 20_000L, 40_000L, 60_000L, 60_000L);
    Duration hang = Duration.ofMillis(100);
    supervise(
        new SupervisorTimes(LONG, hang, LONG, Duration.ofMillis(20), Duration.ofMillis(80), LONG),
        Behaviour.HANGS);
    line("The window gave no sign of life for 0.1 seconds");
    line("The window gave no sign of life for 0.1 seconds");
    line("The window gave no sign of life for 0.2 seconds");
  }

  @Test
  void aWindowThatEndsAsIfAllWereWellIsReplaced() throws Exception {
    supervise(PATIENT, Behaviour.ENDED_WITHOUT_A_REASON, Behaviour.WELL);
    line("The window ended with code 0");
    aWindowIsShown();
  }

  @Test
  void aWindowThatCannotBeStartedIsTriedAgain() throws Exception {
    supervise(
        PATIENT,
        _ -> {
          throw new IOException("no Java");
        });
    line("The window could not be started: no Java");
    line("The window could not be started: no Java");
  }

  @Test
  void aWindowThatCannotBeHeardIsEnded() throws Exception {
    UnreadableProcess window = new UnreadableProcess();
    supervise(PATIENT, _ -> window);
    assertThat(ended)
        .failsWithin(Duration.ofSeconds(PATIENCE_SECONDS))
        .withThrowableThat()
        .withCauseInstanceOf(OutOfMemoryError.class);
    assertThat(window.isAlive()).isFalse();
    supervisor = Optional.empty();
  }

  @Test
  void theNextWindowIsSupervisedByThePlanOfThen() throws Exception {
    supervise(PATIENT, Behaviour.WELL);
    aWindowIsShown();
    language.set(Language.DE);
    nightly.set(NIGHT);
    windows.getFirst().destroyForcibly();
    line("The window ");
    line("Das Fenster ist nach");
    now.set(Instant.parse("2026-06-02T03:30:00Z"));
    line("Wie jede Nacht");
  }

  @Test
  void theStaffCanRestartAndEndTheKiosk() throws Exception {
    supervise(PATIENT, Behaviour.RESTARTS, Behaviour.QUITS);
    line("The window is being replaced as requested");
    line("The staff ended the kiosk");
    ended.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    assertThat(windows).hasSize(2);
    assertThat(told).contains("READY=1", "WATCHDOG=1", "STOPPING=1");
  }

  @Test
  void theWindowIsAskedEveryNightToMakeWayForANewOne() throws Exception {
    nightly.set(NIGHT);
    supervise(PATIENT, Behaviour.WELL);
    aWindowIsShown();
    now.set(Instant.parse("2026-06-02T03:30:00Z"));
    line("It is time for the nightly restart");
    line("The window is being replaced as requested");
    aWindowIsShown();
  }

  @Test
  void aVisitorOfTheNightIsNotWaitedForForEver() throws Exception {
    Duration grace = Duration.ofMillis(1);
    nightly.set(NIGHT);
    supervise(new SupervisorTimes(LONG, LONG, LONG, LONG, LONG, grace), Behaviour.HAS_A_VISITOR);
    String pid = pid();
    aWindowIsShown();
    now.set(Instant.parse("2026-06-02T03:30:00Z"));
    line("It is time for the nightly restart");
    assertThat(pid()).isNotEqualTo(pid);
  }

  @Test
  void aClockThatIsSetForwardDoesNotReplaceTheWindowBeforeTheNight() throws Exception {
    nightly.set(NIGHT);
    supervise(PATIENT, Behaviour.WELL);
    aWindowIsShown();
    setClock("2026-07-01T14:00:00Z");
    assertThat(log).isEmpty();
    now.set(Instant.parse("2026-07-02T03:30:00Z"));
    line("It is time for the nightly restart");
  }

  @Test
  void aClockThatIsSetBackDoesNotPutOffTheNextNight() throws Exception {
    nightly.set(NIGHT);
    supervise(PATIENT, Behaviour.WELL);
    aWindowIsShown();
    setClock("2026-05-01T14:00:00Z");
    assertThat(log).isEmpty();
    now.set(Instant.parse("2026-05-02T03:30:00Z"));
    line("It is time for the nightly restart");
  }

  /// At whichever of its looks: the clock is set a day on at each fourth and each fifth.
  @Test
  void aClockThatIsSetWhileItIsLookedAtDoesNotReplaceTheWindow() throws Exception {
    nightly.set(NIGHT);
    AtomicInteger looks = new AtomicInteger();
    clock =
        () -> {
          int look = looks.incrementAndGet();
          return Instant.parse("2026-06-01T14:00:00Z").plus(Duration.ofDays(look / 4 + look / 5));
        };
    supervise(PATIENT, Behaviour.WELL);
    aWindowIsShown();
    while (looks.get() < 50) {
      beats(1);
    }
    assertThat(log).isEmpty();
  }

  /// Sets the clock and waits until the supervisor has looked at it.
  private void setClock(String time) throws InterruptedException {
    now.set(Instant.parse(time));
    beats(2);
  }

  /// Waits until the supervisor has told so many times more that it is well.
  private void beats(int wanted) throws InterruptedException {
    told.clear();
    for (int beats = 0; beats < wanted; ) {
      String next = told.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      assertThat(next).isNotNull();
      beats += "WATCHDOG=1".equals(next) ? 1 : 0;
    }
  }

  @Test
  void theNextWindowKnowsOfTheWrongPinsOfTheLast() throws Exception {
    supervise(PATIENT, Behaviour.ENTERS_A_WRONG_PIN, Behaviour.WELL);
    line("failures 0");
    line("entered");
    windows.getFirst().destroyForcibly();
    line("failures 3");
  }

  @Test
  void aSupervisorThatIsStoppedEndsItsWindow() throws Exception {
    supervise(PATIENT, Behaviour.WELL);
    aWindowIsShown();
    supervisor.orElseThrow().stop();
    ended.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    assertThat(windows).singleElement().satisfies(each -> assertThat(each.isAlive()).isFalse());
    line("The kiosk was stopped from outside");
  }

  @Test
  void aWindowWhoseSupervisorIsGoneEnds() throws Exception {
    Process window = FakeWindow.start(Behaviour.WELL);
    window.getOutputStream().write("hnefi supervision 0 0 0 0\n".getBytes(StandardCharsets.UTF_8));
    window.getOutputStream().flush();
    assertThat(window.inputReader().readLine()).startsWith("hnefi ");
    window.getOutputStream().close();
    assertThat(window.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
  }
}
