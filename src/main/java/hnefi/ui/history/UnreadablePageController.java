package hnefi.ui.history;

import hnefi.content.Library;
import hnefi.content.history.Topic;
import hnefi.text.Words;
import hnefi.ui.history.part.HistoryContext;
import java.util.stream.Collectors;
import javafx.fxml.FXML;
import javafx.scene.control.Label;

/// The page shown instead of one that could not be read.
final class UnreadablePageController implements PageController {
  private final HistoryContext context;
  private final Topic topic;

  @FXML private Label what;
  @FXML private Label why;

  UnreadablePageController(HistoryContext context, Topic topic) {
    this.context = context;
    this.topic = topic;
  }

  @FXML
  private void initialize() {
    what.setText(context.say("lost", topic.text()));
    Words faults = Library.faultWords(context.language());
    why.setText(
        context.history().faults().stream()
            .map(fault -> fault.in(faults))
            .collect(Collectors.joining("\n")));
  }
}
