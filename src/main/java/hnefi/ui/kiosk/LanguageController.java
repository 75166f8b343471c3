package hnefi.ui.kiosk;

import hnefi.text.Language;
import java.util.List;
import java.util.function.Consumer;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.layout.Pane;

/// The choice of the language, each named by itself.
final class LanguageController {
  private final List<Language> languages;
  private final Consumer<Language> choose;

  @FXML private Pane list;

  LanguageController(List<Language> languages, Consumer<Language> choose) {
    this.languages = languages;
    this.choose = choose;
  }

  @FXML
  private void initialize() {
    for (Language each : languages) {
      Button button = new Button(each.ownName());
      button.setId("speak-" + each.code());
      button.getStyleClass().add("large-choice");
      button.setMaxWidth(Double.MAX_VALUE);
      button.setOnAction(_ -> choose.accept(each));
      list.getChildren().add(button);
    }
  }
}
