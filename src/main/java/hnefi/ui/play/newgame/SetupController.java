package hnefi.ui.play.newgame;

import hnefi.board.Arrangement;
import hnefi.content.Edition;
import hnefi.content.Layout;
import hnefi.content.Library;
import hnefi.content.Preset;
import hnefi.content.StartChoice;
import hnefi.fx.layout.SentenceComboBox;
import hnefi.fx.nav.ModelListener;
import hnefi.fx.nav.Navigator;
import hnefi.fx.speech.Announcement;
import hnefi.fx.theme.Labels;
import hnefi.fx.theme.Nodes;
import hnefi.narration.BalanceTeller;
import hnefi.narration.EditionWords;
import hnefi.session.CustomLayout;
import hnefi.text.Words;
import hnefi.ui.board.BoardPicture;
import hnefi.ui.play.editor.CustomLayoutsModel;
import hnefi.ui.route.RuleSheetRoute;
import hnefi.ui.route.RulesRoute;
import hnefi.ui.settings.SettingsModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.event.ActionEvent;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// What else can be chosen for the rule set: variant, start position, house rules, players.
final class SetupController extends ModelListener {
  private final NewGameModel model;
  private final Library library;
  private final SettingsModel settings;
  private final CustomLayoutsModel kept;
  private final PlayersController players;
  private final Navigator navigator;
  private final Words words;
  private boolean showing;

  @FXML private Label name;
  @FXML private Label facts;
  @FXML private Label about;
  @FXML private Label balance;
  @FXML private BoardPicture picture;
  @FXML private VBox variantPart;
  @FXML private SentenceComboBox<Optional<Preset>> variant;
  @FXML private Label variantAbout;
  @FXML private VBox layoutPart;
  @FXML private FlowPane layouts;
  @FXML private Button editor;
  @FXML private Label layoutAbout;
  @FXML private VBox differences;
  @FXML private Label warning;
  @FXML private Button rules;
  @FXML private Button sheet;
  @FXML private Button forget;
  @FXML private Button start;

  SetupController(
      NewGameModel model,
      Library library,
      SettingsModel settings,
      CustomLayoutsModel kept,
      PlayersController players,
      Navigator navigator,
      Words words) {
    this.kept = kept;
    this.model = model;
    this.library = library;
    this.settings = settings;
    this.players = players;
    this.navigator = navigator;
    this.words = words;
  }

  @FXML
  private void initialize() {
    variant.setSentences(this::name);
    variant
        .valueProperty()
        .subscribe(chosen -> {
          if (chosen != null && !showing) {
            model.choose(chosen);
          }
        });
    forget.setOnAction(_ -> model.forgetHouseRules());
    rules.setOnAction(_ -> navigator.go(RulesRoute.of(model.route())));
    sheet.setOnAction(_ -> navigator.go(new RuleSheetRoute(model.edition().name())));
    start.addEventHandler(ActionEvent.ACTION, this::tellStarting);
    Nodes.setOnSlowAction(start, () -> navigator.enter(model.route()));
    editor.setOnAction(_ -> navigator.go(model.editor()));
    Nodes.show(editor, navigator.knows(model.editor()));
    listen(
        model.editionProperty().subscribe(this::show),
        model.startProperty().subscribe((_, _) -> show(model.edition())),
        model.termsModel().handicapProperty().subscribe((_, _) -> showBoard()),
        model.playersModel().modeProperty().subscribe((_, _) -> showBoard()),
        kept.layoutsProperty().subscribe((_, _) -> show(model.edition())));
  }

  /// The board takes a while to draw, which must be said before it is begun. The button keeps the
  /// keyboard meanwhile.
  private void tellStarting(ActionEvent pressed) {
    start.setText(words.say("new.starting"));
    Announcement.say(start, start.getText());
  }

  private void show(Edition edition) {
    showing = true;
    name.setText(edition.rulebook().name().in(words.language()));
    facts.setText(EditionFacts.of(edition, library, words));
    about.setText(edition.rulebook().summary().in(words.language()));
    // Games from a position of one's own were never measured.
    String favoured =
        library
            .balance(edition)
            .filter(_ -> model.startProperty().get().isEmpty())
            .map(new BalanceTeller(words.language())::share)
            .orElse("");
    balance.setText(favoured);
    Nodes.show(balance, !favoured.isEmpty());
    showBoard();
    showVariants(edition);
    showLayouts(edition);
    showHouseRules(edition);
    players.dress(settings.settings().board().lookFor(edition.rulebook()));
    showing = false;
  }

  private void showBoard() {
    Edition edition = model.edition();
    settings.settings().board().show(picture, edition, model.board());
    picture.setAccessibleText(
        model
            .startProperty()
            .get()
            .map(CustomLayout::name)
            .orElseGet(() -> edition.layout().name().in(words.language())));
  }

  private void showVariants(Edition edition) {
    List<Optional<Preset>> choices = new ArrayList<>();
    choices.add(Optional.empty());
    edition.rulebook().presets().forEach(each -> choices.add(Optional.of(each)));
    if (!variant.getItems().equals(choices)) {
      variant.getItems().setAll(choices);
    }
    variant.setValue(edition.preset());
    Nodes.show(variantPart, choices.size() > 1);
    variantAbout.setText(
        edition.preset().map(each -> each.summary().in(words.language())).orElse(""));
    Nodes.show(variantAbout, edition.preset().isPresent());
  }

  private void showLayouts(Edition edition) {
    List<StartChoice> starts = edition.rulebook().layouts();
    List<CustomLayout> own = kept.layouts().of(edition.layout().board().size());
    Optional<CustomLayout> chosenStart = model.startProperty().get();
    boolean choice = starts.size() > 1 || !own.isEmpty();
    Nodes.show(layouts, choice);
    if (choice) {
      ToggleGroup group = new ToggleGroup();
      Nodes.refill(
          layouts,
          () -> offer(group, edition, own),
          _ -> Optional.ofNullable(group.getSelectedToggle()).map(ToggleButton.class::cast));
    }
    Layout chosen = edition.layout();
    String note = chosen.note().map(each -> each.in(words.language())).orElse("");
    layoutAbout.setText(
        chosen.reconstructed() ? words.say("new.reconstructed") + " " + note : note);
    Nodes.show(layoutAbout, chosenStart.isEmpty() && (starts.size() > 1 || chosen.reconstructed()));
  }

  private void offer(ToggleGroup group, Edition edition, List<CustomLayout> own) {
    Optional<CustomLayout> chosen = model.startProperty().get();
    for (StartChoice each : edition.rulebook().layouts()) {
      ToggleButton tile =
          tile(each.layout().name().in(words.language()), each.layout().board(), edition);
      tile.setId("layout-" + each.layout().id());
      Nodes.join(tile, group, () -> model.choose(each.layout()));
      tile.setSelected(chosen.isEmpty() && each.layout().equals(edition.layout()));
    }
    for (CustomLayout each : own) {
      ToggleButton tile = tile(each.name(), each.board(), edition);
      tile.setId("layout-own-" + own.indexOf(each));
      Nodes.join(tile, group, () -> model.choose(each));
      tile.setSelected(chosen.equals(Optional.of(each)));
    }
  }

  /// Adds a start position to choose, as a picture with its name.
  private ToggleButton tile(String title, Arrangement board, Edition edition) {
    BoardPicture small = new BoardPicture();
    settings.settings().board().show(small, edition, board);
    StackPane frame = new StackPane(small);
    frame.getStyleClass().add("layout-picture");
    ToggleButton tile = new ToggleButton(title, frame);
    tile.getStyleClass().add("layout-tile");
    tile.setMnemonicParsing(false);
    tile.setContentDisplay(ContentDisplay.TOP);
    layouts.getChildren().add(tile);
    return tile;
  }

  private void showHouseRules(Edition edition) {
    differences.getChildren().clear();
    for (String each : EditionWords.differences(edition, words.language())) {
      differences.getChildren().add(Labels.wrapped(each, "difference"));
    }
    boolean turned = !edition.houseRules().isEmpty();
    Nodes.show(differences, turned);
    Nodes.show(forget, turned);
    String warned = EditionWords.cautions(edition, library, words.language());
    warning.setText(warned);
    Nodes.show(warning, !warned.isEmpty());
  }

  private String name(Optional<Preset> preset) {
    return preset
        .map(each -> each.name().in(words.language()))
        .orElseGet(() -> words.say("new.by-the-book"));
  }
}
