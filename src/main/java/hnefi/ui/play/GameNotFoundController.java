package hnefi.ui.play;

import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;

/// Says that there is no such game, and leads to others.
final class GameNotFoundController {
  private final String name;
  private final String why;
  private final String otherwise;
  private final Runnable choose;

  @FXML private Label title;
  @FXML private Label reason;
  @FXML private Button other;

  /// @param choose goes where others are
  GameNotFoundController(String name, String why, String otherwise, Runnable choose) {
    this.name = name;
    this.why = why;
    this.otherwise = otherwise;
    this.choose = choose;
  }

  @FXML
  private void initialize() {
    title.setText(name);
    reason.setText(why);
    other.setText(otherwise);
    other.setOnAction(_ -> choose.run());
  }
}
