package hnefi.ui.kiosk;

import hnefi.content.lesson.Try;
import hnefi.fx.nav.ModelListener;
import hnefi.fx.task.Scheduler;
import hnefi.narration.Narrator;
import hnefi.text.Words;
import hnefi.ui.board.BoardControl;
import hnefi.ui.learn.step.TryModel;
import hnefi.ui.settings.Boards;
import java.util.Objects;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;

/// A [guided exercise][GuidedExercise] on the board; a subclass adds the ways on from it.
abstract class ExerciseController extends ModelListener {
  private final Try exercise;
  private final TryModel model;
  private final Boards boards;
  private final Words words;
  private final Scheduler scheduler;
  private final Narrator narrator;
  private final String wrong;
  private @Nullable GuidedExercise guided;

  @FXML private BoardControl board;
  @FXML private Label told;
  @FXML private Label hinted;
  @FXML private Button hint;

  /// @param wrong the key of what is said of a wrong move
  ExerciseController(
      Try exercise,
      TryModel model,
      Boards boards,
      Words words,
      Scheduler scheduler,
      Narrator narrator,
      String wrong) {
    this.exercise = exercise;
    this.model = model;
    this.boards = boards;
    this.words = words;
    this.scheduler = scheduler;
    this.narrator = narrator;
    this.wrong = wrong;
  }

  @FXML
  private void initialize() {
    guided =
        new GuidedExercise(
            exercise,
            model,
            boards,
            words,
            scheduler,
            narrator,
            new GuidedExercise.Controls(board, told, hinted, hint, wrong));
    prepare();
    listen(model.doneProperty().subscribe(this::showDone));
  }

  /// Fills in what the page has besides the exercise.
  abstract void prepare();

  /// Offers what there is to do next.
  ///
  /// @param done whether the exercise is solved
  abstract void showDone(boolean done);

  final void begin() {
    Objects.requireNonNull(guided).begin();
  }

  @Override
  public final void dispose() {
    Objects.requireNonNull(guided).end();
    super.dispose();
  }
}
