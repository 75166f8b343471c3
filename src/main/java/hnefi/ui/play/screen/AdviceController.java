package hnefi.ui.play.screen;

import hnefi.fx.nav.ModelListener;
import hnefi.fx.theme.Nodes;
import hnefi.text.Words;
import hnefi.ui.play.coach.CoachModel;
import java.util.List;
import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.AccessibleAttribute;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// What the coach says, among the words beside the board.
final class AdviceController extends ModelListener {
  /// More would not be read.
  private static final int MOST_REASONS = 3;

  private final CoachModel coach;
  private final CoachStatements coachStatements;
  private final Words words;

  @FXML private VBox coachAdvice;
  @FXML private VBox advice;
  @FXML private Label told;
  @FXML private VBox because;
  @FXML private VBox threats;
  @FXML private Label summary;
  @FXML private VBox threatList;

  AdviceController(CoachModel coach, CoachStatements coachStatements, Words words) {
    this.coach = coach;
    this.coachStatements = coachStatements;
    this.words = words;
  }

  @FXML
  private void initialize() {
    listen(
        coach.hintProperty().subscribe(this::show),
        coach.thinkingProperty().subscribe(_ -> show(coach.hintProperty().get())),
        coach.threatsProperty().subscribe(this::warn),
        advice.managedProperty().subscribe(_ -> appear()),
        threats.managedProperty().subscribe(_ -> appear()));
  }

  private void appear() {
    Nodes.show(coachAdvice, advice.isManaged() || threats.isManaged());
  }

  private void show(Optional<CoachModel.ShownHint> now) {
    Nodes.show(advice, now.isPresent() || coach.thinkingProperty().get());
    told.setText(now.map(coachStatements::say).orElseGet(() -> words.say("coach.thinking")));
    because
        .getChildren()
        .setAll(
            now.filter(CoachModel.ShownHint::isAll)
                .map(each -> coachStatements.boxes(each.hint().reasons(), MOST_REASONS))
                .orElse(List.of()));
    Nodes.show(because, !because.getChildren().isEmpty());
    advice.setAccessibleText(told.getText());
    advice.notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
  }

  private void warn(Optional<CoachModel.ShownThreats> now) {
    Nodes.show(threats, now.isPresent());
    now.ifPresent(seen -> {
      summary.setText(coachStatements.say(seen));
      threatList.getChildren().setAll(coachStatements.boxes(seen.reasons(), Integer.MAX_VALUE));
      threats.setAccessibleText(summary.getText());
      threats.notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    });
  }
}
