package hnefi.ui.play.rules;

import hnefi.content.Edition;
import hnefi.fx.layout.SentenceComboBox;
import hnefi.narration.RuleWords;
import hnefi.rules.Switch;
import hnefi.rules.SwitchValue;
import hnefi.text.Words;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// Chooses among all values of a switch, each as a sentence.
final class SwitchEditor extends VBox {
  /// Changes a switch if nothing contradicts it.
  interface SwitchChange {
    boolean apply(SwitchValue value);
  }

  SwitchEditor(
      Switch rule, Edition edition, RuleWords ruleWords, Words words, SwitchChange change) {
    getStyleClass().add("switch-editor");
    Label label = new Label(words.say("rules.change"));
    label.getStyleClass().add("rivals-title");
    SentenceComboBox<SwitchValue> choice = new SentenceComboBox<>();
    choice.setSentences(ruleWords::sentence);
    choice.setId("turn-" + rule.id());
    choice.getItems().setAll(rule.choices());
    SwitchValue now = edition.rules().value(rule);
    choice.setValue(now);
    choice.setAccessibleText(words.say("rules.change.spoken", ruleWords.name(rule)));
    choice.setOnAction(_ -> {
      SwitchValue value = choice.getValue();
      if (value != null && !value.equals(now) && !change.apply(value)) {
        choice.setValue(now);
      }
    });
    label.setLabelFor(choice);
    getChildren().addAll(label, choice);
  }
}
