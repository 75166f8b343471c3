package hnefi.ui.play.screen;

import hnefi.fx.nav.ModelListener;
import hnefi.fx.theme.Nodes;
import hnefi.text.Words;
import hnefi.ui.play.coach.CoachModel;
import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// The bar that shows who stands better, if it is wanted.
final class EvaluationController extends ModelListener {
  private static final double WON = 0.93;
  private static final double BETTER = 0.6;

  private final CoachModel coach;
  private final Words words;

  @FXML private VBox evaluation;
  @FXML private EvaluationBar bar;
  @FXML private Label text;

  EvaluationController(CoachModel coach, Words words) {
    this.coach = coach;
    this.words = words;
  }

  @FXML
  private void initialize() {
    listen(
        coach.evaluationShownProperty().subscribe(shown -> Nodes.show(evaluation, shown)),
        coach.evaluationProperty().subscribe(this::show));
  }

  private void show(Optional<Double> share) {
    bar.setShare(share.orElse(EvaluationBar.EVEN));
    text.setText(words.say(share.map(EvaluationController::key).orElse("coach.thinking")));
    bar.setAccessibleText(text.getText());
  }

  /// Returns what is said of the attackers' share.
  static String key(double share) {
    boolean attackers = share > EvaluationBar.EVEN;
    double more = Math.max(share, 1 - share);
    if (more < BETTER) {
      return "evaluation.even";
    }
    if (more < WON) {
      return attackers ? "evaluation.attackers" : "evaluation.defenders";
    }
    return attackers ? "evaluation.attackers.won" : "evaluation.defenders.won";
  }
}
