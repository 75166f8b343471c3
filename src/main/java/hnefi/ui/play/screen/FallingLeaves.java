package hnefi.ui.play.screen;

import java.util.random.RandomGenerator;
import javafx.animation.FadeTransition;
import javafx.animation.Interpolator;
import javafx.animation.ParallelTransition;
import javafx.animation.RotateTransition;
import javafx.animation.TranslateTransition;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.util.Duration;

/// Leaves that fall over the result at the end of a game, as confetti. They are gone after a
/// moment, take no input and keep nobody waiting.
final class FallingLeaves {
  private static final int LEAVES = 28;
  private static final Duration FALL = Duration.millis(2600);

  private final Pane place;
  private final RandomGenerator random = RandomGenerator.getDefault();

  /// @param place what the leaves fall in; it takes no input
  FallingLeaves(Pane place) {
    this.place = place;
    place.setMouseTransparent(true);
  }

  void begin() {
    end();
    for (int i = 0; i < LEAVES; i++) {
      Region leaf = new Region();
      leaf.setManaged(false);
      leaf.getStyleClass().addAll("leaf", "leaf-" + i % 3);
      place.getChildren().add(leaf);
      leaf.resize(10, 16);
      leaf.relocate(random.nextDouble() * Math.max(1, place.getWidth() - 10), -20);
      fall(leaf);
    }
  }

  /// Clears away what still falls.
  void end() {
    place.getChildren().clear();
  }

  private void fall(Node leaf) {
    Duration wait = Duration.millis(random.nextDouble() * 900);
    TranslateTransition down = new TranslateTransition(FALL, leaf);
    down.setByY(place.getHeight() + 40);
    down.setByX((random.nextDouble() - 0.5) * 80);
    down.setInterpolator(Interpolator.EASE_IN);
    RotateTransition turn = new RotateTransition(FALL, leaf);
    turn.setByAngle((random.nextDouble() - 0.5) * 720);
    FadeTransition fade = new FadeTransition(FALL.divide(3), leaf);
    fade.setDelay(FALL.multiply(2.0 / 3));
    fade.setToValue(0);
    ParallelTransition all = new ParallelTransition(down, turn, fade);
    all.setDelay(wait);
    all.setOnFinished(_ -> place.getChildren().remove(leaf));
    all.play();
  }
}
