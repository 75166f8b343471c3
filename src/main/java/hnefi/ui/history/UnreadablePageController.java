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
  private final HistoryContext guide;
  private final Topic topic;

  @FXML private Label what;
  @FXML private Label why;

  UnreadablePageController(HistoryContext guide, Topic topic) {
    this.guide = guide;
    this.topic = topic;
  }

  @FXML
  private void initialize() {
    what.setText(guide.say("lost", topic.text()));
    Words faults = Library.faultWords(guide.language());
    why.setText(
        guide.history().faults().stream()
            .map(fault -> fault.in(faults))
            .collect(Collectors.joining("\n")));
  }
}
