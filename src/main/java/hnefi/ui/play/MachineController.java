package hnefi.ui.play;

import hnefi.board.Side;
import hnefi.text.Words;
import java.util.List;
import java.util.Locale;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

/// What the computer is doing, and how to hurry, halt and pace it.
final class MachineController {
  private final PlayModel model;
  private final SeatNames names;
  private final Words words;
  private Subscription subscription = Subscription.EMPTY;

  @FXML private VBox machine;
  @FXML private HBox thinkingRow;
  @FXML private Label thinking;
  @FXML private Button moveNow;
  @FXML private Pane watching;
  @FXML private ToggleButton pause;

  MachineController(PlayModel model, SeatNames names, Words words) {
    this.model = model;
    this.names = names;
    this.words = words;
  }

  @FXML
  private void initialize() {
    Players players = model.table().players();
    showIf(machine, players.anyComputer());
    boolean watched = players.attackers().isComputer() && players.defenders().isComputer();
    showIf(watching, watched);
    moveNow.setOnAction(_ -> model.thinking().moveNow());
    pause.selectedProperty().bindBidirectional(model.pausedProperty());
    ToggleRow<Pace> paces =
        new ToggleRow<>(
            watching,
            "pace-",
            List.of(Pace.values()),
            MachineController::key,
            pace -> words.say("pace." + key(pace)),
            model.paceProperty());
    subscription =
        Subscription.combine(
            model.thinking().busyProperty().subscribe(this::show),
            paces.follow(),
            () -> pause.selectedProperty().unbindBidirectional(model.pausedProperty()));
  }

  void dispose() {
    subscription.unsubscribe();
  }

  private void show(boolean busy) {
    // The row keeps its place, so that nothing jumps with every move.
    thinkingRow.setVisible(busy);
    Side side = model.moment().now().toMove();
    thinking.setText(words.say("machine.thinking", names.of(model.table().players().of(side))));
  }

  private static String key(Pace pace) {
    return pace.name().toLowerCase(Locale.ROOT);
  }

  private static void showIf(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }
}
