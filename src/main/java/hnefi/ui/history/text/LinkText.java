package hnefi.ui.history.text;

import hnefi.content.history.Topic;
import hnefi.ui.history.part.HistoryContext;
import javafx.scene.AccessibleRole;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;

/// Words within a sentence that lead to another page. Unlike a hyperlink they break at the end of a
/// line like any others.
final class LinkText extends Text {
  LinkText(HistoryContext guide, String words, Topic topic) {
    super(words);
    getStyleClass().add("link");
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.HYPERLINK);
    setAccessibleText(words + ", " + guide.say("kind." + topic.kind().text()));
    setOnMouseClicked(_ -> guide.open(topic));
    setOnKeyPressed(event -> {
      if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE) {
        event.consume();
        guide.open(topic);
      }
    });
  }
}
