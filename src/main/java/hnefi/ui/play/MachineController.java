package hnefi.ui.play;

import hnefi.text.Words;
import hnefi.ui.theme.ToggleRow;
import java.util.List;
import java.util.Locale;
import javafx.fxml.FXML;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Pane;
import javafx.util.Subscription;

/// How to halt and pace two computers that play each other.
final class MachineController {
  private final PlayModel model;
  private final Words words;
  private Subscription subscription = Subscription.EMPTY;

  @FXML private Pane machine;
  @FXML private ToggleButton pause;

  MachineController(PlayModel model, Words words) {
    this.model = model;
    this.words = words;
  }

  @FXML
  private void initialize() {
    machine.setVisible(!model.hasPerson());
    machine.setManaged(!model.hasPerson());
    pause.selectedProperty().bindBidirectional(model.pausedProperty());
    ToggleRow<Pace> paces =
        new ToggleRow<>(
            machine,
            "pace-",
            List.of(Pace.values()),
            MachineController::key,
            pace -> words.say("pace." + key(pace)),
            model.paceProperty());
    subscription =
        paces
            .follow()
            .and(() -> pause.selectedProperty().unbindBidirectional(model.pausedProperty()));
  }

  void dispose() {
    subscription.unsubscribe();
  }

  private static String key(Pace pace) {
    return pace.name().toLowerCase(Locale.ROOT);
  }
}
