package hnefi.ui.play.screen;

import hnefi.fx.nav.ModelListener;
import hnefi.fx.theme.Nodes;
import hnefi.ui.play.session.PlayModel;
import javafx.fxml.FXML;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Pane;

/// Halts two computers that play each other.
final class AutoplayController extends ModelListener {
  private final PlayModel model;

  @FXML private Pane autoplay;
  @FXML private ToggleButton pause;

  AutoplayController(PlayModel model) {
    this.model = model;
  }

  @FXML
  private void initialize() {
    Nodes.show(autoplay, !model.setup().players().anyPerson());
    pause.selectedProperty().bindBidirectional(model.suspender().pausedProperty());
    listen(
        model.snapshotProperty().subscribe(now -> autoplay.setDisable(!now.isOngoing())),
        () -> pause.selectedProperty().unbindBidirectional(model.suspender().pausedProperty()));
  }
}
