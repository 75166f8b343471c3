package hnefi.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.value.ChangeListener;
import org.junit.jupiter.api.Test;

class ListenerCountTest {
  /// So many that listeners which other tests in this virtual machine leave behind or let go
  /// meanwhile do not matter.
  private static final int MANY = 100_000;

  private record StubListener(int number) implements ChangeListener<Object> {
    @Override
    public void changed(
        javafx.beans.value.ObservableValue<?> observable, Object before, Object now) {}
  }

  @Test
  void listenersAreLambdasOfTheProgramAndClassesNamedSo() {
    String histogram =
        """
         num     #instances         #bytes  class name (module)
        -------------------------------------------------------
           1:          9000         720000  [B (java.base@25)
           2:            12            384  hnefi.fx.nav.Navigator$$Lambda/0x00007f1c2c0a1b2c
           3:             5            120  com.sun.javafx.binding.ExpressionHelper$Generic (javafx.base@26)
           4:             3             72  javafx.beans.WeakInvalidationListener (javafx.base@26)
           5:             2             48  hnefi.fx.nav.Navigator
           6:             7             48  java.util.function.Function$$Lambda/0x0 (java.base@25)
        Total          9029         720672
        """;
    assertThat(ListenerCount.in(histogram)).isEqualTo(20);
  }

  @Test
  void aListenerThatIsHeldIsCounted() {
    long before = ListenerCount.now().orElseThrow();
    List<StubListener> held = new ArrayList<>();
    for (int i = 0; i < MANY; i++) {
      held.add(new StubListener(i));
    }
    assertThat(ListenerCount.now().orElseThrow() - before)
        .isBetween((long) MANY - 1000, (long) MANY + 1000);
    assertThat(held).hasSize(MANY);
  }
}
