package hnefi.ui.kiosk;

import hnefi.fx.layout.EqualHeightBox;
import hnefi.fx.nav.Area;
import hnefi.kiosk.Activity;
import hnefi.text.Sentences;
import hnefi.text.Tag;
import hnefi.text.Words;
import hnefi.ui.home.AreaDrawings;
import hnefi.ui.home.HomeTile;
import hnefi.ui.home.PanelRow;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.fxml.FXML;

/// What a visit offers.
final class KioskHomeController {
  private final List<Activity> activities;
  private final Words words;
  private final Consumer<Activity> enter;

  @FXML private PanelRow row;

  KioskHomeController(List<Activity> activities, Words words, Consumer<Activity> enter) {
    this.activities = activities;
    this.words = words;
    this.enter = enter;
  }

  @FXML
  private void initialize() {
    List<EqualHeightBox> boxes = new ArrayList<>();
    for (Activity activity : activities) {
      HomeTile tile = new HomeTile();
      String name = "activity." + Tag.of(activity);
      tile.setId("activity-" + Tag.of(activity));
      tile.setText(words.say(name));
      tile.setAbout(words.say(name + ".about"));
      tile.setAccessibleText(Sentences.join(words.say(name), words.say(name + ".about")));
      tile.hang(AreaDrawings.load(area(activity)));
      tile.setOnAction(_ -> enter.accept(activity));
      boxes.add(tile.words());
      row.getChildren().add(tile);
    }
    EqualHeightBox.level(boxes);
  }

  private static Area area(Activity activity) {
    return switch (activity) {
      case LEARN -> Area.LEARN;
      case PLAY -> Area.PLAY;
      case DISCOVER -> Area.READ;
    };
  }
}
