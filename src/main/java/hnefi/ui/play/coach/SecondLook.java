package hnefi.ui.play.coach;

import hnefi.rules.Move;
import hnefi.rules.Turn;
import hnefi.rules.Verdict;
import hnefi.ui.play.session.BackgroundTasks;
import hnefi.ui.play.session.PlayModel;
import hnefi.ui.play.session.Prompt;
import java.util.Optional;

/// Lets a player look again before a move that throws much away.
public final class SecondLook {
  private final PlayModel model;
  private final AsyncCoach coach;
  private boolean wanted;
  private Optional<BackgroundTasks.Task> looking = Optional.empty();

  public SecondLook(PlayModel model, AsyncCoach coach) {
    this.model = model;
    this.coach = coach;
    model.snapshotProperty().subscribe(_ -> stop());
  }

  /// Says whether every move is looked at again.
  public void setWanted(boolean wanted) {
    this.wanted = wanted;
  }

  /// Plays the move, at once or after a second look, or says why it is refused.
  public void attempt(Move move) {
    Verdict verdict = model.judge(move);
    if (!(verdict instanceof Turn turn) || !wanted || model.isTrying()) {
      model.carryOut(verdict);
    } else if (looking.isEmpty()) {
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
      looking = task.isDone() ? Optional.empty() : Optional.of(task);
    }
  }

  public void stop() {
    looking.ifPresent(BackgroundTasks.Task::cancel);
    looking = Optional.empty();
  }
}
