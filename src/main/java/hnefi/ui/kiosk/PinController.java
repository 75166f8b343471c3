package hnefi.ui.kiosk;

import hnefi.kiosk.PinGate;
import hnefi.text.Words;
import java.time.Duration;
import java.util.concurrent.Executor;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;

/// The pad on which the staff enter their PIN.
final class PinController {
  private static final int LONGEST = 16;
  private static final int COLUMNS = 3;

  private final PinGate gate;
  private final Executor background;
  private final Executor window;
  private final Words words;
  private final Runnable open;
  private final Runnable close;
  private final StringBuilder digits = new StringBuilder();

  @FXML private Label entered;
  @FXML private Label told;
  @FXML private GridPane pad;
  @FXML private Button enter;
  @FXML private Button cancel;

  /// @param background looks at the PIN, which takes its time
  /// @param open hears that it was right
  PinController(
      PinGate gate,
      Executor background,
      Executor window,
      Words words,
      Runnable open,
      Runnable close) {
    this.gate = gate;
    this.background = background;
    this.window = window;
    this.words = words;
    this.open = open;
    this.close = close;
  }

  @FXML
  private void initialize() {
    for (int i = 0; i < 9; i++) {
      pad.add(digit(i + 1), i % COLUMNS, i / COLUMNS);
    }
    Button erase = key("⌫", this::erase);
    erase.setAccessibleText(words.say("pin.erase"));
    pad.add(erase, 0, COLUMNS);
    pad.add(digit(0), 1, COLUMNS);
    enter.setOnAction(_ -> enter());
    cancel.setOnAction(_ -> close.run());
    show();
    Duration left = gate.pauseLeft();
    if (left.isPositive()) {
      tellPause(left);
    }
  }

  private Button digit(int value) {
    Button key = key(Integer.toString(value), () -> type(value));
    key.setId("pin-" + value);
    return key;
  }

  private static Button key(String text, Runnable action) {
    Button key = new Button(text);
    key.getStyleClass().add("pin-key");
    key.setOnAction(_ -> action.run());
    return key;
  }

  private void type(int value) {
    if (digits.length() < LONGEST) {
      digits.append(value);
    }
    show();
  }

  private void erase() {
    digits.setLength(Math.max(0, digits.length() - 1));
    show();
  }

  private void show() {
    entered.setText("●".repeat(digits.length()));
    enter.setDisable(digits.isEmpty());
  }

  private void enter() {
    String pin = digits.toString();
    digits.setLength(0);
    show();
    pad.setDisable(true);
    told.setText(words.say("pin.checking"));
    background.execute(() -> {
      PinGate.Answer answer = gate.enter(pin);
      window.execute(() -> hear(answer));
    });
  }

  /// Whoever has cancelled or gone away meanwhile is not let in any more.
  private void hear(PinGate.Answer answer) {
    if (pad.getScene() == null) {
      return;
    }
    pad.setDisable(false);
    switch (answer) {
      case PinGate.Answer.Open() -> open.run();
      case PinGate.Answer.Wrong(Duration pause) when pause.isZero() ->
          told.setText(words.say("pin.wrong"));
      case PinGate.Answer.Wrong(Duration pause) -> tellPause(pause);
      case PinGate.Answer.Paused(Duration left) -> tellPause(left);
    }
  }

  private void tellPause(Duration pause) {
    told.setText(words.say("pin.pause", pause.plusMillis(999).toSeconds()));
  }
}
