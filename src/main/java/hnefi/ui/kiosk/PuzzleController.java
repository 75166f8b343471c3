package hnefi.ui.kiosk;

import hnefi.content.lesson.Try;
import hnefi.fx.task.Scheduler;
import hnefi.narration.Narrator;
import hnefi.text.Tag;
import hnefi.text.Words;
import hnefi.ui.learn.step.TryModel;
import hnefi.ui.settings.Boards;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;

/// A puzzle on the board, and the way to the next one.
final class PuzzleController extends ExerciseController {
  private final Try puzzle;
  private final Words words;
  private final Runnable goOn;

  @FXML private Label escape;
  @FXML private Button next;

  PuzzleController(
      Try puzzle,
      TryModel model,
      Boards boards,
      Words words,
      Scheduler scheduler,
      Narrator narrator,
      Runnable goOn) {
    super(puzzle, model, boards, words, scheduler, narrator, "puzzle.wrong");
    this.puzzle = puzzle;
    this.words = words;
    this.goOn = goOn;
  }

  @Override
  void prepare() {
    escape.setText(words.say("puzzle.escape." + Tag.of(puzzle.edition().rules().escape())));
    next.setOnAction(_ -> goOn.run());
  }

  @Override
  void showDone(boolean done) {
    next.setText(words.say(done ? "puzzle.next" : "puzzle.other"));
    next.getStyleClass().remove("primary");
    if (done) {
      next.getStyleClass().add("primary");
    }
  }
}
