package hnefi.ui.board;

import hnefi.board.Arrangement;
import hnefi.content.BoardLook;
import hnefi.narration.BoardMarks;
import hnefi.narration.MarkedSquares;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.function.Consumer;
import javafx.animation.AnimationTimer;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import javafx.scene.transform.Transform;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/// Draws boards into bitmaps in the styles of a scene, on one board that nobody sees, and keeps
/// those that were used last.
final class BoardPainter {
  /// Four megabytes, and as many again where JavaFX has shown them.
  private static final int MOST_PIXELS = 1_000_000;

  /// The page itself comes first, which takes two pulses: one to lay out, one to draw.
  private static final int PAGE = 2;

  /// What a bitmap shows.
  ///
  /// @param styleClasses of the scene's root, such as `theme-dark`
  /// @param width in units of the scene
  /// @param height in units of the scene
  /// @param density how many pixels of the screen a unit of the scene has
  record Request(
      @Nullable Arrangement arrangement,
      BoardLook look,
      MarkedSquares markedSquares,
      BoardMarks marks,
      boolean coordinatesShown,
      BoardControl.Ground ground,
      Set<String> styleClasses,
      double width,
      double height,
      double density) {
    /// Returns whether the other one differs at most in size.
    boolean isOtherSizeOf(Request other) {
      return equals(other.resized(width, height));
    }

    private Request resized(double newWidth, double newHeight) {
      return new Request(
          arrangement,
          look,
          markedSquares,
          marks,
          coordinatesShown,
          ground,
          styleClasses,
          newWidth,
          newHeight,
          density);
    }

    int pixels() {
      return (int) (width * height * density * density);
    }

    /// Shows on a board what the bitmap is to show.
    void apply(BoardControl board) {
      board.setLook(look);
      board.setMarkedSquares(markedSquares);
      board.setCoordinatesShown(coordinatesShown);
      board.setArrangement(arrangement);
      board.setMarks(marks);
      board.setGround(ground);
    }
  }

  private record Waiting(Request request, Consumer<Image> then) {}

  private final Scene styled;
  private final Group root = new Group();
  private final Scene scene = new Scene(root);
  private final BoardControl board = plainBoard();
  private final Map<Request, Image> drawn = new LinkedHashMap<>(16, 0.75f, true);
  private final Queue<Waiting> waiting = new ArrayDeque<>();
  private final AnimationTimer timer =
      new AnimationTimer() {
        @Override
        public void handle(long now) {
          if (!isClosed() && ++pulses > PAGE) {
            drawNext();
          }
        }
      };
  private int pulses;

  private BoardPainter(Scene styled) {
    this.styled = styled;
    root.getChildren().add(board);
  }

  /// Returns the painter of a scene.
  static BoardPainter of(Scene scene) {
    return (BoardPainter)
        scene.getProperties().computeIfAbsent(BoardPainter.class, _ -> new BoardPainter(scene));
  }

  /// Gives a scene that nobody sees the painter of one in a window.
  static void share(Scene window, Scene unseen) {
    unseen.getProperties().put(BoardPainter.class, of(window));
  }

  /// Returns whether a scene was given a painter already.
  static boolean isAt(@Nullable Scene scene) {
    return scene != null
        && scene.hasProperties()
        && scene.getProperties().containsKey(BoardPainter.class);
  }

  /// Returns the style classes of the scene's root, such as `theme-dark`.
  Set<String> styleClasses() {
    return Set.copyOf(styled.getRoot().getStyleClass());
  }

  /// Returns how many pixels of the screen a unit of the scene has.
  double density() {
    Window window = styled.getWindow();
    return window == null ? 1 : window.getRenderScaleX();
  }

  /// Returns whether the window of the scene is gone. JavaFX may be ending then, and its renderer,
  /// which draws the bitmaps, ends before the pulses do.
  private boolean isClosed() {
    Window window = styled.getWindow();
    return window != null && !window.isShowing();
  }

  /// Returns a board that only shows something.
  static BoardControl plainBoard() {
    BoardControl board = new BoardControl();
    board.setInteractive(false);
    board.setAnimationSpeed(AnimationSpeed.OFF);
    board.setManaged(false);
    return board;
  }

  /// Returns the bitmap if it was drawn already.
  Optional<Image> find(Request request) {
    return Optional.ofNullable(drawn.get(request));
  }

  /// Draws a bitmap soon, one in every pulse, so that nobody waits for all of them.
  ///
  /// @param then takes it
  void draw(Request request, Consumer<Image> then) {
    if (waiting.isEmpty()) {
      pulses = 0;
      timer.start();
    }
    waiting.add(new Waiting(request, then));
  }

  private void drawNext() {
    Waiting next = waiting.remove();
    if (waiting.isEmpty()) {
      timer.stop();
    }
    next.then().accept(find(next.request()).orElseGet(() -> keep(next.request())));
  }

  private Image keep(Request request) {
    Image image = draw(request);
    drawn.put(request, image);
    int pixels = drawn.keySet().stream().mapToInt(Request::pixels).sum();
    for (Iterator<Request> oldest = drawn.keySet().iterator(); pixels > MOST_PIXELS; ) {
      pixels -= oldest.next().pixels();
      oldest.remove();
    }
    return image;
  }

  private Image draw(Request request) {
    if (!scene.getStylesheets().equals(styled.getStylesheets())) {
      scene.getStylesheets().setAll(styled.getStylesheets());
    }
    if (!Set.copyOf(root.getStyleClass()).equals(request.styleClasses())) {
      root.getStyleClass().setAll(request.styleClasses());
    }
    request.apply(board);
    board.resize(request.width(), request.height());
    root.applyCss();
    board.layout();
    SnapshotParameters sharp = new SnapshotParameters();
    sharp.setFill(Color.TRANSPARENT);
    sharp.setTransform(Transform.scale(request.density(), request.density()));
    sharp.setViewport(
        new Rectangle2D(
            0,
            0,
            Math.round(request.width() * request.density()),
            Math.round(request.height() * request.density())));
    return board.snapshot(sharp, null);
  }
}
