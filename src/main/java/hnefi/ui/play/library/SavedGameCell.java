package hnefi.ui.play.library;

import hnefi.content.Edition;
import hnefi.fx.theme.Icon;
import hnefi.fx.theme.Labels;
import hnefi.storage.FileProblem;
import hnefi.storage.GameRepository;
import hnefi.storage.GameSummary;
import hnefi.text.Result;
import hnefi.text.Sentences;
import hnefi.text.Words;
import hnefi.ui.board.BoardPicture;
import hnefi.ui.settings.Settings;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// A saved game in the list: a picture of the board as it stands, and what is said of it.
final class SavedGameCell extends ListCell<GameRepository.Entry> {
  private final SavedGameWords said;
  private final Settings settings;
  private final SavedGameActions actions;
  private final Words words;

  SavedGameCell(SavedGameWords said, Settings settings, SavedGameActions actions) {
    this.said = said;
    this.settings = settings;
    this.actions = actions;
    this.words = said.words();
    getStyleClass().add("saved-game");
    setPrefWidth(0);
    setOnMouseClicked(event -> {
      if (!isEmpty() && !isEditing() && event.isStillSincePress()) {
        actions.open(getItem());
      }
    });
  }

  @Override
  protected void updateItem(GameRepository.Entry entry, boolean empty) {
    super.updateItem(entry, empty);
    if (isEditing() && !empty) {
      return; // the list is laid out while a name is given
    }
    if (empty || entry == null) {
      setGraphic(null);
      setAccessibleText("");
      return;
    }
    switch (entry.content()) {
      case Result.Good<GameSummary>(GameSummary game) -> show(entry, game);
      case Result.Bad<GameSummary>(int line, var reason) -> {
        String problem =
            new FileProblem.InvalidGame(entry.file(), line, reason).in(words.language());
        setAccessibleText(problem);
        setGraphic(row(Labels.wrapped(problem, "warning"), menu(entry, false)));
      }
    }
  }

  private void show(GameRepository.Entry entry, GameSummary game) {
    VBox text =
        new VBox(
            Labels.wrapped(said.title(game), "saved-title"),
            Labels.wrapped(said.details(game), "saved-details"),
            Labels.wrapped(said.state(game), "saved-details"));
    text.setAlignment(Pos.CENTER_LEFT);
    setAccessibleText(Sentences.join(said.title(game), said.details(game), said.state(game)));
    setGraphic(row(picture(game), text, menu(entry, true)));
  }

  private static HBox row(Node... parts) {
    HBox row = new HBox(parts);
    row.getStyleClass().add("saved-row");
    for (Node part : parts) {
      if (part instanceof VBox || part instanceof Label) {
        HBox.setHgrow(part, Priority.ALWAYS);
        ((Region) part).setMaxWidth(Double.MAX_VALUE);
      }
    }
    return row;
  }

  private Node picture(GameSummary game) {
    StackPane frame = new StackPane();
    frame.getStyleClass().add("saved-picture");
    Optional<Edition> edition = said.library().edition(game.edition());
    edition.ifPresent(rules ->
        game.board(said.library())
            .ifPresent(board -> {
              BoardPicture picture = new BoardPicture();
              settings.board().show(picture, rules, board);
              picture.setMouseTransparent(true);
              frame.getChildren().add(picture);
            }));
    return frame;
  }

  /// @param readable whether it can be read, and so be opened, named and copied
  private MenuButton menu(GameRepository.Entry entry, boolean readable) {
    MenuButton menu = new MenuButton();
    menu.getStyleClass().addAll("flat", "saved-menu");
    menu.setGraphic(new Icon("bi-three-dots-vertical"));
    menu.setAccessibleText(words.say("saved.menu"));
    menu.setFocusTraversable(false);
    if (readable) {
      menu.getItems().add(item("saved.open", () -> actions.open(entry)));
      menu.getItems().add(item("saved.rename", () -> getListView().edit(getIndex())));
      menu.getItems().add(item("saved.export", () -> actions.export(entry)));
    }
    menu.getItems().add(item("saved.delete", () -> actions.delete(entry)));
    return menu;
  }

  private MenuItem item(String key, Runnable action) {
    MenuItem item = new MenuItem(words.say(key));
    item.setOnAction(_ -> action.run());
    return item;
  }

  @Override
  public void startEdit() {
    Optional<GameSummary> game = getItem().content().toOptional();
    if (game.isEmpty()) {
      return;
    }
    super.startEdit();
    TextField title = new TextField(game.get().title());
    title.setId("saved-title");
    title.setPromptText(said.title(game.get()));
    title.setAccessibleText(words.say("saved.rename.title"));
    GameRepository.Entry entry = getItem();
    title.setOnAction(_ -> {
      actions.rename(entry, title.getText());
      cancelEdit();
    });
    title.setOnKeyPressed(event -> {
      if (event.getCode() == KeyCode.ESCAPE) {
        cancelEdit();
        event.consume();
      }
    });
    VBox editor = new VBox(Labels.wrapped(words.say("saved.rename.title")), title);
    setGraphic(row(picture(game.get()), editor));
    title.requestFocus();
    title.selectAll();
  }

  @Override
  public void cancelEdit() {
    super.cancelEdit();
    updateItem(getItem(), isEmpty());
    getListView().requestFocus();
  }
}
