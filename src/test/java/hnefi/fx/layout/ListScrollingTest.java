package hnefi.fx.layout;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import java.util.Objects;
import java.util.stream.IntStream;
import javafx.scene.Scene;
import javafx.scene.control.ListView;
import javafx.scene.control.skin.VirtualFlow;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/// A list of which five rows and a half are in view.
@ExtendWith(WindowExtension.class)
@SuppressWarnings("NullAway.Init") // made before each test, on the JavaFX thread
class ListScrollingTest {
  private static final double ROW = 60;

  private ListView<Integer> list;

  @BeforeEach
  void lay() {
    FxThread.run(() -> {
      list = new ListView<>();
      list.setFixedCellSize(ROW);
      IntStream.range(0, 50).forEach(list.getItems()::add);
      new Scene(list, 300, 5.5 * ROW);
      layOut();
    });
  }

  @Test
  void aRowInViewStaysWhereItIs() {
    FxThread.run(() -> {
      ListScrolling.reveal(list, 4, 2);
      assertThat(first()).isZero();
    });
  }

  @Test
  void aRowThatIsNotInViewIsScrolledToWithTheRowsBeforeIt() {
    FxThread.run(() -> {
      ListScrolling.reveal(list, 20, 2);
      assertThat(first()).isEqualTo(18);
    });
  }

  @Test
  void aRowOfWhichAPartIsInViewIsScrolledToAsWell() {
    FxThread.run(() -> {
      ListScrolling.reveal(list, 5, 2);
      assertThat(first()).isEqualTo(3);
    });
  }

  private int first() {
    layOut();
    return ((VirtualFlow<?>) Objects.requireNonNull(list.lookup(".virtual-flow")))
        .getFirstVisibleCell()
        .getIndex();
  }

  private void layOut() {
    list.applyCss();
    list.layout();
  }
}
