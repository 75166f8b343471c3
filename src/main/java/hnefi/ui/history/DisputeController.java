package hnefi.ui.history;

import hnefi.content.history.Demonstration;
import hnefi.content.history.Dispute;
import hnefi.content.history.Reading;
import hnefi.fx.layout.UniformGridPane;
import hnefi.fx.nav.ModelListener;
import hnefi.fx.theme.Nodes;
import hnefi.narration.RuleWords;
import hnefi.rules.Switch;
import hnefi.ui.history.part.CertaintyBadge;
import hnefi.ui.history.part.Headings;
import hnefi.ui.history.part.HistoryContext;
import hnefi.ui.history.part.SeeAlso;
import hnefi.ui.settings.Boards;
import java.util.stream.Collectors;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;

/// A dispute: its readings side by side, what hangs on it, and boards that show the difference.
final class DisputeController extends ModelListener implements PageController {
  private final HistoryContext context;
  private final Boards boards;
  private final DisputeModel model;

  @FXML private Label title;
  @FXML private Label question;
  @FXML private Label stake;
  @FXML private Label switches;
  @FXML private HBox sure;
  @FXML private Label verdict;
  @FXML private UniformGridPane readings;
  @FXML private VBox demonstrations;
  @FXML private Pane see;

  DisputeController(HistoryContext context, Boards boards, DisputeModel model) {
    this.context = context;
    this.boards = boards;
    this.model = model;
  }

  @FXML
  private void initialize() {
    Dispute dispute = model.dispute();
    title.setText(Headings.tied(context.say(dispute.title())));
    question.setText(context.say(dispute.question()));
    stake.setText(context.say(dispute.stake()));
    verdict.setText(context.say(dispute.verdict()));
    sure.getChildren().addFirst(CertaintyBadge.of(context, dispute.sure()));
    RuleWords rules = new RuleWords(context.language());
    switches.setText(
        dispute.switches().isEmpty()
            ? context.say("dispute.no-switch")
            : context.say(
                "dispute.switches",
                dispute.switches().stream()
                    .map((Switch each) -> rules.name(each))
                    .collect(Collectors.joining(" "))));
    for (Reading each : dispute.readings()) {
      readings.getChildren().add(new ReadingCard(context, dispute, each));
    }
    for (Demonstration each : dispute.demonstrations()) {
      DemonstrationView demonstration = new DemonstrationView(context, boards, model, each);
      listen(demonstration::dispose);
      demonstrations.getChildren().add(demonstration);
    }
    Nodes.show(demonstrations, !dispute.demonstrations().isEmpty());
    see.getChildren().add(new SeeAlso(context, dispute.see()));
  }
}
