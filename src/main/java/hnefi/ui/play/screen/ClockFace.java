package hnefi.ui.play.screen;

import hnefi.board.Side;
import hnefi.fx.theme.Nodes;
import hnefi.game.GameClock;
import hnefi.game.TimeControl;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/// The time one side has left, large, with an hourglass if it is played with one.
public final class ClockFace extends HBox {
  private static final PseudoClass SHORT = PseudoClass.getPseudoClass("short");
  private static final Duration ALMOST_OVER = Duration.ofSeconds(10);

  private final Hourglass glass = new Hourglass();
  private final Label time = new Label();

  public ClockFace() {
    getStyleClass().add("clock-face");
    time.getStyleClass().add("clock-time");
    time.setMinWidth(USE_PREF_SIZE);
    getChildren().addAll(glass, time);
  }

  /// Shows what the clock has for a side; nothing without a clock.
  void show(Optional<GameClock> clock, Side side) {
    Nodes.show(this, clock.isPresent());
    clock.ifPresent(shown -> {
      Duration left = shown.of(side);
      time.setText(text(left));
      boolean sand = shown.control() instanceof TimeControl.Hourglass;
      Nodes.show(glass, sand);
      glass.setShare((double) left.toMillis() / shown.control().start().toMillis());
      pseudoClassStateChanged(SHORT, left.compareTo(ALMOST_OVER) < 0);
    });
  }

  /// Returns a time in minutes and seconds, begun seconds counted: `4:05`.
  static String text(Duration left) {
    long seconds = (left.toMillis() + 999) / 1000;
    return String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60);
  }
}
