package hnefi.ui.play.screen;

import hnefi.fx.nav.ModelListener;
import hnefi.fx.theme.Nodes;
import hnefi.session.Assistance;
import hnefi.ui.play.coach.CoachModel;
import hnefi.ui.play.session.PlayModel;
import java.util.List;
import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Pane;

/// What one can ask the coach for: a hint, and more of it in the same place, danger, who stands
/// better; and the computer, to move now.
final class CoachController extends ModelListener {
  private final PlayModel model;
  private final CoachModel coach;

  @FXML private Pane part;
  @FXML private Pane hints;
  @FXML private Button hint;
  @FXML private Button more;
  @FXML private Pane row;
  @FXML private ToggleButton moreOpen;
  @FXML private Button moveNow;
  @FXML private ToggleButton threats;
  @FXML private ToggleButton evaluation;

  CoachController(PlayModel model, CoachModel coach) {
    this.model = model;
    this.coach = coach;
  }

  @FXML
  private void initialize() {
    hint.setOnAction(_ -> coach.askHint());
    more.setOnAction(_ -> coach.askHint());
    moveNow.setOnAction(_ -> model.session().moveNow());
    // Whoever only watches has nothing to move.
    Nodes.show(
        hints,
        model.setup().players().anyPerson() && model.setup().terms().gives(Assistance.HINTS));
    // What is agreed on is not switched on and off.
    Nodes.show(threats, model.setup().terms().assistance().isEmpty());
    Nodes.show(moveNow, model.setup().players().anyComputer());
    threats.selectedProperty().bindBidirectional(coach.threatsShownProperty());
    evaluation.selectedProperty().bindBidirectional(coach.evaluationShownProperty());
    listen(
        model.prompts().promptProperty().subscribe(_ -> makeRoom()),
        model.resultVisibleProperty().subscribe(_ -> makeRoom()),
        coach.thinkingProperty().subscribe(_ -> offerHint()),
        coach.hintProperty().subscribe(_ -> offerHint()),
        model.snapshotProperty().subscribe(_ -> offerHint()),
        model.thinkingProperty().subscribe(busy -> moveNow.setDisable(!busy)),
        () -> {
          threats.selectedProperty().unbindBidirectional(coach.threatsShownProperty());
          evaluation.selectedProperty().unbindBidirectional(coach.evaluationShownProperty());
        });
  }

  /// Puts what is done most often before the hints, and what belongs to the whole game after them.
  void begin(Node first, Node last) {
    row.getChildren().addFirst(first);
    row.getChildren().addLast(last);
  }

  /// Opens everything else one can do.
  ToggleButton moreOpen() {
    return moreOpen;
  }

  /// What one does about the move of the computer.
  List<Node> aboutTheMove() {
    return List.of(moveNow);
  }

  /// What can be seen on the board besides the pieces.
  List<Node> onTheBoard() {
    return List.of(threats, evaluation);
  }

  /// More of a hint is asked for where the hint was, so that it stays under the pointer.
  private void offerHint() {
    Optional<CoachModel.ShownHint> told = coach.hintProperty().get();
    boolean half = told.isPresent() && !told.get().isAll();
    boolean focused = hint.isFocused() || more.isFocused();
    more.setVisible(half);
    hint.setVisible(!half);
    hint.setDisable(!model.isPersonsTurn() || told.isPresent());
    if (focused) {
      (half ? more : hint).requestFocus();
    }
  }

  /// While a question or the result is read, the coach waits.
  private void makeRoom() {
    moreOpen.setSelected(false);
    part.setVisible(
        model.prompts().promptProperty().get().isEmpty() && !model.resultVisibleProperty().get());
  }
}
