package hnefi.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class IdleCollectionTest {
  private final AtomicLong now = new AtomicLong();
  private final AtomicLong held = new AtomicLong(100 << 20);
  private final AtomicInteger collections = new AtomicInteger();
  private final IdleCollection idle =
      new IdleCollection(now::get, held::get, collections::incrementAndGet);

  private void pass(long seconds) {
    now.addAndGet(TimeUnit.SECONDS.toNanos(seconds));
    idle.check();
  }

  @Test
  void collectsOnceWhenNobodyHasTouchedTheWindowForAWhile() {
    pass(6);
    assertThat(collections).hasValue(0);
    pass(6);
    pass(60);
    assertThat(collections).hasValue(1);
  }

  @Test
  void whoTouchesTheWindowIsNotDisturbed() {
    for (int i = 0; i < 10; i++) {
      pass(6);
      idle.touch();
    }
    assertThat(collections).hasValue(0);
    pass(12);
    assertThat(collections).hasValue(1);
  }

  @Test
  void littleMemoryNeedNotBeGivenBack() {
    held.set(50 << 20);
    pass(60);
    assertThat(collections).hasValue(0);
  }

  @Test
  void whereMuchIsHeldAMomentIsEnough() {
    held.set(130 << 20);
    pass(1);
    assertThat(collections).hasValue(1);
  }

  @Test
  void whatACollectionLeftIsNotSoughtAgainAfterEveryTouch() {
    held.set(130 << 20);
    pass(1);
    for (int i = 0; i < 10; i++) {
      idle.touch();
      pass(2);
    }
    assertThat(collections).hasValue(1);
    held.set(180 << 20);
    idle.touch();
    pass(2);
    assertThat(collections).hasValue(2);
  }

  @Test
  void whatWasInUseAtACollectionIsSoughtAgainAfterHalfAMinute() {
    held.set(170 << 20);
    pass(1);
    for (int i = 0; i < 14; i++) {
      idle.touch();
      pass(2);
    }
    assertThat(collections).hasValue(1);
    idle.touch();
    pass(2);
    assertThat(collections).hasValue(2);
  }
}
