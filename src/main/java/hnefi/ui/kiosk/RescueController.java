package hnefi.ui.kiosk;

import hnefi.content.lesson.Try;
import hnefi.text.Words;
import hnefi.ui.board.BoardControl;
import hnefi.ui.learn.page.ReplayScheduler;
import hnefi.ui.learn.step.TryModel;
import hnefi.ui.nav.Disposable;
import hnefi.ui.settings.Boards;
import hnefi.ui.theme.Nodes;
import java.util.Objects;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/// The rescue on the board.
final class RescueController implements Disposable {
  private final Try exercise;
  private final TryModel model;
  private final Boards boards;
  private final Words words;
  private final ReplayScheduler pacing;
  private final Runnable learnMore;
  private final Runnable playGame;
  private @Nullable GuidedExercise guided;
  private Subscription subscription = Subscription.EMPTY;

  @FXML private BoardControl board;
  @FXML private Label told;
  @FXML private Label hinted;
  @FXML private Button hint;
  @FXML private Button again;
  @FXML private Button skip;
  @FXML private Button play;

  RescueController(
      Try exercise,
      TryModel model,
      Boards boards,
      Words words,
      ReplayScheduler pacing,
      Runnable learnMore,
      Runnable playGame) {
    this.exercise = exercise;
    this.model = model;
    this.boards = boards;
    this.words = words;
    this.pacing = pacing;
    this.learnMore = learnMore;
    this.playGame = playGame;
  }

  @FXML
  private void initialize() {
    guided =
        new GuidedExercise(
            exercise,
            model,
            boards,
            words,
            pacing,
            new GuidedExercise.Controls(board, told, hinted, hint, "rescue.wrong"));
    again.setOnAction(_ -> model.again());
    skip.setOnAction(_ -> learnMore.run());
    play.setOnAction(_ -> playGame.run());
    subscription = model.doneProperty().subscribe(this::showButtons);
  }

  void begin() {
    Objects.requireNonNull(guided).begin();
  }

  @Override
  public void dispose() {
    Objects.requireNonNull(guided).end();
    subscription.unsubscribe();
  }

  private void showButtons(boolean done) {
    skip.setText(words.say(done ? "rescue.learn" : "rescue.skip"));
    Nodes.show(again, done);
    Nodes.show(play, done);
  }
}
