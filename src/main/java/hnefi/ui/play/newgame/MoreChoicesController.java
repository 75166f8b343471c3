package hnefi.ui.play.newgame;

import hnefi.content.Edition;
import hnefi.content.HouseRules;
import hnefi.content.Library;
import hnefi.content.Rulebook;
import hnefi.content.Source;
import hnefi.fx.layout.AdaptiveSplitPane;
import hnefi.fx.layout.MasonryPane;
import hnefi.fx.nav.ModelListener;
import hnefi.fx.nav.Navigator;
import hnefi.fx.theme.Labels;
import hnefi.fx.theme.Nodes;
import hnefi.narration.EditionWords;
import hnefi.text.Words;
import hnefi.ui.home.ResumeItem;
import hnefi.ui.play.rules.HouseRulesModel;
import hnefi.ui.route.HouseRulesRoute;
import hnefi.ui.route.ProfilesRoute;
import hnefi.ui.route.SavedGamesRoute;
import hnefi.ui.settings.SettingsModel;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

/// Everything that few people choose: the rule sets by their books, and what belongs to one.
final class MoreChoicesController extends ModelListener {
  private final NewGameModel model;
  private final HouseRulesModel houseRules;
  private final Library library;
  private final SettingsModel settings;
  private final Navigator navigator;
  private final List<ResumeItem> unfinished;
  private final Words words;
  private final List<RulebookCard> cards = new ArrayList<>();

  @FXML private ScrollPane pane;
  @FXML private AdaptiveSplitPane parts;
  @FXML private Button fewer;
  @FXML private Button startNow;
  @FXML private Button resume;
  @FXML private Button saved;
  @FXML private Button players;
  @FXML private Button ownRules;
  @FXML private MasonryPane shelf;

  MoreChoicesController(
      NewGameModel model,
      HouseRulesModel houseRules,
      Library library,
      SettingsModel settings,
      Navigator navigator,
      List<ResumeItem> unfinished,
      Words words) {
    this.model = model;
    this.houseRules = houseRules;
    this.library = library;
    this.settings = settings;
    this.navigator = navigator;
    this.unfinished = List.copyOf(unfinished);
    this.words = words;
  }

  /// Returns the button that leads back to the few choices.
  Button fewer() {
    return fewer;
  }

  @FXML
  private void initialize() {
    Nodes.show(resume, !unfinished.isEmpty());
    unfinished.stream()
        .findFirst()
        .ifPresent(latest -> {
          resume.setText(words.say("new.resume", latest.what().in(words.language())));
          Nodes.setOnSlowAction(resume, () -> navigator.enter(latest.route()));
        });
    Nodes.setOnSlowAction(startNow, () -> navigator.enter(model.route()));
    Subscription room =
        Subscription.combine(
            pane.viewportBoundsProperty().subscribe(seen -> parts.setRoom(seen.getHeight())),
            pane.viewportBoundsProperty().subscribe(_ -> offerStart()),
            pane.getContent().layoutBoundsProperty().subscribe(_ -> offerStart()));
    players.setOnAction(_ -> navigator.go(new ProfilesRoute()));
    saved.setOnAction(_ -> navigator.go(new SavedGamesRoute()));
    ownRules.setOnAction(_ -> navigator.go(new HouseRulesRoute(Optional.of(model.route()))));
    ToggleGroup group = new ToggleGroup();
    byBook()
        .forEach((book, rulebooks) -> {
          VBox box = new VBox(heading(rulebooks.getFirst()));
          box.getStyleClass().add("book");
          for (Rulebook rulebook : rulebooks) {
            RulebookCard card =
                RulebookCard.of(
                    rulebook,
                    EditionFacts.of(Edition.of(rulebook), library, words),
                    settings.settings(),
                    words);
            add(card, box, group, () -> choose(rulebook));
          }
          shelf.getChildren().add(box);
        });
    addHouseRules(group);
    listen(room, model.editionProperty().subscribe(this::select));
  }

  private void select(Edition chosen) {
    Optional<RulebookCard> same =
        cards.stream().filter(card -> card.edition().equals(chosen)).findFirst();
    Optional<RulebookCard> book =
        cards.stream()
            .filter(card -> card.edition().equals(Edition.of(chosen.rulebook())))
            .findFirst();
    cards.forEach(card -> card.toggle().setSelected(same.or(() -> book).equals(Optional.of(card))));
  }

  /// The one that is chosen stays as it is, but for house rules that have a card of their own.
  private void choose(Rulebook rulebook) {
    if (houseRules.named(model.edition().name()).isPresent()) {
      model.choose(Edition.of(rulebook));
    } else {
      model.choose(rulebook);
    }
  }

  private void add(RulebookCard card, VBox box, ToggleGroup group, Runnable choice) {
    Nodes.join(card.toggle(), group, choice);
    cards.add(card);
    box.getChildren().add(card);
  }

  private void addHouseRules(ToggleGroup group) {
    if (houseRules.kept().isEmpty()) {
      return;
    }
    VBox box = new VBox(Labels.wrapped(words.say("new.house-rules"), "book-name"));
    box.getStyleClass().add("book");
    for (HouseRules each : houseRules.kept()) {
      library
          .edition(each.edition())
          .ifPresent(edition ->
              add(
                  new RulebookCard(
                      "house-rules-" + cards.size(),
                      edition,
                      List.of(
                          each.name(),
                          EditionWords.title(edition.withoutHouseRules(), words.language()),
                          String.join(" ", EditionWords.differences(edition, words.language()))),
                      settings.settings()),
                  box,
                  group,
                  () -> model.choose(edition)));
    }
    shelf.getChildren().addFirst(box);
  }

  /// Where the end of the choice lies below the window, one need not scroll there to begin.
  private void offerStart() {
    double hidden =
        pane.getContent().getLayoutBounds().getHeight() - pane.getViewportBounds().getHeight();
    Nodes.show(startNow, hidden > 1);
  }

  private Map<String, List<Rulebook>> byBook() {
    Map<String, List<Rulebook>> books = new LinkedHashMap<>();
    for (Rulebook each : library.rulebooks()) {
      books.computeIfAbsent(each.book(), _ -> new ArrayList<>()).add(each);
    }
    return books;
  }

  private Label heading(Rulebook first) {
    return Labels.wrapped(
        first
            .heading()
            .or(() -> library.books().source(first.book()).map(Source::shortName))
            .map(name -> name.in(words.language()))
            .orElse(first.book()),
        "book-name");
  }
}
