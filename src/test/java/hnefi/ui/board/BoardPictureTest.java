package hnefi.ui.board;

import static hnefi.ui.board.BoardFixture.arrangement;
import static hnefi.ui.board.BoardFixture.fx;
import static org.assertj.core.api.Assertions.assertThat;

import hnefi.content.BoardLook;
import hnefi.ui.FxThread;
import hnefi.ui.WindowExtension;
import hnefi.ui.WindowExtension.Start;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(WindowExtension.class)
class BoardPictureTest {
  private static final double SIDE = 160;

  @SuppressWarnings("NullAway.Init")
  private BoardPicture picture;

  @SuppressWarnings("NullAway.Init")
  private StackPane root;

  @Start
  void start(Stage stage) {
    picture = new BoardPicture();
    picture.setArrangement(arrangement(BoardFixture.SMALL));
    picture.setMaxSize(SIDE, SIDE);
    root = new StackPane(picture);
    root.getStyleClass().add("theme-light");
    BoardFixture.show(stage, new Scene(root, 400, 400));
  }

  @Test
  void inAWindowItIsOneBitmapThatLooksLikeTheBoard() throws TimeoutException {
    Image image = drawnAfter(null);
    assertThat(picture.lookupAll(".piece")).isEmpty();
    assertThat(image.getWidth()).isEqualTo(SIDE);
    BoardControl board = new BoardControl();
    board.setInteractive(false);
    board.setCoordinatesShown(false);
    board.setArrangement(picture.getArrangement());
    Image expected = FxThread.call(() -> snapshot(board));
    int differing = 0;
    for (int x = 0; x < SIDE; x++) {
      for (int y = 0; y < SIDE; y++) {
        if (!near(
            image.getPixelReader().getColor(x, y), expected.getPixelReader().getColor(x, y))) {
          differing++;
        }
      }
    }
    assertThat(differing).isLessThan((int) (SIDE * SIDE / 50));
  }

  @Test
  void itIsDrawnAnewForAnotherThemeLookOrPosition(FxRobot robot) throws TimeoutException {
    Image light = drawnAfter(null);
    fx(robot, () -> root.getStyleClass().setAll("root", "theme-dark"));
    Image dark = drawnAfter(light);
    fx(robot, () -> picture.setLook(BoardLook.SEA));
    Image sea = drawnAfter(dark);
    fx(robot, () -> picture.setArrangement(null));
    Image empty = drawnAfter(sea);
    assertThat(empty.getWidth()).isEqualTo(SIDE);
  }

  @Test
  void whatWasDrawnBeforeIsThereAtOnce(FxRobot robot) throws TimeoutException {
    Image first = drawnAfter(null);
    fx(robot, () -> picture.setLook(BoardLook.LINEN));
    drawnAfter(first);
    fx(robot, () -> picture.setLook(BoardLook.OAK));
    assertThat(image()).isSameAs(first);

    fx(robot, () -> root.getStyleClass().setAll("theme-dark", "root"));
    drawnAfter(first);
    fx(robot, () -> root.getStyleClass().setAll("theme-light", "root"));
    assertThat(image()).isSameAs(first);
  }

  @Test
  void whileItsSizeChangesItIsStretchedAndThenDrawnAnew(FxRobot robot) throws TimeoutException {
    Image small = drawnAfter(null);
    fx(robot, () -> picture.setMaxSize(2 * SIDE, 2 * SIDE));
    assertThat(image()).isSameAs(small);
    assertThat(view().getFitWidth()).isEqualTo(2 * SIDE);
    assertThat(drawnAfter(small).getWidth()).isEqualTo(2 * SIDE);
  }

  @Test
  void nothingIsDrawnWhileItsWindowIsClosed(FxRobot robot) throws TimeoutException {
    Image before = drawnAfter(null);
    Stage stage = (Stage) picture.getScene().getWindow();
    fx(
        robot,
        () -> {
          picture.setLook(BoardLook.SEA);
          picture.getScene().getRoot().layout();
          stage.hide();
        });
    WaitForAsyncUtils.waitForFxEvents(10);
    assertThat(image()).isSameAs(before);
    fx(robot, stage::show);
    drawnAfter(before);
  }

  @Test
  void whatWasDrawnAheadForAWindowIsThereAtOnce(FxRobot robot) throws TimeoutException {
    BoardPicture ahead = new BoardPicture();
    ahead.setArrangement(arrangement(BoardFixture.SMALL));
    ahead.setLook(BoardLook.CASTLE);
    ahead.setMaxSize(SIDE, SIDE);
    fx(
        robot,
        () -> {
          Scene unseen = new Scene(new StackPane(ahead), 200, 200);
          BoardPicture.drawAhead(picture.getScene(), unseen);
          ahead.applyCss();
          unseen.getRoot().layout();
        });
    assertThat(ahead.lookupAll(".piece")).isEmpty();
    WaitForAsyncUtils.waitFor(
        10, TimeUnit.SECONDS, () -> FxThread.call(() -> view(ahead).getImage() != null));

    fx(robot, () -> picture.setLook(BoardLook.CASTLE));

    assertThat(image()).isSameAs(view(ahead).getImage());
  }

  @Test
  void withoutAWindowItIsABoard() {
    FxThread.run(() -> {
      BoardPicture alone = new BoardPicture();
      alone.setArrangement(arrangement(BoardFixture.SMALL));
      alone.resize(SIDE, SIDE);
      new Scene(new StackPane(alone));
      alone.applyCss();
      alone.layout();
      assertThat(alone.lookupAll(".piece")).isNotEmpty();
    });
  }

  private ImageView view() {
    return view(picture);
  }

  private static ImageView view(BoardPicture picture) {
    return (ImageView) picture.getChildrenUnmodifiable().getFirst();
  }

  private Image image() {
    return view().getImage();
  }

  /// Waits for another bitmap.
  private Image drawnAfter(@Nullable Image before) throws TimeoutException {
    WaitForAsyncUtils.waitFor(
        10, TimeUnit.SECONDS, () -> FxThread.call(() -> image() != null && image() != before));
    return image();
  }

  private static Image snapshot(BoardControl board) {
    StackPane pane = new StackPane(board);
    pane.getStyleClass().add("theme-light");
    new Scene(pane, SIDE, SIDE);
    pane.applyCss();
    pane.layout();
    SnapshotParameters clear = new SnapshotParameters();
    clear.setFill(Color.TRANSPARENT);
    clear.setViewport(new Rectangle2D(0, 0, SIDE, SIDE));
    return board.snapshot(clear, null);
  }

  private static boolean near(Color one, Color other) {
    return Math.abs(one.getRed() - other.getRed()) < 0.1
        && Math.abs(one.getGreen() - other.getGreen()) < 0.1
        && Math.abs(one.getBlue() - other.getBlue()) < 0.1;
  }
}
