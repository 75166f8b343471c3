package hnefi.ui.kiosk;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.kiosk.IdleTimes;
import org.junit.jupiter.api.Test;

class IdleTimerTest {
  private static final long SECOND = 1_000_000_000L;

  private final IdleTimer timer = new IdleTimer(IdleTimes.DEFAULT, 0);

  @Test
  void whoReadsIsAskedAfterAMinute() {
    assertThat(timer.at(60 * SECOND - 1, false)).isEqualTo(new IdleTimer.Presence.Here());
    assertThat(timer.at(60 * SECOND, false)).isEqualTo(new IdleTimer.Presence.Asked(20));
    assertThat(timer.at(79 * SECOND, false)).isEqualTo(new IdleTimer.Presence.Asked(1));
    assertThat(timer.at(80 * SECOND, false)).isEqualTo(new IdleTimer.Presence.Gone());
  }

  @Test
  void whoThinksAtABoardHasTwoMinutes() {
    assertThat(timer.at(119 * SECOND, true)).isEqualTo(new IdleTimer.Presence.Here());
    assertThat(timer.at(120 * SECOND, true)).isEqualTo(new IdleTimer.Presence.Asked(20));
    assertThat(timer.at(140 * SECOND, true)).isEqualTo(new IdleTimer.Presence.Gone());
  }

  @Test
  void aTouchBeginsTheTimeAnew() {
    timer.touch(70 * SECOND);
    assertThat(timer.at(129 * SECOND, false)).isEqualTo(new IdleTimer.Presence.Here());
    assertThat(timer.at(130 * SECOND, false)).isEqualTo(new IdleTimer.Presence.Asked(20));
  }
}
