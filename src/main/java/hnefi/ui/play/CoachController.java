package hnefi.ui.play;

import hnefi.search.Coach;
import hnefi.search.Hint;
import hnefi.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

/// The coach beside the board: hints, danger, who stands better.
final class CoachController {
  private final PlayModel model;
  private final CoachModel coach;
  private final Words words;
  private final Words coachWords;
  private Subscription subscription = Subscription.EMPTY;

  @FXML private Button hint;
  @FXML private ToggleButton danger;
  @FXML private ToggleButton standing;
  @FXML private VBox advice;
  @FXML private Label told;
  @FXML private Button more;
  @FXML private VBox standingPart;
  @FXML private StandingBar bar;
  @FXML private Label standingText;
  @FXML private Label dangerText;

  CoachController(PlayModel model, CoachModel coach, Words words) {
    this.model = model;
    this.coach = coach;
    this.words = words;
    coachWords = Coach.words(words.language());
  }

  @FXML
  private void initialize() {
    hint.setOnAction(_ -> coach.askHint());
    more.setOnAction(_ -> coach.askHint());
    danger.selectedProperty().bindBidirectional(coach.dangerShownProperty());
    standing.selectedProperty().bindBidirectional(coach.standingShownProperty());
    subscription =
        Subscription.combine(
            Bindings.createObjectBinding(
                    () -> coach.thinkingProperty().get(),
                    coach.thinkingProperty(),
                    model.momentProperty())
                .subscribe(
                    _ -> hint.setDisable(coach.thinkingProperty().get() || !model.isPersonsTurn())),
            model.momentProperty().subscribe(_ -> hint.setDisable(!model.isPersonsTurn())),
            coach.hintProperty().subscribe(this::show),
            coach.thinkingProperty().subscribe(_ -> show(coach.hintProperty().get())),
            coach.standingShownProperty().subscribe(shown -> showIf(standingPart, shown)),
            coach.standingProperty().subscribe(share -> share.ifPresent(this::weigh)),
            coach.dangerShownProperty().subscribe(_ -> warn()),
            model.momentProperty().subscribe(_ -> warn()),
            () -> {
              danger.selectedProperty().unbindBidirectional(coach.dangerShownProperty());
              standing.selectedProperty().unbindBidirectional(coach.standingShownProperty());
            });
  }

  void dispose() {
    subscription.unsubscribe();
  }

  private void show(Optional<CoachModel.Told> now) {
    boolean thinking = coach.thinkingProperty().get();
    showIf(advice, now.isPresent() || thinking);
    told.setText(
        now.map(each -> String.join(" ", sentences(each)))
            .orElseGet(() -> words.say("coach.thinking")));
    showIf(more, now.isPresent() && now.get().rung() < CoachModel.Told.LAST);
  }

  private List<String> sentences(CoachModel.Told now) {
    Hint found = now.hint();
    List<String> said = new ArrayList<>();
    switch (now.rung()) {
      case 1 -> said.add(coachWords.say(found.look()));
      case 2 -> said.add(coachWords.say(found.piece()));
      default -> {
        said.add(coachWords.say(found.move()));
        found.why().forEach(each -> said.add(coachWords.say(each)));
      }
    }
    return said;
  }

  private void warn() {
    boolean shown = coach.dangerShownProperty().get();
    showIf(dangerText, shown);
    if (shown) {
      var found = coach.danger();
      dangerText.setText(
          words.say("coach.threats", found.threats().size())
              + " "
              + words.say("coach.king-lines", found.kingLines().size()));
    }
  }

  private void weigh(double share) {
    bar.setShare(share);
    String key =
        share > 0.9
            ? "standing.attackers.won"
            : share > 0.62
                ? "standing.attackers"
                : share < 0.1
                    ? "standing.defenders.won"
                    : share < 0.38 ? "standing.defenders" : "standing.even";
    standingText.setText(words.say(key));
    bar.setAccessibleText(standingText.getText());
  }

  private static void showIf(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }
}
