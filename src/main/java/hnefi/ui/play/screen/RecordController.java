package hnefi.ui.play.screen;

import hnefi.notation.MoveText;
import hnefi.rules.Turn;
import hnefi.text.Words;
import hnefi.ui.nav.Disposable;
import hnefi.ui.play.session.GameSnapshot;
import hnefi.ui.play.session.PlayModel;
import hnefi.ui.theme.Nodes;
import java.util.List;
import java.util.stream.IntStream;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.util.Subscription;

/// The record of the game: by which rules, its moves, and what else one can do.
final class RecordController implements Disposable {
  /// What the buttons of the record lead to.
  interface Actions {
    void rules();

    void offerDraw();

    void newGame();

    void saveAs();

    void edit();

    /// Returns whether there is an editor.
    boolean canEdit();
  }

  private final PlayModel model;
  private final Words words;
  private final String title;
  private final Actions actions;
  private Subscription subscription = Subscription.EMPTY;

  @FXML private Label edition;
  @FXML private Button rules;
  @FXML private ListView<Integer> moves;
  @FXML private Button undo;
  @FXML private Button redo;
  @FXML private Button flip;
  @FXML private Button resign;
  @FXML private Button draw;
  @FXML private Button newGame;
  @FXML private Button saveAs;
  @FXML private Button edit;

  RecordController(PlayModel model, Words words, String title, Actions actions) {
    this.model = model;
    this.words = words;
    this.title = title;
    this.actions = actions;
  }

  @FXML
  private void initialize() {
    edition.setText(title);
    rules.setOnAction(_ -> actions.rules());
    undo.setOnAction(_ -> model.undo());
    redo.setOnAction(_ -> model.redo());
    flip.setOnAction(_ -> model.flippedProperty().set(!model.flippedProperty().get()));
    Nodes.show(resign, model.hasPerson());
    Nodes.show(draw, model.hasPerson());
    resign.setOnAction(_ -> model.askToResign());
    draw.setOnAction(_ -> actions.offerDraw());
    newGame.setOnAction(_ -> actions.newGame());
    saveAs.setOnAction(_ -> actions.saveAs());
    edit.setOnAction(_ -> actions.edit());
    Nodes.show(edit, actions.canEdit());
    moves.setCellFactory(_ -> new MoveCell(model, words));
    moves.setFocusTraversable(false);
    subscription = model.snapshotProperty().subscribe(this::show);
  }

  @Override
  public void dispose() {
    subscription.unsubscribe();
  }

  private void show(GameSnapshot snapshot) {
    undo.setDisable(!snapshot.canUndo() || snapshot.isOngoing() && !model.mayTakeBack());
    redo.setDisable(!snapshot.canRedo());
    resign.setDisable(!snapshot.isOngoing());
    draw.setDisable(!model.mayOfferDraw());
    List<Turn> line = snapshot.line();
    List<Integer> rows = IntStream.range(0, (line.size() + 1) / 2).boxed().toList();
    if (!moves.getItems().equals(rows)) {
      moves.getItems().setAll(rows);
    }
    moves.refresh();
    if (snapshot.shownPly() > 0) {
      moves.scrollTo(Math.max(0, (snapshot.shownPly() - 1) / 2 - 1));
    }
  }

  /// Returns a turn as the list shows it: `f8–c8 ×c4`.
  static String text(Turn turn) {
    return MoveText.write(turn).replace('-', '–').replace("x", " ×");
  }
}
