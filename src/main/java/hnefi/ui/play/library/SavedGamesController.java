package hnefi.ui.play.library;

import hnefi.fx.layout.SentenceComboBox;
import hnefi.fx.theme.Nodes;
import hnefi.storage.GameRepository;
import hnefi.text.Tag;
import hnefi.text.Words;
import hnefi.ui.settings.Settings;
import java.util.List;
import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.util.Subscription;

/// The list of the games that are kept, and of damaged files with what is wrong with them.
final class SavedGamesController {
  /// The keys which desktops give to the menu of what is chosen.
  private static final List<KeyCombination> OPEN_MENU =
      List.of(KeyCombination.valueOf("Context Menu"), KeyCombination.valueOf("Shift+F10"));

  private final GameListModel games;
  private final SavedGamesModel model;
  private final SavedGameWords said;
  private final Settings settings;
  private final SavedGameActions actions;
  private Subscription changes = Subscription.EMPTY;

  @FXML private TextField search;
  @FXML private ComboBox<SavedGamesModel.Order> order;
  @FXML private Button openFile;
  @FXML private Button paste;
  @FXML private ListView<GameRepository.Entry> list;
  @FXML private Label none;
  @FXML private Label noneFound;
  @FXML private Button choose;

  SavedGamesController(
      GameListModel games,
      SavedGamesModel model,
      SavedGameWords said,
      Settings settings,
      SavedGameActions actions) {
    this.games = games;
    this.model = model;
    this.said = said;
    this.settings = settings;
    this.actions = actions;
  }

  @FXML
  private void initialize() {
    Words words = said.words();
    order.setConverter(SentenceComboBox.text(each -> words.say("saved.order." + Tag.of(each))));
    order.getItems().setAll(SavedGamesModel.Order.values());
    order.valueProperty().bindBidirectional(model.orderProperty());
    search.textProperty().bindBidirectional(model.searchProperty());
    choose.setOnAction(_ -> actions.choose());
    openFile.setOnAction(_ -> actions.openFiles());
    paste.setOnAction(_ -> actions.paste());
    list.setCellFactory(_ -> new SavedGameCell(said, settings, actions));
    list.setEditable(true);
    list.addEventFilter(KeyEvent.KEY_PRESSED, this::press);
    list.focusedProperty().subscribe(this::chooseFirst);
    show();
  }

  /// Down does not choose the only game of a list.
  private void chooseFirst(boolean focused) {
    if (focused && chosen().isEmpty()) {
      list.getSelectionModel().selectFirst();
    }
  }

  /// Enter on the list itself opens; in the field of a name it keeps the name.
  private void press(KeyEvent event) {
    Optional<GameRepository.Entry> chosen = chosen();
    if (chosen.isEmpty() || event.getTarget() instanceof TextField || list.getEditingIndex() >= 0) {
      return;
    }
    if (OPEN_MENU.stream().anyMatch(keys -> keys.match(event))) {
      openMenu();
      event.consume();
      return;
    }
    switch (event.getCode()) {
      case ENTER, SPACE -> actions.open(chosen.get());
      case DELETE, BACK_SPACE -> delete(chosen.get());
      default -> {
        return;
      }
    }
    event.consume();
  }

  /// Opens the menu of the game on which the keyboard stands.
  private void openMenu() {
    if (list.lookup(".saved-game:selected .saved-menu") instanceof MenuButton menu) {
      menu.show();
    }
  }

  private void delete(GameRepository.Entry entry) {
    actions.delete(entry);
    list.requestFocus();
  }

  /// Returns the game on which the keyboard stands.
  Optional<GameRepository.Entry> chosen() {
    return Optional.ofNullable(list.getSelectionModel().getSelectedItem());
  }

  void rename() {
    chosen()
        .filter(entry -> entry.content().toOptional().isPresent())
        .ifPresent(_ -> list.edit(list.getSelectionModel().getSelectedIndex()));
  }

  void deleteChosen() {
    chosen().ifPresent(this::delete);
  }

  /// Shows from now on what changes.
  void follow() {
    changes =
        Subscription.combine(
            games.gamesProperty().subscribe(_ -> show()),
            model.searchProperty().subscribe(_ -> show()),
            model.orderProperty().subscribe(_ -> show()));
  }

  void stop() {
    changes.unsubscribe();
  }

  private void show() {
    List<GameRepository.Entry> all = games.games();
    List<GameRepository.Entry> listed = model.listed(all, said);
    if (!list.getItems().equals(listed)) {
      int index = list.getSelectionModel().getSelectedIndex();
      Optional<GameRepository.Entry> chosen = chosen();
      // A name that is being given belongs to a line of the old list.
      list.edit(-1);
      list.getItems().setAll(listed);
      // Where the chosen game was deleted, the next one is chosen.
      if (chosen.filter(listed::contains).isPresent()) {
        list.getSelectionModel().select(chosen.get());
      } else if (index >= 0 && !listed.isEmpty()) {
        list.getSelectionModel().select(Math.min(index, listed.size() - 1));
      }
    }
    Nodes.show(none, all.isEmpty());
    Nodes.show(choose, all.isEmpty());
    // Also while it lists nothing: the focus stays in it, and so the key that undoes a deletion.
    Nodes.show(list, !all.isEmpty());
    Nodes.show(noneFound, listed.isEmpty() && !all.isEmpty());
    Nodes.show(search, !all.isEmpty());
    Nodes.show(order, !all.isEmpty());
  }
}
