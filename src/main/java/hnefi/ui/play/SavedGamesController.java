package hnefi.ui.play;

import hnefi.content.Library;
import hnefi.narration.EditionWords;
import hnefi.notation.MoveNumber;
import hnefi.storage.FileProblem;
import hnefi.storage.GameRepository;
import hnefi.storage.GameSummary;
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
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

/// The games that were kept, the latest first; damaged files with what is wrong with them.
///
/// Of many games the later ones are shown first, and more when somebody scrolls to them.
final class SavedGamesController {
  private static final int PAGE = 100;
  private static final double NEAR_THE_END = 0.9;

  private final GameListModel games;
  private final Library library;
  private final Navigator navigator;
  private final Words words;
  private List<GameRepository.Entry> shown = List.of();
  private Subscription changes = Subscription.EMPTY;

  @FXML private ScrollPane pane;
  @FXML private VBox list;
  @FXML private Label none;
  @FXML private Button choose;

  SavedGamesController(GameListModel games, Library library, Navigator navigator, Words words) {
    this.games = games;
    this.library = library;
    this.navigator = navigator;
    this.words = words;
  }

  @FXML
  private void initialize() {
    choose.setOnAction(_ -> navigator.go(Area.PLAY.front()));
    pane.vvalueProperty()
        .subscribe(value -> {
          if (value.doubleValue() > NEAR_THE_END) {
            showMore();
          }
        });
    show(games.games());
  }

  /// Shows from now on what changes.
  void follow() {
    changes = games.gamesProperty().subscribe(_ -> follow(games.games()));
  }

  void stop() {
    changes.unsubscribe();
  }

  private void follow(List<GameRepository.Entry> now) {
    if (!now.equals(shown)) {
      show(now);
    }
  }

  private void show(List<GameRepository.Entry> now) {
    shown = now;
    Nodes.show(none, now.isEmpty());
    Nodes.show(choose, now.isEmpty());
    list.getChildren().clear();
    showMore();
  }

  private void showMore() {
    int from = list.getChildren().size();
    int to = Math.min(shown.size(), from + PAGE);
    list.getChildren().addAll(shown.subList(from, to).stream().map(this::row).toList());
  }

  private Node row(GameRepository.Entry entry) {
    return switch (entry.content()) {
      case Result.Good<GameSummary>(GameSummary game) -> open(entry.file(), game);
      case Result.Bad<GameSummary>(int line, var reason) ->
          damaged(new FileProblem.InvalidGame(entry.file(), line, reason));
    };
  }

  private Button open(String file, GameSummary game) {
    String rules =
        library
            .edition(game.edition())
            .map(edition -> EditionWords.title(edition, words.language()))
            .orElse(game.edition().id());
    String date =
        DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG)
            .withLocale(words.language().locale())
            .format(game.date().day());
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
            "saved.line",
            game.title().isEmpty() ? date : rules + ", " + date,
            MoveNumber.of(game.ply()),
            state);
    Button button = new Button(title + "\n" + second);
    button.getStyleClass().add("saved-game");
    button.setMaxWidth(Double.MAX_VALUE);
    button.setWrapText(true);
    button.setMinHeight(Button.USE_PREF_SIZE);
    button.setOnAction(_ -> navigator.enter(new SavedGameRoute(file)));
    return button;
  }

  private Label damaged(FileProblem problem) {
    return Labels.wrapped(problem.in(words.language()), "warning");
  }
}
