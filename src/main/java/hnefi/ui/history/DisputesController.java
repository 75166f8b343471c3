package hnefi.ui.history;

import hnefi.content.history.Dispute;
import hnefi.content.history.Topic;
import hnefi.ui.history.part.Guide;
import hnefi.ui.history.part.SureBadge;
import hnefi.ui.layout.EvenGrid;
import javafx.fxml.FXML;
import javafx.scene.control.Label;

/// All disputes: first those that change a rule, then those about history.
final class DisputesController implements PageController {
  private final Guide guide;

  @FXML private EvenGrid rules;
  @FXML private EvenGrid past;

  DisputesController(Guide guide) {
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
                  SureBadge.of(guide, each.sure())));
    }
  }
}
