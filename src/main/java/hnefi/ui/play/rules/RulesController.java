package hnefi.ui.play.rules;

import hnefi.content.Edition;
import hnefi.content.HouseRules;
import hnefi.content.Library;
import hnefi.fx.layout.MasonryPane;
import hnefi.fx.nav.ModelListener;
import hnefi.fx.nav.Navigator;
import hnefi.fx.speech.Announcement;
import hnefi.fx.theme.Labels;
import hnefi.fx.theme.Nodes;
import hnefi.narration.EditionWords;
import hnefi.narration.RuleWords;
import hnefi.rules.CommonRule;
import hnefi.rules.Switch;
import hnefi.rules.SwitchConflict;
import hnefi.rules.SwitchValue;
import hnefi.text.Words;
import hnefi.ui.route.HouseRulesRoute;
import hnefi.ui.route.RuleSheetRoute;
import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;

/// All rules of an edition with their sources and rivals, each to change and to play.
final class RulesController extends ModelListener {
  private final RulesModel model;
  private final HouseRulesActions houseRules;
  private final Library library;
  private final Navigator navigator;
  private final Words words;
  private final RuleWords ruleWords;

  @FXML private ScrollPane scroll;
  @FXML private Label title;
  @FXML private VBox draft;
  @FXML private Label differencesTitle;
  @FXML private VBox differences;
  @FXML private Label warning;
  @FXML private Label refused;
  @FXML private Button playHere;
  @FXML private Button playStart;
  @FXML private Button sheet;
  @FXML private Button choosePlayers;
  @FXML private Node keeping;
  @FXML private TextField name;
  @FXML private Button keep;
  @FXML private Button all;
  @FXML private Button forget;
  @FXML private MasonryPane shelf;

  RulesController(
      RulesModel model,
      HouseRulesActions houseRules,
      Library library,
      Navigator navigator,
      Words words) {
    this.houseRules = houseRules;
    this.model = model;
    this.library = library;
    this.navigator = navigator;
    this.words = words;
    ruleWords = new RuleWords(words.language());
  }

  @FXML
  private void initialize() {
    playHere.setOnAction(_ -> navigator.enter(model.fromHere()));
    playStart.setOnAction(_ -> navigator.enter(model.fromStart()));
    choosePlayers.setOnAction(_ -> navigator.enter(model.newGame()));
    keep.disableProperty().bind(name.textProperty().map(each -> HouseRules.nameOf(each).isEmpty()));
    keep.setOnAction(_ -> keep());
    name.setOnAction(_ -> keep());
    all.setOnAction(_ -> navigator.go(new HouseRulesRoute(Optional.of(model.fromStart()))));
    sheet.setOnAction(_ -> showSheet());
    forget.setOnAction(_ -> model.forget());
    Nodes.show(playHere, model.position().isPresent());
    listen(
        model.editionProperty().subscribe(this::show),
        model.refusedProperty().subscribe(this::refuse));
  }

  private void keep() {
    if (!HouseRules.nameOf(name.getText()).isEmpty()) {
      houseRules.keep(name.getText(), model.edition().name());
    }
  }

  void showSheet() {
    navigator.go(new RuleSheetRoute(model.edition().name()));
  }

  private void show(Edition edition) {
    double scrolled = scroll.getVvalue();
    title.setText(EditionWords.title(edition, words.language()));
    playStart.setAccessibleText(playStart.getText() + ": " + title.getText());
    differences.getChildren().clear();
    for (String each : EditionWords.differences(edition, words.language())) {
      differences.getChildren().add(Labels.wrapped(each, "difference"));
    }
    boolean changed = !edition.houseRules().isEmpty();
    Nodes.show(differencesTitle, changed);
    Nodes.show(differences, changed);
    Nodes.show(forget, changed);
    Nodes.show(keeping, changed);
    houseRules.model().named(edition.name()).ifPresent(kept -> name.setText(kept.name()));
    String warned = EditionWords.cautions(edition, library, words.language());
    warning.setText(warned);
    Nodes.show(warning, !warned.isEmpty());
    Nodes.show(draft, changed || !warned.isEmpty());
    Nodes.refill(shelf, () -> fill(edition));
    scroll.setVvalue(scrolled);
  }

  private void fill(Edition edition) {
    RuleEntryFactory entries = new RuleEntryFactory(edition, library.books(), words.language());
    GameStarter games = new GameStarter(navigator, model.fromStart(), model.position());
    for (Switch each : Switch.values()) {
      VBox card = RuleController.card(entries.entry(each), words, games);
      card.getChildren().add(new SwitchEditor(each, edition, ruleWords, words, this::change));
      add(card, edition.isHouseRule(each));
    }
    for (CommonRule each : CommonRule.values()) {
      add(RuleController.card(entries.entry(each), words, games), false);
    }
  }

  private boolean change(SwitchValue value) {
    boolean changed = model.change(value);
    if (!changed) {
      Announcement.say(refused, refused.getText());
    }
    return changed;
  }

  private void add(VBox card, boolean houseRule) {
    card.getStyleClass().add("rule-card");
    if (houseRule) {
      card.getStyleClass().add("house-rule");
    }
    shelf.getChildren().add(card);
  }

  private void refuse(Optional<SwitchConflict> conflict) {
    Nodes.show(refused, conflict.isPresent());
    conflict.ifPresent(each ->
        refused.setText(
            words.say(
                "rules.conflict",
                ruleWords.name(each.one().rule()),
                ruleWords.name(each.other().rule()))));
  }
}
