package hnefi.ui.play.newgame;

import hnefi.ui.theme.Icon;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Supplier;
import javafx.animation.AnimationTimer;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Window;

/// Draws pictures that take their time into their placeholders, one in every pulse, so that nobody
/// waits for all of them. Where no window shows, all are drawn at once.
final class DeferredPictures {
  private record Picture(StackPane placeholder, Supplier<Node> painter) {}

  private final Deque<Picture> waiting = new ArrayDeque<>();
  private final AnimationTimer timer =
      new AnimationTimer() {
        @Override
        public void handle(long now) {
          // The page itself comes first, which takes two pulses: one to lay out, one to draw.
          if (++pulses > 2) {
            drawNext();
          }
        }
      };
  private boolean started;
  private boolean unseen;
  private int pulses;

  /// Returns a pane into which the picture will be drawn; until then it shows the sign of a board.
  StackPane placeholder(Supplier<Node> painter) {
    Icon sign = new Icon("bi-grid-3x3");
    sign.getStyleClass().add("picture-to-come");
    StackPane placeholder = new StackPane(sign);
    waiting.add(new Picture(placeholder, painter));
    proceed();
    return placeholder;
  }

  /// Draws a picture in place of what a pane shows, before all that waits.
  void replace(StackPane pane, Supplier<Node> painter) {
    waiting.removeIf(each -> each.placeholder() == pane);
    waiting.addFirst(new Picture(pane, painter));
    proceed();
  }

  /// Begins to draw.
  ///
  /// @param anywhere a node of the screen
  void start(Node anywhere) {
    started = true;
    unseen = !isShowing(anywhere);
    proceed();
  }

  private void proceed() {
    if (started && !unseen) {
      timer.start();
    }
    while (started && unseen && !waiting.isEmpty()) {
      drawNext();
    }
  }

  void stop() {
    started = false;
    timer.stop();
  }

  private void drawNext() {
    Picture next = waiting.poll();
    if (next == null) {
      timer.stop();
    } else {
      next.placeholder().getChildren().setAll(next.painter().get());
    }
  }

  private static boolean isShowing(Node node) {
    Scene scene = node.getScene();
    Window window = scene == null ? null : scene.getWindow();
    return window != null && window.isShowing();
  }
}
