package hnefi.ui.history;

import hnefi.content.history.Article;
import hnefi.content.history.Topic;
import hnefi.fx.layout.UniformGridPane;
import hnefi.ui.history.part.HistoryContext;
import javafx.fxml.FXML;

/// All articles, to choose from.
final class ThemesController implements PageController {
  private final HistoryContext context;

  @FXML private UniformGridPane cards;

  ThemesController(HistoryContext context) {
    this.context = context;
  }

  @FXML
  private void initialize() {
    for (Article each : context.history().articles().values()) {
      each.in(context.language())
          .ifPresent(telling ->
              cards
                  .getChildren()
                  .add(
                      new Card(
                          context,
                          new Topic(Topic.Kind.ARTICLE, each.id()),
                          telling.title(),
                          telling.summary())));
    }
  }
}
