package hnefi.ui.history;

import hnefi.content.Edition;
import hnefi.content.Source;
import hnefi.content.history.BookPage;
import hnefi.content.history.Topic;
import hnefi.fx.layout.UniformGridPane;
import hnefi.fx.theme.Labels;
import hnefi.ui.board.BoardPicture;
import hnefi.ui.history.part.HistoryContext;
import hnefi.ui.settings.Boards;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.fxml.FXML;
import javafx.scene.control.Label;

/// The five books, to choose from.
final class BooksController implements PageController {
  private final HistoryContext context;
  private final Boards boards;

  @FXML private UniformGridPane cards;

  BooksController(HistoryContext context, Boards boards) {
    this.context = context;
    this.boards = boards;
  }

  @FXML
  private void initialize() {
    for (BookPage each : context.history().books().values()) {
      Label printed = Labels.wrapped(printed(each.source()), "soft");
      Card card =
          new Card(
              context,
              new Topic(Topic.Kind.BOOK, each.id()),
              context.say(each.source().shortName()),
              context.say(each.source().about()),
              printed);
      card.getStyleClass().addAll("book-card", "book-" + each.id());
      each.rules().stream()
          .findFirst()
          .flatMap(context.library()::edition)
          .ifPresent(edition -> card.illustrate(board(edition)));
      cards.getChildren().add(card);
    }
  }

  /// Returns the start of a game.
  private BoardPicture board(Edition edition) {
    BoardPicture picture = new BoardPicture();
    boards.dress(picture, edition);
    picture.setCoordinatesShown(false);
    picture.setArrangement(edition.layout().board());
    picture.getStyleClass().add("book-board");
    return picture;
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
