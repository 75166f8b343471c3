package hnefi.ui.play.newgame;

import hnefi.content.Edition;
import hnefi.content.FirstGame;
import hnefi.content.Library;
import hnefi.fx.nav.Disposable;
import hnefi.fx.nav.Navigator;
import hnefi.fx.speech.Announcement;
import hnefi.fx.theme.Appearance;
import hnefi.fx.theme.Nodes;
import hnefi.session.OpponentProfile;
import hnefi.text.Tag;
import hnefi.text.Words;
import hnefi.ui.play.screen.PlayContext;
import hnefi.ui.settings.SettingsModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.event.ActionEvent;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

/// What everybody chooses before a game: who against whom, against which opponent, on which board.
/// Everything else is behind one button, which says what of it is in force.
final class NewGameController implements Disposable {
  /// The page behind *More*.
  ///
  /// @param fewer leads back from it
  record MoreChoices(Parent page, Button fewer) {}

  private final NewGameModel model;
  private final Library library;
  private final SettingsModel settings;
  private final ChoiceInForce choice;
  private final List<OpponentProfile> profiles;
  private final Navigator navigator;
  private final Supplier<MoreChoices> moreChoices;
  private final Words words;
  private final List<GameTile> tiles = new ArrayList<>();
  private final List<Subscription> subscriptions = new ArrayList<>();
  private Optional<MoreChoices> morePage = Optional.empty();

  @FXML private StackPane pages;
  @FXML private Node few;
  @FXML private Pane who;
  @FXML private VBox opponents;
  @FXML private Pane games;
  @FXML private Button start;
  @FXML private Button more;
  @FXML private Pane foot;
  @FXML private Label inForce;

  /// @param moreChoices makes the page of everything else, the first time somebody wants it
  NewGameController(
      NewGameModel model,
      PlayContext context,
      Navigator navigator,
      Supplier<MoreChoices> moreChoices,
      Words words) {
    this.model = model;
    library = context.library().get();
    settings = context.settings();
    choice = new ChoiceInForce(model, context.houseRules(), library, words);
    profiles = context.opponents().profiles();
    this.navigator = navigator;
    this.moreChoices = moreChoices;
    this.words = words;
  }

  @FXML
  private void initialize() {
    offerCompany();
    offerOpponents();
    offerGames();
    start.addEventHandler(ActionEvent.ACTION, this::tellStarting);
    Nodes.setOnSlowAction(start, () -> navigator.enter(model.route()));
    more.setOnAction(_ -> showMore());
    Nodes.keepWithin(inForce, foot);
    if (model.isEverythingShown()) {
      showMore();
    }
    subscriptions.add(
        Subscription.combine(
            model.editionProperty().subscribe(this::select), choice.follow(this::tellInForce)));
  }

  private void offerCompany() {
    CompanyTile here = new CompanyTile("here", words.say("new.mode.two-people"));
    CompanyTile computer = new CompanyTile("computer", words.say("new.mode.against-computer"));
    ToggleGroup group = new ToggleGroup();
    PlayersModel players = model.playersModel();
    Nodes.join(here, group, () -> players.modeProperty().set(PlayersModel.Mode.TWO_PEOPLE));
    Nodes.join(
        computer,
        group,
        () -> {
          if (players.modeProperty().get() != PlayersModel.Mode.AGAINST_COMPUTER) {
            players.modeProperty().set(PlayersModel.Mode.AGAINST_COMPUTER);
          } else if (Appearance.isPointed(computer)) {
            exchangeSides(computer);
          }
        });
    computer.setOnExchange(() -> exchangeSides(computer));
    who.getChildren().addAll(here, computer);
    Nodes.show(who, !profiles.isEmpty());
    subscriptions.add(
        players
            .modeProperty()
            .subscribe(mode -> {
              here.setSelected(mode == PlayersModel.Mode.TWO_PEOPLE);
              computer.setSelected(mode == PlayersModel.Mode.AGAINST_COMPUTER);
              Nodes.show(
                  opponents,
                  mode == PlayersModel.Mode.AGAINST_COMPUTER
                      || mode == PlayersModel.Mode.TWO_AGAINST_COMPUTER);
            }));
    subscriptions.add(
        players
            .personProperty()
            .subscribe(side ->
                computer.tellSide(
                    side, words.say("new.side." + Tag.of(side)), words.say("new.side.exchange"))));
    subscriptions.add(
        model
            .editionProperty()
            .subscribe(edition ->
                computer.dress(settings.settings().board().lookFor(edition.rulebook()))));
  }

  private void exchangeSides(CompanyTile computer) {
    model.exchangeSides();
    Announcement.say(computer, computer.sideSaid());
  }

  private void offerOpponents() {
    if (profiles.isEmpty()) {
      return;
    }
    PlayersModel players = model.playersModel();
    OpponentPicker picker =
        new OpponentPicker("face-", profiles, players.opponentProperty(), words);
    picker.setAccessibleText(words.say("new.opponent"));
    picker.beBrief();
    picker.mark(players.fitting());
    opponents.getChildren().add(picker);
    subscriptions.add(picker.follow());
    // Whoever picks one does not want it to be replaced.
    subscriptions.add(
        players.opponentProperty().subscribe((_, _) -> players.adjustingProperty().set(false)));
  }

  private void offerGames() {
    ToggleGroup group = new ToggleGroup();
    for (FirstGame each : library.firstGames()) {
      GameTile tile = new GameTile(each, library, settings.settings().board(), words);
      Nodes.join(tile, group, () -> model.choose(each.rulebook()));
      tiles.add(tile);
    }
    games.getChildren().addAll(tiles);
  }

  private void select(Edition chosen) {
    tiles.forEach(tile -> tile.setSelected(tile.game().rulebook().equals(chosen.rulebook())));
  }

  private void tellInForce(String line) {
    inForce.setText(line);
    Nodes.show(inForce, !line.isEmpty());
  }

  private void showMore() {
    MoreChoices all =
        morePage.orElseGet(() -> {
          MoreChoices made = moreChoices.get();
          made.fewer().setOnAction(_ -> showFew());
          pages.getChildren().add(made.page());
          return made;
        });
    morePage = Optional.of(all);
    model.setEverythingShown(true);
    Nodes.show(few, false);
    Nodes.show(all.page(), true);
    all.fewer().requestFocus();
  }

  private void showFew() {
    morePage.ifPresent(all -> Nodes.show(all.page(), false));
    model.setEverythingShown(false);
    Nodes.show(few, true);
    more.requestFocus();
  }

  /// The board takes a while to draw, which must be said before it is begun. The button keeps the
  /// keyboard meanwhile.
  private void tellStarting(ActionEvent pressed) {
    start.setText(words.say("new.starting"));
    Announcement.say(start, start.getText());
  }

  @Override
  public void dispose() {
    subscriptions.forEach(Subscription::unsubscribe);
  }
}
