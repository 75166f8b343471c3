package hnefi.ui.history;

import hnefi.fx.layout.EqualHeightBox;
import hnefi.fx.layout.UniformGridPane;
import hnefi.ui.history.part.HistoryContext;
import hnefi.ui.route.Section;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.fxml.FXML;

/// The first page: a tile for each part.
final class HistoryHomeController implements PageController {
  private final HistoryContext context;
  private final Consumer<Section> go;

  @FXML private UniformGridPane tiles;

  HistoryHomeController(HistoryContext context, Consumer<Section> go) {
    this.context = context;
    this.go = go;
  }

  @FXML
  private void initialize() {
    List<EqualHeightBox> words = new ArrayList<>();
    for (Section each : Section.values()) {
      SectionTile tile = new SectionTile(context, each);
      tile.setOnAction(_ -> go.accept(each));
      tiles.getChildren().add(tile);
      words.add(tile.words());
    }
    EqualHeightBox.level(words);
  }
}
