package hnefi.ui.board;

import static hnefi.ui.board.BoardFixture.arrangement;
import static hnefi.ui.board.BoardFixture.fx;
import static hnefi.ui.board.BoardFixture.square;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hnefi.narration.MarkedSquares;
import hnefi.ui.WindowExtension;
import hnefi.ui.WindowExtension.Start;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.animation.AnimationTimer;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(WindowExtension.class)
class BoardResizeTest {
  private static final int FRAMES = 8;
  private static final double WIDE = 600;
  private static final double NARROW = 240;
  private static final double TINY = 90;

  @SuppressWarnings("NullAway.Init")
  private BoardControl board;

  @Start
  void start(Stage stage) {
    board = new BoardControl();
    board.setArrangement(arrangement(BoardFixture.SMALL));
    board.setMaxSize(WIDE, WIDE);
    BoardFixture.show(stage, new Scene(new StackPane(board), 700, 700));
  }

  /// Makes the board a little smaller with every frame, and looks at it in the last.
  private boolean drawnAsOneAfter(Runnable last) throws Exception {
    CompletableFuture<Boolean> seen = new CompletableFuture<>();
    WaitForAsyncUtils.asyncFx(() ->
        new AnimationTimer() {
          private int frame;

          @Override
          public void handle(long now) {
            frame++;
            board.setMaxSize(WIDE - 10 * frame, WIDE - 10 * frame);
            if (frame == FRAMES) {
              stop();
              last.run();
              seen.complete(isDrawnAsOne());
            }
          }
        }.start());
    return seen.get(10, TimeUnit.SECONDS);
  }

  private boolean isDrawnAsOne() {
    return board.lookup(".likeness").isVisible();
  }

  private void rest() throws TimeoutException {
    WaitForAsyncUtils.waitFor(10, TimeUnit.SECONDS, () -> !isDrawnAsOne());
  }

  @Test
  void nothingLiesBeneathLettersThatFillTheFrame(FxRobot robot) {
    fx(
        robot,
        () -> board.setMarkedSquares(new MarkedSquares(true, MarkedSquares.Corners.PLAIN, true)));
    assertThat(board.lookup(".exits").isVisible()).isTrue();
    fx(robot, () -> board.setMaxSize(TINY, TINY));
    fx(robot, () -> board.getParent().layout());
    assertThat(board.lookup(".exits").isVisible()).isFalse();
  }

  private Color middle() {
    WritableImage image = board.snapshot(null, null);
    return image.getPixelReader().getColor((int) image.getWidth() / 2, (int) image.getHeight() / 2);
  }

  @Test
  void whileTheSizeChangesTheWholeBoardIsOnePicture() throws Exception {
    assertThat(drawnAsOneAfter(() -> {})).isTrue();
    rest();
  }

  @Test
  void thePictureShowsWhatTheBoardShows(FxRobot robot) throws Exception {
    CompletableFuture<Color> stretched = new CompletableFuture<>();
    drawnAsOneAfter(() -> stretched.complete(middle()));
    rest();
    CompletableFuture<Color> drawn = new CompletableFuture<>();
    fx(robot, () -> drawn.complete(middle()));
    Color one = stretched.join();
    Color two = drawn.join();
    assertThat(one.getRed()).isCloseTo(two.getRed(), within(0.1));
    assertThat(one.getGreen()).isCloseTo(two.getGreen(), within(0.1));
    assertThat(one.getBlue()).isCloseTo(two.getBlue(), within(0.1));
  }

  @Test
  void theSquareInUseKeepsTheFocus(FxRobot robot) throws Exception {
    fx(robot, () -> board.focus(square("b2")));
    drawnAsOneAfter(() -> {});
    assertThat(BoardFixture.cell(board, "b2").isFocused()).isTrue();
    rest();
    assertThat(BoardFixture.cell(board, "b2").isFocused()).isTrue();
  }

  @Test
  void anotherPositionIsSeenAtOnce() throws Exception {
    boolean asOne = drawnAsOneAfter(() -> board.show(arrangement("...../...../..K../...../A....")));
    assertThat(asOne).isFalse();
  }

  @Test
  void aMoveUnderWayGoesOn() throws Exception {
    CompletableFuture<Boolean> moving = new CompletableFuture<>();
    WaitForAsyncUtils.asyncFx(() -> {
      board.setAnimationSpeed(AnimationSpeed.SLOW);
      board.show(arrangement("..A.A/...../A.K.D/...../..A.."));
    });
    boolean asOne = drawnAsOneAfter(() -> moving.complete(board.isAnimating()));
    assertThat(asOne && moving.join()).isFalse();
  }

  @Test
  void aBoardThatBecomesSmallIsStyledBeforeItIsSeen(FxRobot robot) {
    fx(
        robot,
        () -> {
          board.setMaxSize(NARROW, NARROW);
          board.getScene().getRoot().applyCss();
          board.getScene().getRoot().layout();
          assertThat(((Rectangle) board.lookup(".light-fall")).getFill()).isNotEqualTo(Color.BLACK);
        });
  }

  @Test
  void onlyABoardLargeEnoughShowsWhatItIsMadeOf(FxRobot robot) {
    fx(
        robot,
        () -> {
          assertThat(board.lookupAll(".texture")).isNotEmpty().allMatch(each -> each.isVisible());
          board.setMaxSize(TINY, TINY);
          board.getScene().getRoot().applyCss();
          board.getScene().getRoot().layout();
          assertThat(board.lookupAll(".texture")).isNotEmpty().noneMatch(each -> each.isVisible());
        });
  }
}
