package hnefi.ui.history;

import hnefi.content.history.Topic;
import hnefi.fx.theme.Labels;
import hnefi.text.Sentences;
import hnefi.ui.history.part.Headings;
import hnefi.ui.history.part.HistoryContext;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// A page offered with its title and a line that makes curious.
final class Card extends Button {
  Card(HistoryContext context, Topic topic, String title, String about, Node... more) {
    Label name = Labels.wrapped(Headings.tied(title), "card-title");
    Label line = Labels.wrapped(about, "card-about");
    VBox words = new VBox(name, line);
    words.getChildren().addAll(more);
    words.getStyleClass().add("card-words");
    setGraphic(words);
    setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    setId(topic.kind().text() + "-" + topic.id());
    getStyleClass().add("card");
    setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    setAccessibleText(Sentences.join(title, about));
    setOnAction(_ -> context.open(topic));
  }

  /// Sets a picture beside the words.
  void illustrate(Node picture) {
    Node words = getGraphic();
    HBox.setHgrow(words, Priority.ALWAYS);
    HBox row = new HBox(picture, words);
    row.getStyleClass().add("card-row");
    setGraphic(row);
  }
}
