package hnefi.ui.history;

import hnefi.content.Source;
import hnefi.content.history.BookPage;
import hnefi.content.history.Topic;
import hnefi.ui.history.part.Guide;
import hnefi.ui.layout.EvenGrid;
import hnefi.ui.theme.Labels;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.fxml.FXML;
import javafx.scene.control.Label;

/// The five books, to choose from.
final class BooksController implements PageController {
  private final Guide guide;

  @FXML private EvenGrid cards;

  BooksController(Guide guide) {
    this.guide = guide;
  }

  @FXML
  private void initialize() {
    for (BookPage each : guide.history().books().values()) {
      Label printed = Labels.wrapped(printed(each.source()), "soft");
      Card card =
          new Card(
              guide,
              new Topic(Topic.Kind.BOOK, each.id()),
              guide.say(each.source().shortName()),
              guide.say(each.source().about()),
              printed);
      card.getStyleClass().addAll("book-card", "book-" + each.id());
      cards.getChildren().add(card);
    }
  }

  /// Returns publisher, town and year as far as the book names them.
  static String printed(Source source) {
    return Stream.of(
            source.publisher().orElse(""),
            source.town().orElse(""),
            source.year().map(String::valueOf).orElse(""))
        .filter(each -> !each.isEmpty())
        .collect(Collectors.joining(" · "));
  }
}
