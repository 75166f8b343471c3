package hnefi.ui.learn.page;

import hnefi.content.lesson.Step;
import hnefi.content.lesson.Try;
import hnefi.fx.theme.Icon;
import hnefi.text.Sentences;
import hnefi.text.Words;
import hnefi.ui.learn.step.StepSequence;
import javafx.fxml.FXML;
import javafx.scene.control.Label;

/// The head of a lesson page: what is to be done, which step it is.
final class StepHeaderController {
  private final Words words;

  @FXML private Icon kindSign;
  @FXML private Label kind;
  @FXML private Label count;

  StepHeaderController(Words words) {
    this.words = words;
  }

  /// Returns what the head says.
  String told() {
    return Sentences.join(kind.getText(), count.getText());
  }

  void show(Step step, StepSequence sequence) {
    StepKind shown = StepKind.of(step);
    boolean solved = step instanceof Try && sequence.model().isDone();
    kind.setText(words.say("kind." + (solved ? "solved" : shown.id())));
    kindSign.setSign(solved ? "bi-check-circle" : shown.sign());
    count.setText(words.say("count", sequence.index() + 1, sequence.size()));
  }
}
