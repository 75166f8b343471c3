package hnefi.ui.history;

import hnefi.content.history.Dispute;
import hnefi.content.history.Topic;
import hnefi.ui.history.part.CertaintyBadge;
import hnefi.ui.history.part.HistoryContext;
import hnefi.ui.layout.UniformGridPane;
import javafx.fxml.FXML;
import javafx.scene.control.Label;

/// All disputes: first those that change a rule, then those about history.
final class DisputesController implements PageController {
  private final HistoryContext guide;

  @FXML private UniformGridPane rules;
  @FXML private UniformGridPane past;

  DisputesController(HistoryContext guide) {
    this.guide = guide;
  }

  @FXML
  private void initialize() {
    for (Dispute each : guide.history().disputes().values()) {
      boolean playable = !each.demonstrations().isEmpty();
      Label readings = new Label(guide.say("dispute.readings", each.readings().size()));
      readings.getStyleClass().add("soft");
      (playable ? rules : past)
          .getChildren()
          .add(
              new Card(
                  guide,
                  new Topic(Topic.Kind.DISPUTE, each.id()),
                  guide.say(each.title()),
                  guide.say(each.question()),
                  readings,
                  CertaintyBadge.of(guide, each.sure())));
    }
  }
}
