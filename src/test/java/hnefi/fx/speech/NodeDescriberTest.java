package hnefi.fx.speech;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.text.Language;
import hnefi.text.Words;
import hnefi.ui.WindowExtension;
import java.util.Set;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextArea;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(WindowExtension.class)
class NodeDescriberTest {
  @Test
  void whatScrollsIsNotReadAsAWhole() {
    ScrollPane page = new ScrollPane(new VBox(new Label("Anna"), new Label("Ole")));
    assertThat(
            new NodeDescriber(Words.of(NodeDescriber.class, "speech", Language.EN))
                .describe(page, Set.of()))
        .isEmpty();
  }

  @Test
  void aFieldIsNamedByItsLabel() {
    TextArea field = new TextArea("well played");
    Label label = new Label("Comment on this move");
    label.setLabelFor(field);
    NodeDescriber describer =
        new NodeDescriber(Words.of(NodeDescriber.class, "speech", Language.EN));
    assertThat(describer.describe(field, Set.of()))
        .isEqualTo("Comment on this move, well played, text field");
  }

  @Test
  void noCommaFollowsAnotherSign() {
    NodeDescriber describer =
        new NodeDescriber(Words.of(NodeDescriber.class, "speech", Language.EN));
    TextArea move = new TextArea();
    move.setAccessibleText("A move, or help:");
    Button yes = new Button("Yes, end it!");
    yes.setDisable(true);
    new VBox(yes).setAccessibleText("End this game?");
    VBox texts = new VBox(new Label("Who wins?"), new Label("Anna."), new Label("At last …"));
    assertThat(describer.describe(move, Set.of())).isEqualTo("A move, or help, text field");
    assertThat(describer.describe(yes, Set.of()))
        .isEqualTo("End this game? Yes, end it! not available");
    assertThat(describer.describe(texts, Set.of())).isEqualTo("Who wins? Anna. At last …");
  }

  @Test
  void ofWhatIsNamedByItsSentencesOnlyTheOneIsSaid() {
    Button second = new Button("The king wins at the edge.");
    new VBox(new Button("The attackers begin."), second)
        .setAccessibleText("The attackers begin. The king wins at the edge.");
    assertThat(
            new NodeDescriber(Words.of(NodeDescriber.class, "speech", Language.EN))
                .describe(second, Set.of()))
        .isEqualTo("The king wins at the edge");
  }

  @Test
  void insideWhatHadTheFocusItsNameIsNotSaidAgain() {
    Button entry = new Button("Chess comes to the north");
    VBox timeline = new VBox(entry);
    timeline.setAccessibleText("Timeline");
    assertThat(
            new NodeDescriber(Words.of(NodeDescriber.class, "speech", Language.EN))
                .describe(entry, NodeDescriber.namesToldWith(timeline)))
        .isEqualTo("Chess comes to the north");
  }

  @Test
  void aButtonThatShowsALetterIsReadByItsName() {
    Button larger = new Button("A");
    larger.setAccessibleText("Larger type");
    Button rename = new Button("Rename");
    rename.setAccessibleText("Rename: Anna");
    assertThat(NodeDescriber.textsIn(new VBox(larger, rename)))
        .containsExactly("Larger type", "Rename");
  }

  @Test
  void aSentenceWithALinkInItIsReadAsOneText() {
    Button source = new Button("1");
    source.setAccessibleText("Source: Swedish leaflet");
    TextFlow paragraph =
        new TextFlow(
            new Text("The king is called "),
            new Text("hnefi"),
            new Text("."),
            source,
            new Text(" The others are called "),
            new Text("hunns"),
            new Text("."));
    assertThat(NodeDescriber.textsIn(paragraph))
        .containsExactly(
            "The king is called hnefi.", "Source: Swedish leaflet", "The others are called hunns.");
  }
}
