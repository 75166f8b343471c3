package hnefi.ui.history;

import hnefi.content.history.Article;
import hnefi.content.history.Topic;
import hnefi.ui.history.part.HistoryContext;
import hnefi.ui.layout.UniformGridPane;
import javafx.fxml.FXML;

/// All articles, to choose from.
final class ThemesController implements PageController {
  private final HistoryContext guide;

  @FXML private UniformGridPane cards;

  ThemesController(HistoryContext guide) {
    this.guide = guide;
  }

  @FXML
  private void initialize() {
    for (Article each : guide.history().articles().values()) {
      each.in(guide.language())
          .ifPresent(telling ->
              cards
                  .getChildren()
                  .add(
                      new Card(
                          guide,
                          new Topic(Topic.Kind.ARTICLE, each.id()),
                          telling.title(),
                          telling.summary())));
    }
  }
}
