package hnefi.ui.play.screen;

import hnefi.ui.theme.Icon;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;

/// A sentence that can be tapped to light up what it is about, and under it the passage it rests
/// on, which can be tapped to read more.
final class StatementBox extends VBox {
  private static final PseudoClass LIT = PseudoClass.getPseudoClass("lit");

  private final Button sentence = new Button();
  private final Optional<Button> source;

  StatementBox(String text, Optional<String> passage, Runnable light) {
    getStyleClass().add("statement");
    sentence.setText(text);
    sentence.setWrapText(true);
    sentence.setMinHeight(USE_PREF_SIZE);
    sentence.setMaxWidth(Double.MAX_VALUE);
    sentence.getStyleClass().add("sentence");
    sentence.setOnAction(_ -> light.run());
    getChildren().add(sentence);
    source = passage.map(StatementBox::chip);
    source.ifPresent(getChildren()::add);
  }

  private static Button chip(String passage) {
    Button chip = new Button(passage, new Icon(BootstrapIcons.BOOK));
    chip.getStyleClass().addAll("flat", "source");
    chip.setWrapText(true);
    chip.setMinHeight(USE_PREF_SIZE);
    return chip;
  }

  void setLit(boolean lit) {
    sentence.pseudoClassStateChanged(LIT, lit);
  }

  /// Sets what happens when the passage is tapped; it gets the node that was tapped.
  void setOnSource(java.util.function.Consumer<Node> action) {
    source.ifPresent(chip -> chip.setOnAction(_ -> action.accept(chip)));
  }
}
