package hnefi.ui.play.newgame;

import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.content.BoardLook;
import hnefi.fx.nav.Disposable;
import hnefi.fx.theme.Nodes;
import hnefi.fx.theme.SegmentedChoice;
import hnefi.session.AdaptiveDifficulty;
import hnefi.session.Assistance;
import hnefi.session.OpponentCatalog;
import hnefi.text.Tag;
import hnefi.text.Words;
import hnefi.ui.board.PieceIcon;
import hnefi.ui.opponent.Portrait;
import hnefi.ui.profile.Profile;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.property.Property;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

/// Who plays: two people, a person against the computer, or the computer against itself.
final class PlayersController implements Disposable {
  private final PlayersModel model;
  private final OpponentCatalog opponents;
  private final List<Profile> known;
  private final Words words;
  private final List<PieceIcon> icons = new ArrayList<>();
  private final List<Subscription> subscriptions = new ArrayList<>();

  @FXML private Pane modes;
  @FXML private Pane people;
  @FXML private VBox against;
  @FXML private Label sidesLabel;
  @FXML private Pane sides;
  @FXML private Pane names;
  @FXML private Label teachAbout;
  @FXML private VBox opponentPart;
  @FXML private CheckBox adjusting;
  @FXML private Label adjustingAbout;
  @FXML private Pane opponent;
  @FXML private VBox watch;

  PlayersController(
      PlayersModel model, OpponentCatalog opponents, List<Profile> known, Words words) {
    this.model = model;
    this.opponents = opponents;
    this.known = List.copyOf(known);
    this.words = words;
  }

  @FXML
  private void initialize() {
    List<Side> both = List.of(Side.values());
    SegmentedChoice<PlayersModel.Mode> modeRow =
        new SegmentedChoice<>(
            modes,
            "mode-",
            List.of(PlayersModel.Mode.values()),
            Tag::of,
            mode -> words.say("new.mode." + Tag.of(mode)),
            model.modeProperty());
    SegmentedChoice<Side> sideRow =
        new SegmentedChoice<>(
            sides,
            both,
            side -> words.say("side." + Tag.of(side)),
            model.personProperty(),
            model::sit);
    both.forEach(side -> {
      sideRow.toggle(side).setId("play-" + Tag.of(side));
      sideRow.toggle(side).getStyleClass().add("slim");
      sideRow.toggle(side).setGraphic(icon(side));
    });
    adjusting.selectedProperty().bindBidirectional(model.adjustingProperty());
    both.forEach(side -> people.getChildren().add(name(side)));
    subscriptions.addAll(
        List.of(
            modeRow.follow(),
            sideRow.follow(),
            model.adjustingProperty().subscribe(_ -> show(model.modeProperty().get())),
            model.personProperty().subscribe(_ -> askNames()),
            model.personProperty().subscribe(_ -> tellOfAdjusting()),
            model.name(Side.ATTACKERS).subscribe(_ -> tellOfAdjusting()),
            model.name(Side.DEFENDERS).subscribe(_ -> tellOfAdjusting()),
            () -> adjusting.selectedProperty().unbindBidirectional(model.adjustingProperty()),
            model.modeProperty().subscribe(this::show)));
    Nodes.show(modes, !opponents.profiles().isEmpty());
  }

  @Override
  public void dispose() {
    subscriptions.forEach(Subscription::unsubscribe);
  }

  private void show(PlayersModel.Mode mode) {
    boolean computer =
        mode == PlayersModel.Mode.AGAINST_COMPUTER
            || mode == PlayersModel.Mode.TWO_AGAINST_COMPUTER;
    boolean teach = mode == PlayersModel.Mode.TEACH;
    Nodes.show(people, mode == PlayersModel.Mode.TWO_PEOPLE);
    Nodes.show(against, computer || teach);
    sidesLabel.setText(words.say(teach ? "new.teach.side" : "new.your-side"));
    sides.setAccessibleText(sidesLabel.getText());
    Nodes.show(teachAbout, teach);
    Nodes.show(opponentPart, computer);
    Nodes.show(adjusting, mode == PlayersModel.Mode.AGAINST_COMPUTER);
    tellOfAdjusting();
    show(opponent, computer && !adjustingAbout.isVisible(), this::addOpponentPicker);
    show(watch, mode == PlayersModel.Mode.WATCH, this::addWatchedPickers);
    askNames();
  }

  /// Shows a part or hides it, and fills it when it is first shown: the faces are many nodes, which
  /// would make the page slower to open for those who need none.
  private static void show(Pane part, boolean shown, Runnable fill) {
    if (shown && part.getChildren().isEmpty()) {
      fill.run();
    }
    Nodes.show(part, shown);
  }

  private void addOpponentPicker() {
    opponent.getChildren().add(picker("opponent-", model.opponentProperty()));
  }

  private void addWatchedPickers() {
    for (Side side : Side.values()) {
      OpponentPicker watched = picker(Tag.of(side) + "-", model.watched(side));
      watched.setAccessibleText(words.say("side." + Tag.of(side)));
      watch.getChildren().addAll(heading(side), watched);
    }
  }

  private OpponentPicker picker(String id, Property<String> chosen) {
    OpponentPicker picker = new OpponentPicker(id, opponents.profiles(), chosen, words);
    subscriptions.add(picker.follow());
    return picker;
  }

  /// Says who the opponent has become to the one who plays.
  private void tellOfAdjusting() {
    Optional<AdaptiveDifficulty> adapts = model.difficultyInUse();
    Nodes.show(adjustingAbout, adapts.isPresent());
    adjustingAbout.setText(adapts.map(this::aboutAdjusting).orElse(""));
    adjustingAbout.setGraphic(adapts.flatMap(each -> Portrait.of(each.opponent())).orElse(null));
  }

  private String aboutAdjusting(AdaptiveDifficulty adapts) {
    String name =
        opponents
            .find(adapts.opponent())
            .map(each -> each.name().in(words.language()))
            .orElse(adapts.opponent());
    String assistance =
        adapts.assistance().isEmpty()
            ? words.say("new.adjusting.no-assistance")
            : words.say(
                "new.adjusting.assistance",
                Arrays.stream(Assistance.values())
                    .filter(adapts.assistance()::contains)
                    .map(each -> words.say("assistance." + Tag.of(each)))
                    .collect(Collectors.joining(", ")));
    return words.say("new.adjusting.about", name) + " " + assistance;
  }

  /// Asks for the name of the person, or of both who play together.
  private void askNames() {
    names.getChildren().clear();
    boolean together = model.modeProperty().get() == PlayersModel.Mode.TWO_AGAINST_COMPUTER;
    if (!together && model.modeProperty().get() != PlayersModel.Mode.AGAINST_COMPUTER) {
      return;
    }
    Side side = model.personProperty().get();
    String own = words.say(together ? "new.name.first" : "new.name.yours");
    names
        .getChildren()
        .add(new NameField("name-own", own, choose(own), own, known, model.name(side)));
    if (together) {
      String other = words.say("new.name.second");
      names
          .getChildren()
          .add(
              new NameField(
                  "name-partner", other, choose(other), other, known, model.partnerProperty()));
    }
  }

  private Node name(Side side) {
    String said = words.say("side." + Tag.of(side));
    NameField field =
        new NameField(
            "name-" + Tag.of(side),
            words.say("new.name.of", said),
            choose(said),
            words.say("new.name"),
            known,
            model.name(side));
    subscriptions.add(model.name(side).subscribe(field::show));
    HBox row = heading(side);
    row.getChildren().add(field);
    return row;
  }

  private String choose(String who) {
    return words.say("new.name.choose", who);
  }

  private HBox heading(Side side) {
    Label label = new Label(words.say("side." + Tag.of(side)));
    label.getStyleClass().add("player-side");
    HBox row = new HBox(icon(side), label);
    row.getStyleClass().add("player-row");
    return row;
  }

  private PieceIcon icon(Side side) {
    PieceIcon icon = new PieceIcon();
    icon.setPiece(side == Side.ATTACKERS ? Piece.ATTACKER : Piece.KING);
    icons.add(icon);
    return icon;
  }

  /// Shows the pieces of another look.
  void dress(BoardLook look) {
    icons.forEach(icon -> icon.setLook(look));
  }
}
