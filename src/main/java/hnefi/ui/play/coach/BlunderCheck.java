package hnefi.ui.play.coach;

import hnefi.fx.task.BackgroundTasks;
import hnefi.rules.Move;
import hnefi.rules.Turn;
import hnefi.rules.Verdict;
import hnefi.ui.play.session.PlayModel;
import hnefi.ui.play.session.Prompt;
import java.util.Optional;

/// Warns a player before a blunder is played, who may then play it all the same.
public final class BlunderCheck {
  private final PlayModel model;
  private final AsyncCoach coach;
  private boolean wanted;
  private Optional<BackgroundTasks.Task> check = Optional.empty();

  public BlunderCheck(PlayModel model, AsyncCoach coach) {
    this.model = model;
    this.coach = coach;
    model.snapshotProperty().subscribe(_ -> stop());
  }

  /// Says whether every move is checked.
  public void setWanted(boolean wanted) {
    this.wanted = wanted;
  }

  /// Plays the move, at once or once it is checked, or says why it is refused.
  public void attempt(Move move) {
    Verdict verdict = model.judge(move);
    if (!(verdict instanceof Turn turn) || !wanted || model.isTrying()) {
      model.carryOut(verdict);
    } else if (check.isEmpty()) {
      BackgroundTasks.Task task =
          coach.blunderWarning(
              turn,
              warning -> {
                stop();
                warning.ifPresentOrElse(
                    warned -> model.prompts().ask(new Prompt.Blunder(turn, warned)),
                    () -> model.carryOut(turn));
              },
              () -> {
                stop();
                model.carryOut(turn);
              });
      // Where nothing runs beside the window, the answer is already there.
      check = task.isDone() ? Optional.empty() : Optional.of(task);
    }
  }

  public void stop() {
    check.ifPresent(BackgroundTasks.Task::cancel);
    check = Optional.empty();
  }
}
