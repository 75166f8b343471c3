package hnefi.ui.history;

import hnefi.content.Edition;
import hnefi.content.Source;
import hnefi.content.history.BookNote;
import hnefi.content.history.BookPage;
import hnefi.content.history.VersionDifference;
import hnefi.fx.layout.UniformGridPane;
import hnefi.fx.theme.Icon;
import hnefi.fx.theme.Labels;
import hnefi.fx.theme.Nodes;
import hnefi.text.Text;
import hnefi.ui.history.part.CitationList;
import hnefi.ui.history.part.Headings;
import hnefi.ui.history.part.HistoryContext;
import hnefi.ui.history.part.SeeAlso;
import hnefi.ui.history.part.TopicLink;
import hnefi.ui.route.GameRoute;
import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;

/// One of the five books.
final class BookController implements PageController {
  private final HistoryContext context;
  private final BookPage book;

  @FXML private Label title;
  @FXML private Label authors;
  @FXML private Label printed;
  @FXML private Label covers;
  @FXML private VBox peculiar;
  @FXML private VBox mistakes;
  @FXML private VBox versions;
  @FXML private VBox rules;
  @FXML private Pane see;

  BookController(HistoryContext context, BookPage book) {
    this.context = context;
    this.book = book;
  }

  @FXML
  private void initialize() {
    Source source = book.source();
    title.setText(Headings.tied(context.say(source.title())));
    authors.setText(
        source.authors().isEmpty()
            ? context.say(source.shortName())
            : String.join(", ", source.authors()));
    String print = BooksController.printed(source);
    printed.setText(print.isEmpty() ? context.say("book.no-imprint") : print);
    covers.setText(context.say(book.covers()));
    remarks(peculiar, book.peculiar());
    remarks(mistakes, book.mistakes());
    book.versions().forEach(each -> versions.getChildren().add(sideBySide(each)));
    Nodes.show(versions, !book.versions().isEmpty());
    for (String each : book.rules()) {
      context.library().edition(each).ifPresent(edition -> rules.getChildren().add(game(edition)));
    }
    see.getChildren().add(new SeeAlso(context, book.see()));
  }

  private void remarks(VBox list, List<BookNote> remarks) {
    for (BookNote each : remarks) {
      Label text = Labels.wrapped(context.say(each.text()));
      VBox remark = new VBox(text, new CitationList(context, each.cites()));
      each.dispute().ifPresent(topic -> remark.getChildren().add(new TopicLink(context, topic)));
      remark.getStyleClass().add("remark");
      list.getChildren().add(remark);
    }
  }

  private VBox sideBySide(VersionDifference difference) {
    UniformGridPane both = new UniformGridPane();
    both.setMost(2);
    both.getChildren()
        .addAll(
            version("version.german", difference.german()),
            version("version.english", difference.english()));
    VBox row =
        new VBox(
            Labels.wrapped(context.say(difference.about()), "small-heading"),
            both,
            new CitationList(context, difference.cites()));
    row.getStyleClass().addAll("sheet", "version-row");
    return row;
  }

  private VBox version(String key, Text text) {
    VBox version =
        new VBox(
            Labels.wrapped(context.say(key), "soft"), Labels.wrapped(context.say(text), "running"));
    version.getStyleClass().add("version");
    return version;
  }

  private VBox game(Edition edition) {
    Label name = Labels.wrapped(context.say(edition.rulebook().name()), "card-title");
    Label about = Labels.wrapped(context.say(edition.rulebook().summary()));
    Button play = new Button(context.say("play.game"), new Icon("bi-play-fill"));
    play.setId("play-" + edition.rulebook().id());
    play.getStyleClass().add("primary");
    GameRoute route = GameRoute.of(edition.name());
    Nodes.show(play, context.navigator().knows(route));
    Nodes.setOnSlowAction(play, () -> context.navigator().enter(route));
    VBox game = new VBox(name, about, play);
    game.getStyleClass().addAll("sheet", "game-card");
    return game;
  }
}
