package hnefi.ui.play.newgame;

import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.content.BoardLook;
import hnefi.session.OpponentCatalog;
import hnefi.session.OpponentProfile;
import hnefi.session.Participant;
import hnefi.session.Players;
import hnefi.text.Tag;
import hnefi.text.Words;
import hnefi.ui.board.PieceIcon;
import hnefi.ui.nav.Disposable;
import hnefi.ui.theme.Nodes;
import hnefi.ui.theme.SegmentedChoice;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

/// Who plays: two people, a person against the computer, or the computer against itself.
final class PlayersController implements Disposable {
  private final PlayersModel model;
  private final OpponentCatalog opponents;
  private final Words words;
  private final List<PieceIcon> icons = new ArrayList<>();
  private Subscription subscription = Subscription.EMPTY;

  @FXML private Pane modes;
  @FXML private Pane people;
  @FXML private VBox against;
  @FXML private Pane sides;
  @FXML private Pane opponent;
  @FXML private VBox watch;
  @FXML private VBox timePart;
  @FXML private Pane times;
  @FXML private Label atOnce;

  PlayersController(PlayersModel model, OpponentCatalog opponents, Words words) {
    this.model = model;
    this.opponents = opponents;
    this.words = words;
  }

  @FXML
  private void initialize() {
    List<Side> both = List.of(Side.values());
    List<OpponentProfile> profiles = opponents.profiles();
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
            "play-",
            both,
            Tag::of,
            side -> words.say("side." + Tag.of(side)),
            model.personProperty());
    both.forEach(side -> sideRow.toggle(side).setGraphic(icon(side)));
    SegmentedChoice<Duration> timeRow =
        new SegmentedChoice<>(
            times,
            "time-",
            PlayersModel.TIMES,
            time -> Long.toString(time.toSeconds()),
            time -> words.say("new.seconds", time.toSeconds()),
            model.timeProperty());
    OpponentPicker picker =
        new OpponentPicker("opponent-", profiles, model.opponentProperty(), words);
    opponent.getChildren().add(picker);
    subscription =
        Subscription.combine(modeRow.follow(), sideRow.follow(), timeRow.follow(), picker.follow());
    for (Side side : both) {
      people.getChildren().add(name(side));
      OpponentPicker watched =
          new OpponentPicker(Tag.of(side) + "-", profiles, model.watched(side), words);
      watch.getChildren().addAll(heading(side), watched);
      subscription = subscription.and(watched.follow());
      subscription = subscription.and(model.watched(side).subscribe(_ -> tellOfTime()));
    }
    subscription = subscription.and(model.opponentProperty().subscribe(_ -> tellOfTime()));
    subscription = subscription.and(model.modeProperty().subscribe(this::show));
    Nodes.show(modes, !profiles.isEmpty());
  }

  @Override
  public void dispose() {
    subscription.unsubscribe();
  }

  private void show(PlayersModel.Mode mode) {
    Nodes.show(people, mode == PlayersModel.Mode.TWO_PEOPLE);
    Nodes.show(against, mode == PlayersModel.Mode.AGAINST_COMPUTER);
    Nodes.show(watch, mode == PlayersModel.Mode.WATCH);
    Nodes.show(timePart, mode != PlayersModel.Mode.TWO_PEOPLE);
    tellOfTime();
  }

  /// Says who will not use the time.
  private void tellOfTime() {
    Players players = model.players();
    List<String> quick =
        List.of(players.attackers(), players.defenders()).stream()
            .filter(Participant.Computer.class::isInstance)
            .map(participant -> opponents.find(((Participant.Computer) participant).opponent()))
            .flatMap(Optional::stream)
            .filter(OpponentProfile::answersAtOnce)
            .map(each -> each.name().in(words.language()))
            .distinct()
            .toList();
    Nodes.show(atOnce, !quick.isEmpty());
    atOnce.setText(
        quick.size() == 1
            ? words.say("new.at-once", Objects.requireNonNull(quick.getFirst()))
            : words.say("new.at-once.both"));
  }

  private Node name(Side side) {
    String said = words.say("side." + Tag.of(side));
    TextField name = new TextField();
    name.setPromptText(words.say("new.name"));
    name.setAccessibleText(words.say("new.name.of", said));
    name.setId("name-" + Tag.of(side));
    name.setText(model.name(side).get());
    name.textProperty().subscribe(text -> model.name(side).set(text));
    HBox.setHgrow(name, Priority.ALWAYS);
    HBox row = heading(side);
    row.getChildren().add(name);
    return row;
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
