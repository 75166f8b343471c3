package hnefi.ui.kiosk;

import hnefi.kiosk.Door;
import hnefi.text.Sentences;
import hnefi.text.Tag;
import hnefi.text.Words;
import hnefi.ui.home.AreaDrawings;
import hnefi.ui.home.HomeTile;
import hnefi.ui.home.PanelRow;
import hnefi.ui.layout.EqualHeightBox;
import hnefi.ui.route.Area;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.fxml.FXML;

/// The doors of a visit.
final class DoorsController {
  private final List<Door> doors;
  private final Words words;
  private final Consumer<Door> enter;

  @FXML private PanelRow row;

  DoorsController(List<Door> doors, Words words, Consumer<Door> enter) {
    this.doors = doors;
    this.words = words;
    this.enter = enter;
  }

  @FXML
  private void initialize() {
    List<EqualHeightBox> boxes = new ArrayList<>();
    for (Door door : doors) {
      HomeTile tile = new HomeTile();
      String name = "door." + Tag.of(door);
      tile.setId("door-" + Tag.of(door));
      tile.setText(words.say(name));
      tile.setAbout(words.say(name + ".about"));
      tile.setAccessibleText(Sentences.join(words.say(name), words.say(name + ".about")));
      tile.hang(AreaDrawings.load(area(door)));
      tile.setOnAction(_ -> enter.accept(door));
      boxes.add(tile.words());
      row.getChildren().add(tile);
    }
    EqualHeightBox.level(boxes);
  }

  private static Area area(Door door) {
    return switch (door) {
      case LEARN -> Area.LEARN;
      case PLAY -> Area.PLAY;
      case DISCOVER -> Area.READ;
    };
  }
}
