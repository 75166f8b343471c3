package hnefi.ui.play.newgame;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.function.Supplier;
import javafx.animation.AnimationTimer;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Window;

/// Hangs pictures that take their time into their frames, one with every frame of the screen, so
/// that nobody waits for all of them. Where no window shows, all are hung at once.
final class DeferredPictures {
  private record Picture(StackPane frame, Supplier<Node> painter) {}

  private final Queue<Picture> waiting = new ArrayDeque<>();
  private final AnimationTimer timer =
      new AnimationTimer() {
        @Override
        public void handle(long now) {
          hangNext();
        }
      };
  private boolean open;

  /// Returns an empty frame into which the picture will be hung.
  StackPane frame(Supplier<Node> painter) {
    StackPane frame = new StackPane();
    waiting.add(new Picture(frame, painter));
    if (open) {
      timer.start();
    }
    return frame;
  }

  /// Begins to hang.
  ///
  /// @param anywhere a node of the screen
  void open(Node anywhere) {
    if (isShowing(anywhere)) {
      open = true;
      timer.start();
    } else {
      while (!waiting.isEmpty()) {
        hangNext();
      }
    }
  }

  void close() {
    open = false;
    timer.stop();
  }

  private void hangNext() {
    Picture next = waiting.poll();
    if (next == null) {
      timer.stop();
    } else {
      next.frame().getChildren().setAll(next.painter().get());
    }
  }

  private static boolean isShowing(Node node) {
    Scene scene = node.getScene();
    Window window = scene == null ? null : scene.getWindow();
    return window != null && window.isShowing();
  }
}
