package hnefi.ui.play.rules;

import hnefi.content.Edition;
import hnefi.content.EditionName;
import hnefi.content.HouseRules;
import hnefi.content.Library;
import hnefi.fx.layout.MasonryPane;
import hnefi.fx.nav.ModelListener;
import hnefi.fx.nav.Navigator;
import hnefi.fx.theme.Labels;
import hnefi.fx.theme.Nodes;
import hnefi.narration.EditionWords;
import hnefi.text.Words;
import hnefi.ui.route.GameRoute;
import hnefi.ui.route.NewGameRoute;
import hnefi.ui.route.RuleSheetRoute;
import hnefi.ui.route.RulesRoute;
import java.util.List;
import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// The house rules somebody keeps, a card each: to play, to change, to rename, to share, to delete.
final class HouseRulesController extends ModelListener {
  private final Optional<GameRoute> chosen;
  private final HouseRulesActions actions;
  private final Library library;
  private final Navigator navigator;
  private final Words words;

  @FXML private Button open;
  @FXML private Label none;
  @FXML private Button begin;
  @FXML private MasonryPane shelf;

  HouseRulesController(
      Optional<GameRoute> chosen,
      HouseRulesActions actions,
      Library library,
      Navigator navigator,
      Words words) {
    this.chosen = chosen;
    this.actions = actions;
    this.library = library;
    this.navigator = navigator;
    this.words = words;
  }

  @FXML
  private void initialize() {
    Nodes.show(open, actions.canShare());
    open.setOnAction(_ -> actions.open(words.language()));
    begin.setOnAction(_ -> navigator.go(RulesRoute.of(chosen.orElseGet(this::firstGame))));
    listen(actions.model().keptProperty().subscribe(this::show));
  }

  private void show(List<HouseRules> kept) {
    Nodes.show(none, kept.isEmpty());
    Nodes.show(begin, kept.isEmpty());
    Nodes.refill(shelf, () -> shelf.getChildren().addAll(kept.stream().map(this::card).toList()));
  }

  private Node card(HouseRules rules) {
    VBox card = new VBox();
    card.getStyleClass().addAll("rule-card", "house-rule", "sheet-card");
    TextField name = new TextField(rules.name());
    name.setId(id("house.name", rules));
    name.setAccessibleText(words.say("house.name.spoken", rules.name()));
    name.setOnAction(_ -> rename(rules, name));
    name.focusedProperty()
        .subscribe(focused -> {
          if (!focused) {
            rename(rules, name);
          }
        });
    card.getChildren().add(name);
    library.edition(rules.edition()).ifPresent(edition -> describe(card, edition));
    card.getChildren().add(buttons(rules));
    return card;
  }

  private GameRoute firstGame() {
    return GameRoute.of(EditionName.of(library.firstGames().getFirst().rulebook().id()));
  }

  private void rename(HouseRules rules, TextField name) {
    String wanted = HouseRules.nameOf(name.getText());
    if (wanted.isEmpty() || !wanted.equals(rules.name()) && actions.model().isTaken(wanted)) {
      name.setText(rules.name());
    } else if (!wanted.equals(rules.name())) {
      actions.model().rename(rules, wanted);
    }
  }

  private void describe(VBox card, Edition edition) {
    card.getChildren()
        .add(
            Labels.wrapped(
                EditionWords.title(edition.withoutHouseRules(), words.language())
                    + edition
                        .name()
                        .layout()
                        .map(_ -> " · " + edition.layout().name().in(words.language()))
                        .orElse(""),
                "soft"));
    EditionWords.differences(edition, words.language())
        .forEach(each -> card.getChildren().add(Labels.wrapped(each, "difference")));
    String warned = EditionWords.cautions(edition, library, words.language());
    if (!warned.isEmpty()) {
      card.getChildren().add(Labels.wrapped(warned, "warning"));
    }
  }

  /// Returns the game by these rules that the players who look for rules have agreed on.
  private GameRoute game(HouseRules rules) {
    return chosen
        .map(game -> game.by(rules.edition()).from(Optional.empty()))
        .orElseGet(() -> GameRoute.of(rules.edition()));
  }

  private Node buttons(HouseRules rules) {
    FlowPane pane = new FlowPane();
    pane.getStyleClass().add("card-buttons");
    pane.getChildren()
        .addAll(
            button(
                "house.play", rules, "primary", () -> navigator.go(new NewGameRoute(game(rules)))),
            button("house.change", rules, "slim", () -> navigator.go(RulesRoute.of(game(rules)))),
            button(
                "rules.sheet",
                rules,
                "slim",
                () -> navigator.go(new RuleSheetRoute(rules.edition()))));
    if (actions.canShare()) {
      pane.getChildren()
          .add(button("house.share", rules, "slim", () -> actions.share(rules, words.language())));
    }
    pane.getChildren().add(button("house.delete", rules, "flat", () -> actions.delete(rules)));
    return pane;
  }

  private Button button(String key, HouseRules rules, String style, Runnable action) {
    Button button = new Button(words.say(key));
    button.setAccessibleText(words.say("house.spoken", words.say(key), rules.name()));
    button.setId(id(key, rules));
    button.getStyleClass().add(style);
    button.setOnAction(_ -> action.run());
    return button;
  }

  /// Returns an id that stays the same under another name of the rules.
  private String id(String key, HouseRules rules) {
    return key.replace('.', '-') + "-" + actions.model().kept().indexOf(rules);
  }
}
