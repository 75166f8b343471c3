package hnefi.ui.history;

import hnefi.ui.history.part.HistoryContext;
import hnefi.ui.layout.EqualHeightBox;
import hnefi.ui.layout.UniformGridPane;
import hnefi.ui.route.Section;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.fxml.FXML;

/// The first page: a door to each part.
final class HistoryHomeController implements PageController {
  private final HistoryContext guide;
  private final Consumer<Section> go;

  @FXML private UniformGridPane doors;

  HistoryHomeController(HistoryContext guide, Consumer<Section> go) {
    this.guide = guide;
    this.go = go;
  }

  @FXML
  private void initialize() {
    List<EqualHeightBox> words = new ArrayList<>();
    for (Section each : Section.values()) {
      SectionTile door = new SectionTile(guide, each);
      door.setOnAction(_ -> go.accept(each));
      doors.getChildren().add(door);
      words.add(door.words());
    }
    EqualHeightBox.level(words);
  }
}
