package hnefi.ui.history.part;

import hnefi.content.history.Topic;
import hnefi.fx.theme.Icon;
import javafx.scene.control.Button;

/// A button that leads to another page and says what kind of page it is.
public final class TopicLink extends Button {
  public TopicLink(HistoryContext context, Topic topic) {
    super(context.title(topic), new Icon(sign(topic.kind())));
    getStyleClass().addAll("flat", "topic-link");
    setWrapText(true);
    setAccessibleText(context.say("kind." + topic.kind().text()) + ": " + getText());
    setOnAction(_ -> context.open(topic));
  }

  /// Returns the name of a kind’s sign in the icon font.
  public static String sign(Topic.Kind kind) {
    return switch (kind) {
      case ARTICLE -> "bi-journal-text";
      case EVENT -> "bi-hourglass-split";
      case PLACE -> "bi-geo-alt";
      case TERM -> "bi-chat-quote";
      case DISPUTE -> "bi-signpost-split";
      case BOOK -> "bi-book";
      case LESSON -> "bi-award";
    };
  }
}
