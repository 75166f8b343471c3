package hnefi.ui.history.text;

import hnefi.content.history.Topic;
import hnefi.ui.history.part.HistoryContext;
import javafx.scene.AccessibleRole;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;

/// Words within a sentence that lead to another page. Unlike a hyperlink they break at the end of a
/// line like any others.
final class LinkText extends Text {
  LinkText(HistoryContext context, String words, Topic topic) {
    super(words);
    getStyleClass().add("link");
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.HYPERLINK);
    setAccessibleText(words + ", " + context.say("kind." + topic.kind().text()));
    setOnMouseClicked(_ -> context.open(topic));
    setOnKeyPressed(event -> {
      if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE) {
        event.consume();
        context.open(topic);
      }
    });
  }
}
