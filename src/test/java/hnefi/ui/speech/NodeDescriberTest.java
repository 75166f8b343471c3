package hnefi.ui.speech;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.WindowExtension;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextArea;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(WindowExtension.class)
class NodeDescriberTest {
  @Test
  void whatScrollsIsNotReadAsAWhole() {
    ScrollPane page = new ScrollPane(new VBox(new Label("Anna"), new Label("Ole")));
    assertThat(
            new NodeDescriber(Words.of(NodeDescriber.class, "speech", Language.EN))
                .describe(page, null))
        .isEmpty();
  }

  @Test
  void aFieldIsNamedByItsLabel() {
    TextArea field = new TextArea("well played");
    Label label = new Label("Comment on this move");
    label.setLabelFor(field);
    NodeDescriber describer =
        new NodeDescriber(Words.of(NodeDescriber.class, "speech", Language.EN));
    assertThat(describer.describe(field, null))
        .isEqualTo("Comment on this move, well played, text field");
  }
}
