package hnefi.ui.play.rules;

import hnefi.account.RuleWords;
import hnefi.content.Edition;
import hnefi.rules.Switch;
import hnefi.text.Words;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;

/// Chooses among all values of a switch, each as a sentence.
final class RuleTurner extends VBox {
  /// Turns a switch if nothing contradicts it.
  interface Turner {
    boolean turn(Switch rule, String value);
  }

  RuleTurner(Switch rule, Edition edition, RuleWords ruleWords, Words words, Turner turner) {
    getStyleClass().add("turner");
    Label label = new Label(words.say("rules.turn"));
    label.getStyleClass().add("rivals-title");
    ComboBox<String> choice = new ComboBox<>();
    choice.setId("turn-" + rule.id());
    choice.setMaxWidth(Double.MAX_VALUE);
    choice.setMinWidth(0);
    choice.setPrefWidth(0);
    choice.getItems().setAll(rule.choices());
    choice.setConverter(
        new StringConverter<>() {
          @Override
          public String toString(String value) {
            return value == null ? "" : ruleWords.sentence(rule, value);
          }

          @Override
          public String fromString(String text) {
            throw new UnsupportedOperationException("values are chosen, not typed");
          }
        });
    String now = edition.ruling(rule).value();
    choice.setValue(now);
    choice.setAccessibleText(words.say("rules.turn.spoken", ruleWords.name(rule)));
    choice.setOnAction(_ -> {
      String value = choice.getValue();
      if (value != null && !value.equals(now) && !turner.turn(rule, value)) {
        choice.setValue(now);
      }
    });
    label.setLabelFor(choice);
    getChildren().addAll(label, choice);
  }
}
