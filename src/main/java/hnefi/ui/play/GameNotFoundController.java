package hnefi.ui.play;

import javafx.fxml.FXML;
import javafx.scene.control.Button;

/// Says that there is no such game, and leads to others.
final class GameNotFoundController {
  private final Runnable choose;

  @FXML private Button other;

  GameNotFoundController(Runnable choose) {
    this.choose = choose;
  }

  @FXML
  private void initialize() {
    other.setOnAction(_ -> choose.run());
  }
}
