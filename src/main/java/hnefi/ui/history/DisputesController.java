package hnefi.ui.history;

import hnefi.content.history.Dispute;
import hnefi.content.history.Topic;
import hnefi.fx.layout.UniformGridPane;
import hnefi.ui.history.part.CertaintyBadge;
import hnefi.ui.history.part.HistoryContext;
import javafx.fxml.FXML;
import javafx.scene.control.Label;

/// All disputes: first those that change a rule, then those about history.
final class DisputesController implements PageController {
  private final HistoryContext context;

  @FXML private UniformGridPane rules;
  @FXML private UniformGridPane past;

  DisputesController(HistoryContext context) {
    this.context = context;
  }

  @FXML
  private void initialize() {
    for (Dispute each : context.history().disputes().values()) {
      boolean playable = !each.demonstrations().isEmpty();
      Label readings = new Label(context.say("dispute.readings", each.readings().size()));
      readings.getStyleClass().add("soft");
      (playable ? rules : past)
          .getChildren()
          .add(
              new Card(
                  context,
                  new Topic(Topic.Kind.DISPUTE, each.id()),
                  context.say(each.title()),
                  context.say(each.question()),
                  readings,
                  CertaintyBadge.of(context, each.sure())));
    }
  }
}
