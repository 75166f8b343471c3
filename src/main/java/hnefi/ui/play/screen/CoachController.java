package hnefi.ui.play.screen;

import hnefi.ui.nav.Disposable;
import hnefi.ui.play.coach.CoachModel;
import hnefi.ui.play.coach.SecondLook;
import hnefi.ui.play.session.PlayModel;
import hnefi.ui.theme.Nodes;
import javafx.beans.binding.Bindings;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Pane;
import javafx.util.Subscription;

/// What one can ask the coach for: a hint, danger, who stands better, a second look; and the
/// computer, to move now.
final class CoachController implements Disposable {
  private final PlayModel model;
  private final CoachModel coach;
  private final SecondLook secondLook;
  private Subscription subscription = Subscription.EMPTY;

  @FXML private Pane part;
  @FXML private Button hint;
  @FXML private Button moveNow;
  @FXML private ToggleButton threats;
  @FXML private ToggleButton evaluation;
  @FXML private ToggleButton again;

  CoachController(PlayModel model, CoachModel coach, SecondLook secondLook) {
    this.model = model;
    this.coach = coach;
    this.secondLook = secondLook;
  }

  @FXML
  private void initialize() {
    hint.setOnAction(_ -> coach.askHint());
    moveNow.setOnAction(_ -> model.moveNow());
    // Whoever only watches has nothing to move.
    boolean person = model.hasPerson();
    Nodes.show(again, person);
    hint.setManaged(person);
    moveNow.setManaged(model.setup().players().anyComputer());
    var idle =
        Bindings.createBooleanBinding(
            () ->
                coach.thinkingProperty().get()
                    || !model.isPersonsTurn()
                    || coach.hintProperty().get().filter(CoachModel.ShownHint::isAll).isPresent(),
            coach.thinkingProperty(),
            coach.hintProperty(),
            model.snapshotProperty());
    hint.disableProperty().bind(idle);
    threats.selectedProperty().bindBidirectional(coach.threatsShownProperty());
    evaluation.selectedProperty().bindBidirectional(coach.evaluationShownProperty());
    again.selectedProperty().bindBidirectional(secondLook.wantedProperty());
    subscription =
        Subscription.combine(
            model.snapshotProperty().subscribe(_ -> makeRoom()),
            model.prompts().promptProperty().subscribe(_ -> makeRoom()),
            model.resultShownProperty().subscribe(_ -> makeRoom()),
            model
                .thinkingProperty()
                .subscribe(busy -> {
                  // One takes the place of the other, so that nothing moves.
                  hint.setVisible(person && !busy);
                  moveNow.setVisible(busy || !person);
                  moveNow.setDisable(!busy);
                }),
            () -> {
              hint.disableProperty().unbind();
              threats.selectedProperty().unbindBidirectional(coach.threatsShownProperty());
              evaluation.selectedProperty().unbindBidirectional(coach.evaluationShownProperty());
              again.selectedProperty().unbindBidirectional(secondLook.wantedProperty());
              idle.dispose();
            });
  }

  @Override
  public void dispose() {
    subscription.unsubscribe();
  }

  /// While a question or the result is read, the coach waits.
  private void makeRoom() {
    boolean result = !model.snapshot().isOngoing() && model.resultShownProperty().get();
    part.setVisible(model.prompts().promptProperty().get().isEmpty() && !result);
  }
}
