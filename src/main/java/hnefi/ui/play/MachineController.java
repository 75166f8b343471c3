package hnefi.ui.play;

import hnefi.board.Side;
import hnefi.text.Words;
import java.util.EnumMap;
import java.util.Map;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

/// What the computer is doing, and how to hurry, halt and pace it.
final class MachineController {
  private final PlayModel model;
  private final SeatNames names;
  private final Words words;
  private final Map<Pace, ToggleButton> paces = new EnumMap<>(Pace.class);
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
    ToggleGroup group = new ToggleGroup();
    for (Pace pace : Pace.values()) {
      ToggleButton button =
          new ToggleButton(words.say("pace." + pace.name().toLowerCase(java.util.Locale.ROOT)));
      button.getStyleClass().add("slim");
      button.setToggleGroup(group);
      button.setOnAction(_ -> {
        button.setSelected(true);
        model.paceProperty().set(pace);
      });
      paces.put(pace, button);
      watching.getChildren().add(button);
    }
    subscription =
        Subscription.combine(
            model.thinking().busyProperty().subscribe(this::show),
            model
                .paceProperty()
                .subscribe(
                    pace -> paces.forEach((each, button) -> button.setSelected(each == pace))),
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

  private static void showIf(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }
}
