package hnefi.ui.learn.page;

import hnefi.fx.layout.UniformRowPane;
import hnefi.fx.speech.Announcement;
import hnefi.fx.theme.ArrowTraversal;
import hnefi.fx.theme.Nodes;
import hnefi.text.Sentences;
import hnefi.text.Words;
import hnefi.ui.learn.progress.Progress;
import hnefi.ui.learn.step.StepSequence;
import javafx.application.Platform;
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
  private static final PseudoClass DONE = PseudoClass.getPseudoClass("done");

  /// From so many steps on, only some are shown at a time, so that they leave room for the words.
  private static final int MANY = 21;

  private static final int SOME = 10;

  /// As many as have room beside each other in a narrow window.
  private static final int A_ROW = 7;

  private final StepSequence sequence;
  private final LessonNavigation navigation;
  private final Words words;
  private final Runnable tellOfSkipping;
  private boolean inOneRow;

  @FXML private HBox end;
  @FXML private HBox stars;
  @FXML private Label endText;
  @FXML private Button toOpen;
  @FXML private Button previous;
  @FXML private UniformRowPane dots;
  @FXML private Button next;

  /// @param tellOfSkipping says on the page that the exercise is not solved yet
  LessonNavigationController(
      StepSequence sequence, LessonNavigation navigation, Words words, Runnable tellOfSkipping) {
    this.sequence = sequence;
    this.navigation = navigation;
    this.words = words;
    this.tellOfSkipping = tellOfSkipping;
  }

  @FXML
  private void initialize() {
    previous.setOnAction(_ -> back());
    next.setOnAction(_ -> goOn());
    toOpen.setOnAction(_ -> sequence.goTo(sequence.open().getFirst()));
    for (int i = 0; i < sequence.size(); i++) {
      dots.getChildren().add(dot(i));
    }
    ArrowTraversal.install(dots);
  }

  /// A step to go to, which shows whether it was done.
  private Button dot(int stage) {
    Region sign = new Region();
    sign.getStyleClass().add("dot-sign");
    Button dot = new Button("", sign);
    dot.getStyleClass().addAll("flat", "dot");
    dot.setId("dot-" + (stage + 1));
    dot.setOnAction(_ -> sequence.goTo(stage));
    return dot;
  }

  void back() {
    sequence.previous();
  }

  void goOn() {
    if (sequence.isSkipUntold()) {
      sequence.skipWasTold();
      tellOfSkipping.run();
    } else if (sequence.isLast()) {
      navigation.go().run();
    } else {
      sequence.next();
    }
  }

  /// Puts the keyboard at the way to the next step.
  void focusNext() {
    next.requestFocus();
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
    showDots();
    for (int i = 0; i < dots.getChildren().size(); i++) {
      Node dot = dots.getChildren().get(i);
      boolean here = i == sequence.index();
      dot.pseudoClassStateChanged(HERE, here);
      // The steps are one stop for Tab; arrow keys go from one to the next.
      dot.setFocusTraversable(here);
      dot.pseudoClassStateChanged(DONE, sequence.isDone(i));
      dot.setAccessibleText(
          words.say(here ? "dot.here" : sequence.isDone(i) ? "dot.done" : "dot.open", i + 1));
    }
  }

  /// Shows only as many steps at a time as stand in one row, or all that are not too many.
  void showInOneRow(boolean wanted) {
    inOneRow = wanted;
    showDots();
  }

  private void showDots() {
    int together = together();
    for (int i = 0; i < dots.getChildren().size(); i++) {
      Nodes.show(dots.getChildren().get(i), i / together == sequence.index() / together);
    }
  }

  /// Returns how many steps are shown at a time; those of a row are shared out evenly.
  private int together() {
    if (inOneRow) {
      return Math.ceilDiv(sequence.size(), Math.ceilDiv(sequence.size(), A_ROW));
    }
    return sequence.size() < MANY ? sequence.size() : SOME;
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
    int open = ended ? sequence.open().size() : 0;
    Nodes.show(end, reached > 0 || open > 0);
    Nodes.show(toOpen, open > 0);
    Nodes.show(stars, reached > 0);
    stars.getChildren().setAll(Stars.of(reached));
    stars.setAccessibleText(words.say("stars", reached));
    endText.setText(
        open > 0
            ? words.say("end.open", open)
            : words.say(reached == Progress.MOST ? "end.best" : "end.more"));
    if (end.isVisible()) {
      String earned = reached > 0 ? words.say("stars", reached) : "";
      String told = Sentences.join(earned, endText.getText());
      // What is said of the last step, which is done just now, comes first.
      Platform.runLater(() -> Announcement.say(end, told));
    }
  }
}
