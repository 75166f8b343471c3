package hnefi.ui.play.screen;

import hnefi.fx.theme.Icon;
import hnefi.fx.theme.Nodes;
import java.util.Optional;
import java.util.function.Consumer;
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
  private final Button source = new Button();

  /// @param light lights up what the sentence is about
  StatementBox(Runnable light) {
    getStyleClass().add("statement");
    sentence.setWrapText(true);
    sentence.setMinHeight(USE_PREF_SIZE);
    sentence.setMaxWidth(Double.MAX_VALUE);
    sentence.getStyleClass().add("sentence");
    sentence.setOnAction(_ -> light.run());
    source.setGraphic(new Icon(BootstrapIcons.BOOK));
    source.getStyleClass().addAll("flat", "source");
    source.setWrapText(true);
    source.setMinHeight(USE_PREF_SIZE);
    getChildren().addAll(sentence, source);
  }

  /// Shows a sentence, with the passage it rests on if there is one.
  void show(String text, Optional<String> passage) {
    sentence.setText(text);
    source.setText(passage.orElse(""));
    Nodes.show(source, passage.isPresent());
  }

  void setLit(boolean lit) {
    sentence.pseudoClassStateChanged(LIT, lit);
  }

  /// Sets what happens when the passage is tapped; it gets the node that was tapped.
  void setOnSource(Consumer<Node> action) {
    source.setOnAction(_ -> action.accept(source));
  }
}
