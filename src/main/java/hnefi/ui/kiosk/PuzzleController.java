package hnefi.ui.kiosk;

import hnefi.content.lesson.Try;
import hnefi.text.Tag;
import hnefi.text.Words;
import hnefi.ui.board.BoardControl;
import hnefi.ui.learn.page.ReplayScheduler;
import hnefi.ui.learn.step.TryModel;
import hnefi.ui.nav.Disposable;
import hnefi.ui.settings.Boards;
import java.util.Objects;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/// A puzzle on the board, and the way to the next one.
final class PuzzleController implements Disposable {
  private final Try puzzle;
  private final TryModel model;
  private final Boards boards;
  private final Words words;
  private final ReplayScheduler pacing;
  private final Runnable goOn;
  private @Nullable GuidedExercise guided;
  private Subscription subscription = Subscription.EMPTY;

  @FXML private BoardControl board;
  @FXML private Label escape;
  @FXML private Label told;
  @FXML private Label hinted;
  @FXML private Button hint;
  @FXML private Button next;

  PuzzleController(
      Try puzzle,
      TryModel model,
      Boards boards,
      Words words,
      ReplayScheduler pacing,
      Runnable goOn) {
    this.puzzle = puzzle;
    this.model = model;
    this.boards = boards;
    this.words = words;
    this.pacing = pacing;
    this.goOn = goOn;
  }

  @FXML
  private void initialize() {
    guided =
        new GuidedExercise(
            puzzle,
            model,
            boards,
            words,
            pacing,
            new GuidedExercise.Controls(board, told, hinted, hint, "puzzle.wrong"));
    escape.setText(words.say("puzzle.escape." + Tag.of(puzzle.edition().rules().escape())));
    next.setOnAction(_ -> goOn.run());
    subscription = model.doneProperty().subscribe(this::showNext);
  }

  void begin() {
    Objects.requireNonNull(guided).begin();
  }

  @Override
  public void dispose() {
    Objects.requireNonNull(guided).end();
    subscription.unsubscribe();
  }

  private void showNext(boolean done) {
    next.setText(words.say(done ? "puzzle.next" : "puzzle.other"));
    next.getStyleClass().remove("primary");
    if (done) {
      next.getStyleClass().add("primary");
    }
  }
}
