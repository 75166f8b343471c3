package hnefi.ui.play.newgame;

import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.fx.layout.SentenceComboBox;
import hnefi.fx.nav.ModelListener;
import hnefi.fx.speech.Announcement;
import hnefi.fx.theme.Nodes;
import hnefi.game.TimeControl;
import hnefi.narration.BalanceTeller;
import hnefi.session.Handicap;
import hnefi.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.beans.property.Property;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

/// What can be agreed on besides the rules, folded away until somebody wants it.
final class TermsController extends ModelListener {
  private final NewGameModel model;
  private final Library library;
  private final TermsModel terms;
  private final Words words;
  private final TermsWords termsWords;
  private boolean offering;

  @FXML private VBox part;
  @FXML private ToggleButton more;
  @FXML private VBox choices;
  @FXML private SentenceComboBox<Optional<Handicap>> handicap;
  @FXML private SentenceComboBox<Optional<TimeControl>> control;
  @FXML private Label handicapAbout;
  @FXML private Label controlAbout;
  @FXML private CheckBox twoGames;

  TermsController(NewGameModel model, Library library, Words words) {
    this.model = model;
    this.library = library;
    this.terms = model.termsModel();
    this.words = words;
    termsWords = new TermsWords(words);
  }

  @FXML
  private void initialize() {
    handicap.setSentences(said(termsWords::handicap, "terms.handicap.none"));
    control.setSentences(said(termsWords::clock, "terms.clock.none"));
    List<Optional<TimeControl>> controls = new ArrayList<>();
    controls.add(Optional.empty());
    TermsModel.CONTROLS.forEach(each -> controls.add(Optional.of(each)));
    control.getItems().setAll(controls);
    boolean chosen =
        terms.handicapProperty().get().isPresent()
            || terms.controlProperty().get().isPresent()
            || terms.twoGamesProperty().get();
    more.setSelected(chosen);
    listen(
        more.selectedProperty().subscribe(this::unfold),
        model.editionProperty().subscribe(_ -> offerHandicaps()),
        model.startProperty().subscribe((_, _) -> offerHandicaps()),
        model.playersModel().modeProperty().subscribe(this::show),
        bind(handicap.valueProperty(), terms.handicapProperty()),
        bind(control.valueProperty(), terms.controlProperty()),
        bind(twoGames.selectedProperty(), terms.twoGamesProperty()),
        terms.handicapProperty().subscribe((_, _) -> explainHandicap()),
        terms.controlProperty().subscribe(this::explain));
  }

  private static <T> Subscription bind(Property<T> shown, Property<T> chosen) {
    shown.bindBidirectional(chosen);
    return () -> shown.unbindBidirectional(chosen);
  }

  private void show(PlayersModel.Mode mode) {
    boolean game = mode != PlayersModel.Mode.TEACH && mode != PlayersModel.Mode.WATCH;
    Nodes.show(part, game);
  }

  private void unfold(boolean unfolded) {
    Nodes.show(choices, unfolded);
    explainHandicap();
  }

  private void offerHandicaps() {
    List<Optional<Handicap>> all = new ArrayList<>();
    all.add(Optional.empty());
    Handicap.choices(model.edition(), model.boardWithoutHandicap())
        .forEach(each -> all.add(Optional.of(each)));
    if (!all.equals(handicap.getItems())) {
      Optional<Handicap> before = terms.handicapProperty().get();
      // Other choices take the chosen one away for a moment, which is nothing to tell.
      offering = true;
      handicap.getItems().setAll(all);
      terms.handicapProperty().set(all.contains(before) ? before : Optional.empty());
      offering = false;
    }
    explainHandicap();
  }

  /// Says how even the game is with an advantage and what becomes of it when the sides are
  /// exchanged; without one, suggests the one that makes the game the most even.
  private void explainHandicap() {
    if (choices.isVisible() && !offering) {
      String said = terms.handicapProperty().get().map(this::about).or(this::suggestion).orElse("");
      boolean news = !handicapAbout.getText().contains(said);
      handicapAbout.setText(said);
      Nodes.show(handicapAbout, !said.isEmpty());
      if (news) {
        tellAfterChoice(handicapAbout, said);
      }
    }
  }

  /// Says something after the choice itself, which whoever hears it has to know first.
  private static void tellAfterChoice(Node at, String said) {
    if (at.getScene() != null) {
      Platform.runLater(() -> Announcement.say(at, said));
    }
  }

  private String about(Handicap handicap) {
    String exchange =
        words.say(
            "terms.handicap.exchange." + (handicap instanceof Handicap.FewerMen ? "men" : "rules"));
    return measurable()
        .flatMap(each -> handicap.balance(each, library))
        .map(new BalanceTeller(words.language())::share)
        .map(share -> share + " " + exchange)
        .orElse(exchange);
  }

  private Optional<String> suggestion() {
    return measurable()
        .flatMap(each -> Handicap.suggested(each, library))
        .map(each -> words.say("terms.handicap.suggested", termsWords.handicap(each)));
  }

  /// Returns the chosen edition; games from a position of one's own were never measured.
  private Optional<Edition> measurable() {
    return Optional.of(model.edition()).filter(_ -> model.startProperty().get().isEmpty());
  }

  private void explain(Optional<TimeControl> chosen) {
    String said = words.say("terms.clock.about");
    Nodes.show(controlAbout, chosen.isPresent());
    controlAbout.setText(said);
    if (chosen.isPresent()) {
      tellAfterChoice(controlAbout, said);
    }
  }

  private <T> Function<Optional<T>, String> said(Function<T, String> name, String none) {
    return value -> value.map(name).orElseGet(() -> words.say(none));
  }
}
