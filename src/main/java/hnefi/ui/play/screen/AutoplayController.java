package hnefi.ui.play.screen;

import hnefi.fx.nav.Disposable;
import hnefi.fx.theme.Nodes;
import hnefi.fx.theme.SegmentedChoice;
import hnefi.text.Tag;
import hnefi.text.Words;
import hnefi.ui.board.PlaybackSpeed;
import hnefi.ui.play.session.PlayModel;
import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Pane;
import javafx.util.Subscription;

/// How to halt and how fast to watch two computers that play each other.
final class AutoplayController implements Disposable {
  private final PlayModel model;
  private final Words words;
  private Subscription subscription = Subscription.EMPTY;

  @FXML private Pane autoplay;
  @FXML private ToggleButton pause;

  AutoplayController(PlayModel model, Words words) {
    this.model = model;
    this.words = words;
  }

  @FXML
  private void initialize() {
    Nodes.show(autoplay, !model.setup().players().anyPerson());
    pause.selectedProperty().bindBidirectional(model.suspender().pausedProperty());
    SegmentedChoice<PlaybackSpeed> speeds =
        new SegmentedChoice<>(
            autoplay,
            "speed-",
            List.of(PlaybackSpeed.values()),
            Tag::of,
            speed -> words.say("speed." + Tag.of(speed)),
            model.playbackSpeedProperty());
    subscription =
        speeds
            .follow()
            .and(model.snapshotProperty().subscribe(now -> autoplay.setDisable(!now.isOngoing())))
            .and(() ->
                pause.selectedProperty().unbindBidirectional(model.suspender().pausedProperty()));
  }

  @Override
  public void dispose() {
    subscription.unsubscribe();
  }
}
