package hnefi.ui.play.screen;

import hnefi.fx.nav.ModelListener;
import hnefi.fx.theme.Icon;
import hnefi.fx.theme.Nodes;
import hnefi.notation.MoveText;
import hnefi.rules.Turn;
import hnefi.text.Words;
import hnefi.ui.play.session.GameSnapshot;
import hnefi.ui.play.session.PlayModel;
import hnefi.ui.play.session.ReplayModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.text.Text;
import javafx.util.Subscription;

/// The record of the game: by which rules, its moves, and what else one can do.
final class RecordController extends ModelListener {
  private final PlayModel model;
  private final Words words;
  private final String title;
  private final Optional<String> chosenAs;
  private final ReplayModel replay;
  private final boolean editable;
  private final GameActions actions;
  private final Runnable exchange;
  private final List<MoveCell> cells = new ArrayList<>();
  private boolean waiting;

  @FXML private Label edition;
  @FXML private Button rules;
  @FXML private ListView<RecordRow> moves;
  @FXML private Button undo;
  @FXML private Button redo;
  @FXML private Button flip;
  @FXML private Button comment;
  @FXML private Button play;
  @FXML private Icon playSign;
  @FXML private Button resign;
  @FXML private Button draw;
  @FXML private Button newGame;
  @FXML private Button changeSides;
  @FXML private MenuButton export;
  @FXML private Button printNow;
  @FXML private MenuItem saveAs;
  @FXML private MenuItem edit;

  /// @param title what the rules are called by their book
  /// @param chosenAs what the game was called where it was chosen, if it has a name of its own
  ///   there
  /// @param editable whether moves can be commented
  /// @param exchange begins the next game with exchanged sides
  RecordController(
      PlayModel model,
      Words words,
      String title,
      Optional<String> chosenAs,
      ReplayModel replay,
      boolean editable,
      GameActions actions,
      Runnable exchange) {
    this.model = model;
    this.words = words;
    this.title = title;
    this.chosenAs = chosenAs;
    this.replay = replay;
    this.editable = editable;
    this.actions = actions;
    this.exchange = exchange;
  }

  @FXML
  private void initialize() {
    edition.setText(chosenAs.orElse(title));
    Subscription named = edition.widthProperty().subscribe(_ -> nameGame());
    rules.setOnAction(_ -> actions.rules());
    undo.setOnAction(_ -> model.undo());
    redo.setOnAction(_ -> model.redo());
    play.setOnAction(_ -> replay.toggle());
    flip.setOnAction(_ -> model.flippedProperty().set(!model.flippedProperty().get()));
    Nodes.show(resign, model.setup().players().anyPerson());
    Nodes.show(draw, model.setup().players().anyPerson());
    resign.setOnAction(_ -> model.askToResign());
    draw.setOnAction(_ -> model.offerDraw());
    changeSides.setOnAction(_ -> exchange.run());
    newGame.setOnAction(_ -> actions.newGame());
    saveAs.setVisible(actions.hasFiles());
    saveAs.setOnAction(_ -> actions.saveAs());
    Nodes.show(comment, editable);
    comment.setOnAction(_ -> actions.comment());
    edit.setOnAction(_ -> actions.edit());
    edit.setVisible(actions.canEdit());
    // One menu for all that is done with the game as a whole: the board needs the room.
    export.setText(words.say("record.game"));
    export.getItems().addAll(0, List.of(saveAs, edit, new SeparatorMenuItem()));
    moves.setCellFactory(_ -> {
      MoveCell cell = new MoveCell(model, words);
      cells.add(cell);
      return cell;
    });
    moves.setFocusTraversable(false);
    listen(
        named,
        model.snapshotProperty().subscribe(this::show),
        model.browser().annotationProperty().subscribe(_ -> showMoves()),
        replay.playingProperty().subscribe(this::showPlaying));
  }

  /// Adds what the book calls the game to the name under which it was chosen, where there is room.
  private void nameGame() {
    chosenAs
        .filter(name -> !name.contains(title))
        .ifPresent(name -> {
          Text both = new Text(name + " · " + title);
          both.setFont(edition.getFont());
          boolean room = both.getLayoutBounds().getWidth() <= edition.getWidth();
          edition.setText(room ? both.getText() : name);
        });
  }

  /// What takes the last move back.
  Button undo() {
    return undo;
  }

  /// What leads to the rules of the game.
  Button rules() {
    return rules;
  }

  List<Node> aboutTheMove() {
    return List.of(redo, comment);
  }

  List<Node> aboutTheGame() {
    return List.of(resign, draw, changeSides, newGame, play);
  }

  List<Node> onTheBoard() {
    return List.of(flip);
  }

  List<Node> toShare() {
    return List.of(export, printNow);
  }

  private void show(GameSnapshot snapshot) {
    undo.setDisable(!snapshot.canUndo() || snapshot.isOngoing() && !model.session().mayTakeBack());
    redo.setDisable(!snapshot.canRedo());
    play.setDisable(snapshot.end().ply() == 0);
    resign.setDisable(!snapshot.isOngoing());
    draw.setDisable(!model.mayOfferDraw());
    Nodes.show(changeSides, snapshot.outcome().isPresent());
    // The board comes first: to show all at once would take longer than a frame.
    if (!waiting) {
      waiting = true;
      Nodes.afterNextFrame(moves, this::showShownMove);
    }
  }

  private void showShownMove() {
    waiting = false;
    showMoves();
    for (int row = 0; row < moves.getItems().size(); row++) {
      if (moves.getItems().get(row).has(model.snapshot().place())) {
        scrollTo(row);
      }
    }
  }

  /// Shows a row with the one before it; the row itself whole, also where it takes several lines
  /// and the list is low.
  private void scrollTo(int row) {
    moves.scrollTo(Math.max(0, row - 1));
    if (moves.lookup(".virtual-flow") instanceof VirtualFlow<?> flow) {
      moves.layout();
      flow.scrollTo(row);
    }
  }

  private void showPlaying(boolean playing) {
    String name = words.say(playing ? "replay.pause" : "replay.play");
    playSign.setSign(playing ? "bi-pause" : "bi-play");
    play.setText(name);
  }

  private void showMoves() {
    update(moves.getItems(), RecordRow.of(model.session().tree().root()));
    cells.forEach(MoveCell::show);
  }

  /// Makes one list of rows equal to another and leaves alone what is equal already: rows that are
  /// set anew are styled and laid out anew, which takes longer than a frame for all of them.
  private static void update(List<RecordRow> shown, List<RecordRow> wanted) {
    int both = Math.min(shown.size(), wanted.size());
    for (int row = 0; row < both; row++) {
      if (!shown.get(row).equals(wanted.get(row))) {
        shown.set(row, wanted.get(row));
      }
    }
    if (shown.size() > both) {
      shown.subList(both, shown.size()).clear();
    }
    if (wanted.size() > both) {
      shown.addAll(wanted.subList(both, wanted.size()));
    }
  }

  /// Returns a turn as the list shows it: `f8–c8 ×c4`.
  static String text(Turn turn) {
    return MoveText.write(turn).replace('-', '–').replace("x", " ×");
  }
}
