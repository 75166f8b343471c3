package hnefi.ui.kiosk;

import hnefi.content.lesson.Try;
import hnefi.fx.task.Scheduler;
import hnefi.fx.theme.Nodes;
import hnefi.narration.Narrator;
import hnefi.text.Words;
import hnefi.ui.learn.step.TryModel;
import hnefi.ui.settings.Boards;
import javafx.fxml.FXML;
import javafx.scene.control.Button;

/// The rescue on the board.
final class RescueController extends ExerciseController {
  private final TryModel model;
  private final Words words;
  private final Runnable learnMore;
  private final Runnable playGame;

  @FXML private Button again;
  @FXML private Button skip;
  @FXML private Button play;

  RescueController(
      Try exercise,
      TryModel model,
      Boards boards,
      Words words,
      Scheduler scheduler,
      Narrator narrator,
      Runnable learnMore,
      Runnable playGame) {
    super(exercise, model, boards, words, scheduler, narrator, "rescue.wrong");
    this.model = model;
    this.words = words;
    this.learnMore = learnMore;
    this.playGame = playGame;
  }

  @Override
  void prepare() {
    again.setOnAction(_ -> model.again());
    skip.setOnAction(_ -> learnMore.run());
    play.setOnAction(_ -> playGame.run());
  }

  @Override
  void showDone(boolean done) {
    skip.setText(words.say(done ? "rescue.learn" : "rescue.skip"));
    Nodes.show(again, done);
    Nodes.show(play, done);
  }
}
