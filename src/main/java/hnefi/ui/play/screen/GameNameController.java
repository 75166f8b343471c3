package hnefi.ui.play.screen;

import hnefi.fx.theme.Nodes;
import java.util.function.Consumer;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;

/// Gives the game a name under which it is kept from now on.
final class GameNameController {
  private final Consumer<String> rename;

  @FXML private VBox form;
  @FXML private TextField title;
  @FXML private Button keep;
  @FXML private Button cancel;

  /// @param rename gives the game a name
  GameNameController(Consumer<String> rename) {
    this.rename = rename;
  }

  @FXML
  private void initialize() {
    open(false);
    keep.disableProperty().bind(title.textProperty().map(String::isBlank));
    keep.setOnAction(_ -> keep());
    title.setOnAction(_ -> keep());
    cancel.setOnAction(_ -> open(false));
    form.addEventHandler(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.ESCAPE) {
            open(false);
            event.consume();
          }
        });
  }

  /// Asks for the name, beginning with the one it has.
  void ask(String now) {
    title.setText(now);
    open(true);
    title.requestFocus();
    title.selectAll();
  }

  private void keep() {
    if (!title.getText().isBlank()) {
      rename.accept(title.getText());
      open(false);
    }
  }

  private void open(boolean open) {
    Nodes.show(form, open);
  }
}
