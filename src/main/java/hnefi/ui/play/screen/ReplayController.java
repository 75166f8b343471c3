package hnefi.ui.play.screen;

import hnefi.fx.nav.ModelListener;
import hnefi.text.Words;
import hnefi.ui.play.session.GameSnapshot;
import hnefi.ui.play.session.PlayModel;
import javafx.fxml.FXML;
import javafx.scene.control.Slider;
import javafx.scene.layout.HBox;

/// The slider along the line that is looked at.
final class ReplayController extends ModelListener {
  private final PlayModel model;
  private final Words words;
  private boolean following;

  @FXML private HBox replay;
  @FXML private Slider place;

  ReplayController(PlayModel model, Words words) {
    this.model = model;
    this.words = words;
  }

  @FXML
  private void initialize() {
    place.setBlockIncrement(1);
    listen(
        model.snapshotProperty().subscribe(this::show),
        place.valueProperty().subscribe(value -> moved(value.doubleValue())));
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
}
