package hnefi.ui.kiosk;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import java.util.Objects;
import java.util.stream.IntStream;
import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ListView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/// A finger on a list of which only the first rows are in view.
@ExtendWith(WindowExtension.class)
@SuppressWarnings("NullAway.Init") // made before each test, on the JavaFX thread
class FingerScrollingTest {
  private static final double MILLIMETRE = 3;
  private static final double ROW = 60;

  private ListView<String> list;
  private Scene scene;

  @BeforeEach
  void lay() {
    FxThread.run(() -> {
      list = new ListView<>();
      list.setFixedCellSize(ROW);
      IntStream.range(0, 50).forEach(each -> list.getItems().add("row " + each));
      StackPane root = new StackPane(list);
      new FingerScrolling(new ScreenScale(MILLIMETRE)).install(root);
      scene = new Scene(root, 300, 5 * ROW);
      root.applyCss();
      root.layout();
    });
  }

  @Test
  void aTapChoosesTheRowWhenTheFingerIsLifted() {
    FxThread.run(() -> {
      Node row = row(2);
      fire(row, MouseEvent.MOUSE_PRESSED, 2.5 * ROW);
      assertThat(chosen()).isEqualTo(-1);
      fire(row, MouseEvent.MOUSE_RELEASED, 2.5 * ROW);
      assertThat(chosen()).isEqualTo(2);
    });
  }

  @Test
  void aSwipeScrollsTheListAndChoosesNothing() {
    FxThread.run(() -> {
      Node row = row(3);
      fire(row, MouseEvent.MOUSE_PRESSED, 3.5 * ROW);
      fire(row, MouseEvent.MOUSE_DRAGGED, 3 * ROW);
      fire(row, MouseEvent.MOUSE_DRAGGED, 2 * ROW);
      fire(row, MouseEvent.MOUSE_RELEASED, 2 * ROW);
      scene.getRoot().layout();
      assertThat(chosen()).isEqualTo(-1);
      assertThat(flow().getFirstVisibleCell().getIndex()).isEqualTo(1);
    });
  }

  @Test
  void aFingerLiftedFromAnotherRowChoosesNothing() {
    FxThread.run(() -> {
      Node row = row(2);
      fire(row, MouseEvent.MOUSE_PRESSED, 3 * ROW - 2);
      fire(row, MouseEvent.MOUSE_RELEASED, 3 * ROW + 2);
      assertThat(chosen()).isEqualTo(-1);
    });
  }

  private int chosen() {
    return list.getSelectionModel().getSelectedIndex();
  }

  private VirtualFlow<?> flow() {
    return (VirtualFlow<?>) Objects.requireNonNull(list.lookup(".virtual-flow"));
  }

  private Node row(int index) {
    return flow().getVisibleCell(index);
  }

  private void fire(Node row, EventType<MouseEvent> type, double y) {
    SyntheticEvents.mouse(
        row, type, new TouchPoint(scene, new Point2D(100, y)), MouseButton.PRIMARY, false);
  }
}
