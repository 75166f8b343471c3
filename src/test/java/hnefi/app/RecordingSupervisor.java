package hnefi.app;

import hnefi.kiosk.Kiosk;
import hnefi.kiosk.PinFailures;
import hnefi.kiosk.Supervision;
import hnefi.kiosk.SupervisorLink;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/// What a window tells its supervisor, kept for a test.
final class RecordingSupervisor implements SupervisorLink {
  private final List<String> log = new CopyOnWriteArrayList<>();
  private final AtomicInteger beats = new AtomicInteger();
  private volatile Runnable restart = () -> {};

  /// Returns this kiosk with this supervisor.
  Kiosk of(Kiosk kiosk) {
    return new Kiosk(
        kiosk.settings(), kiosk.content(), this, kiosk.counts(), kiosk.pin(), kiosk.staff());
  }

  List<String> log() {
    return log;
  }

  int beats() {
    return beats.get();
  }

  void wantRestart() {
    restart.run();
  }

  @Override
  public Supervision supervision() {
    return new Supervision(Instant.EPOCH, 0, PinFailures.NONE);
  }

  @Override
  public void remember(PinFailures failures) {}

  @Override
  public void onRestartWanted(Runnable endWhenNobodyIsThere) {
    restart = endWhenNobodyIsThere;
  }

  @Override
  public void beat() {
    beats.incrementAndGet();
  }

  @Override
  public void add(String line) {
    log.add(line);
  }
}
