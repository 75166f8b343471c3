package hnefi.ui.play.newgame;

import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.content.Rulebook;
import hnefi.content.Source;
import hnefi.text.Words;
import hnefi.ui.home.ResumeItem;
import hnefi.ui.layout.MasonryPane;
import hnefi.ui.nav.Disposable;
import hnefi.ui.nav.Navigator;
import hnefi.ui.route.ProfilesRoute;
import hnefi.ui.route.SavedGamesRoute;
import hnefi.ui.settings.SettingsModel;
import hnefi.ui.theme.Labels;
import hnefi.ui.theme.Nodes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

/// The rule sets to choose from, grouped by book, and what was left unfinished.
final class NewGameController implements Disposable {
  private final NewGameModel model;
  private final Library library;
  private final SettingsModel settings;
  private final Navigator navigator;
  private final List<ResumeItem> unfinished;
  private final Words words;
  private final DeferredPictures pictures;
  private final List<RulebookCard> cards = new ArrayList<>();
  private Subscription subscription = Subscription.EMPTY;

  @FXML private ScrollPane pane;
  @FXML private Button startNow;
  @FXML private Button resume;
  @FXML private Button saved;
  @FXML private Button players;
  @FXML private MasonryPane shelf;

  NewGameController(
      NewGameModel model,
      Library library,
      SettingsModel settings,
      Navigator navigator,
      List<ResumeItem> unfinished,
      Words words,
      DeferredPictures pictures) {
    this.pictures = pictures;
    this.model = model;
    this.library = library;
    this.settings = settings;
    this.navigator = navigator;
    this.unfinished = List.copyOf(unfinished);
    this.words = words;
  }

  @FXML
  private void initialize() {
    Nodes.show(resume, !unfinished.isEmpty());
    unfinished.stream()
        .findFirst()
        .ifPresent(latest -> {
          resume.setText(words.say("new.resume", latest.what().in(words.language())));
          resume.setOnAction(_ -> navigator.enter(latest.route()));
        });
    startNow.setOnAction(_ -> navigator.enter(model.route()));
    Subscription room =
        Subscription.combine(
            pane.viewportBoundsProperty().subscribe(_ -> offerStart()),
            pane.getContent().layoutBoundsProperty().subscribe(_ -> offerStart()));
    players.setOnAction(_ -> navigator.go(new ProfilesRoute()));
    saved.setOnAction(_ -> navigator.go(new SavedGamesRoute()));
    ToggleGroup group = new ToggleGroup();
    byBook()
        .forEach((book, rulebooks) -> {
          VBox box = new VBox(heading(rulebooks.getFirst()));
          box.getStyleClass().add("book");
          for (Rulebook rulebook : rulebooks) {
            RulebookCard card =
                new RulebookCard(
                    rulebook,
                    EditionFacts.of(Edition.of(rulebook), library, words),
                    settings.settings(),
                    words,
                    pictures);
            card.toggle().setToggleGroup(group);
            card.toggle()
                .setOnAction(_ -> {
                  card.toggle().setSelected(true); // a second tap must not let go of it
                  model.choose(rulebook);
                });
            cards.add(card);
            box.getChildren().add(card);
          }
          shelf.getChildren().add(box);
        });
    subscription =
        room.and(
            model
                .editionProperty()
                .subscribe(edition ->
                    cards.forEach(card ->
                        card.toggle()
                            .setSelected(card.rulebook().id().equals(edition.rulebook().id())))));
  }

  /// Where the end of the choice lies below the window, one need not scroll there to begin.
  private void offerStart() {
    double hidden =
        pane.getContent().getLayoutBounds().getHeight() - pane.getViewportBounds().getHeight();
    Nodes.show(startNow, hidden > 1);
  }

  @Override
  public void dispose() {
    subscription.unsubscribe();
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
