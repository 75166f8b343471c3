package hnefi.ui.learn.page;

import hnefi.text.Words;
import hnefi.ui.learn.progress.Progress;
import hnefi.ui.learn.step.StepSequence;
import hnefi.ui.theme.Nodes;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/// The foot of a lesson page: the ways back and on, how far one has come, and the stars at the end.
final class LessonNavigationController {
  private static final PseudoClass HERE = PseudoClass.getPseudoClass("here");
  private static final PseudoClass PAST = PseudoClass.getPseudoClass("past");
  private static final int MOST_DOTS = 13;

  private final StepSequence sequence;
  private final LessonNavigation navigation;
  private final Words words;

  @FXML private HBox end;
  @FXML private HBox stars;
  @FXML private Label endText;
  @FXML private Button previous;
  @FXML private HBox dots;
  @FXML private Button next;

  LessonNavigationController(StepSequence sequence, LessonNavigation navigation, Words words) {
    this.sequence = sequence;
    this.navigation = navigation;
    this.words = words;
  }

  @FXML
  private void initialize() {
    previous.setOnAction(_ -> sequence.previous());
    next.setOnAction(_ -> goOn());
    for (int i = 0; i < sequence.size() && sequence.size() <= MOST_DOTS; i++) {
      Region dot = new Region();
      dot.getStyleClass().add("dot");
      dots.getChildren().add(dot);
    }
  }

  private void goOn() {
    if (sequence.isLast()) {
      navigation.go().run();
    } else {
      sequence.next();
    }
  }

  /// Shows where the sequence is, and whether its step is done.
  void show() {
    previous.setDisable(sequence.isFirst());
    next.setText(sequence.isLast() ? outwards() : words.say("next"));
    boolean done = sequence.model().isDone();
    next.getStyleClass().remove("accent");
    if (done) {
      next.getStyleClass().add("accent");
    }
    showEnd(done && sequence.isLast());
    for (int i = 0; i < dots.getChildren().size(); i++) {
      Node dot = dots.getChildren().get(i);
      dot.pseudoClassStateChanged(HERE, i == sequence.index());
      dot.pseudoClassStateChanged(PAST, i < sequence.index());
    }
  }

  private String outwards() {
    return navigation
        .title()
        .map(title -> words.say("next.lesson", title))
        .orElseGet(() -> words.say("to-map"));
  }

  /// Shows the stars when a lesson with exercises has come to its end.
  private void showEnd(boolean ended) {
    int reached = ended ? navigation.stars().getAsInt() : 0;
    Nodes.show(end, reached > 0);
    stars.getChildren().setAll(Stars.of(reached));
    stars.setAccessibleText(words.say("stars", reached));
    endText.setText(words.say(reached == Progress.MOST ? "end.best" : "end.more"));
  }
}
