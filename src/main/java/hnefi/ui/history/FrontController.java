package hnefi.ui.history;

import hnefi.ui.history.part.Guide;
import hnefi.ui.layout.EvenGrid;
import hnefi.ui.layout.LevelBox;
import hnefi.ui.route.Section;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.fxml.FXML;

/// The first page: a door to each part.
final class FrontController implements PageController {
  private final Guide guide;
  private final Consumer<Section> go;

  @FXML private EvenGrid doors;

  FrontController(Guide guide, Consumer<Section> go) {
    this.guide = guide;
    this.go = go;
  }

  @FXML
  private void initialize() {
    List<LevelBox> words = new ArrayList<>();
    for (Section each : Section.values()) {
      SectionDoor door = new SectionDoor(guide, each);
      door.setOnAction(_ -> go.accept(each));
      doors.getChildren().add(door);
      words.add(door.words());
    }
    LevelBox.level(words);
  }
}
