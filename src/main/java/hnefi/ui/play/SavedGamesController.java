package hnefi.ui.play;

import hnefi.content.Library;
import hnefi.narration.EditionWords;
import hnefi.storage.GameRepository;
import hnefi.storage.SavedGame;
import hnefi.storage.SavedGameFault;
import hnefi.text.Result;
import hnefi.text.Tag;
import hnefi.text.Words;
import hnefi.ui.nav.Navigator;
import hnefi.ui.route.Area;
import hnefi.ui.route.SavedGameRoute;
import hnefi.ui.theme.Labels;
import hnefi.ui.theme.Nodes;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// The games that were kept, the latest first; damaged files with what is wrong with them.
final class SavedGamesController {
  private final List<GameRepository.Entry> games;
  private final Library library;
  private final Navigator navigator;
  private final Words words;

  @FXML private VBox list;
  @FXML private Label none;
  @FXML private Button choose;

  SavedGamesController(
      List<GameRepository.Entry> games, Library library, Navigator navigator, Words words) {
    this.games = List.copyOf(games);
    this.library = library;
    this.navigator = navigator;
    this.words = words;
  }

  @FXML
  private void initialize() {
    Nodes.show(none, games.isEmpty());
    Nodes.show(choose, games.isEmpty());
    choose.setOnAction(_ -> navigator.go(Area.PLAY.front()));
    for (GameRepository.Entry each : games) {
      switch (each.content()) {
        case Result.Good<SavedGame>(SavedGame game) ->
            list.getChildren().add(open(each.file(), game));
        case Result.Bad<SavedGame> bad ->
            list.getChildren().add(damaged(SavedGameFault.of(each.file(), bad)));
      }
    }
  }

  private Button open(String file, SavedGame game) {
    String rules =
        library
            .edition(game.edition())
            .map(edition -> EditionWords.title(edition, words.language()))
            .orElse(game.edition().id());
    String date =
        DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG)
            .withLocale(words.language().locale())
            .format(game.date());
    String state =
        game.outcome()
            .map(outcome ->
                outcome
                    .winner()
                    .map(side -> words.say("result." + Tag.of(side)))
                    .orElseGet(() -> words.say("result.draw")))
            .orElseGet(() -> words.say("saved.ongoing"));
    String title = game.title().isEmpty() ? rules : game.title();
    String second =
        words.say(
            "saved.line", game.title().isEmpty() ? date : rules + ", " + date, game.ply(), state);
    Button button = new Button(title + "\n" + second);
    button.getStyleClass().add("saved-game");
    button.setMaxWidth(Double.MAX_VALUE);
    button.setWrapText(true);
    button.setMinHeight(Button.USE_PREF_SIZE);
    button.setOnAction(_ -> navigator.enter(new SavedGameRoute(file)));
    return button;
  }

  private Label damaged(SavedGameFault trouble) {
    return Labels.wrapped(trouble.in(words.language()), "warning");
  }
}
