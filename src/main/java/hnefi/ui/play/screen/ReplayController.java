package hnefi.ui.play.screen;

import hnefi.fx.nav.Disposable;
import hnefi.text.Tag;
import hnefi.text.Words;
import hnefi.ui.board.PlaybackSpeed;
import hnefi.ui.play.session.GameSnapshot;
import hnefi.ui.play.session.PlayModel;
import hnefi.ui.play.session.ReplayModel;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Slider;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.util.Subscription;

/// The slider along the line that is looked at, and how fast it is replayed.
final class ReplayController implements Disposable {
  private final PlayModel model;
  private final ReplayModel replaying;
  private final Words words;
  private Subscription subscription = Subscription.EMPTY;
  private boolean following;

  @FXML private HBox replay;
  @FXML private Slider place;
  @FXML private Button speed;
  @FXML private Tooltip speedTip;

  ReplayController(PlayModel model, ReplayModel replaying, Words words) {
    this.model = model;
    this.replaying = replaying;
    this.words = words;
  }

  @FXML
  private void initialize() {
    speed.setOnAction(_ -> faster());
    place.setBlockIncrement(1);
    subscription =
        Subscription.combine(
            model.snapshotProperty().subscribe(this::show),
            replaying.speedProperty().subscribe(this::showSpeed),
            place.valueProperty().subscribe(value -> moved(value.doubleValue())));
  }

  @Override
  public void dispose() {
    subscription.unsubscribe();
  }

  /// Takes the speed that comes after this one in turn.
  private void faster() {
    replaying.speedProperty().set(replaying.speedProperty().get().next());
  }

  private void moved(double value) {
    int ply = (int) Math.round(value);
    if (!following && ply != model.snapshot().shownPly()) {
      model.browser().lookAt(ply);
    }
  }

  private void show(GameSnapshot now) {
    following = true;
    replay.setDisable(now.end().ply() == 0);
    place.setMax(Math.max(1, now.end().ply()));
    place.setValue(now.shownPly());
    place.setAccessibleHelp(words.say("replay.place", now.shownPly(), now.end().ply()));
    following = false;
  }

  private void showSpeed(PlaybackSpeed now) {
    speed.setText(
        switch (now) {
          case SLOW -> "½×";
          case NORMAL -> "1×";
          case FAST -> "2×";
        });
    speed.setAccessibleText(words.say("replay.speed", words.say("speed." + Tag.of(now))));
    speedTip.setText(speed.getAccessibleText());
  }
}
