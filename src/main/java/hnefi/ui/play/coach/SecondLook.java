package hnefi.ui.play.coach;

import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Turn;
import hnefi.ui.play.session.Background;
import hnefi.ui.play.session.PlayModel;
import hnefi.ui.play.session.Question;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;

/// Lets a player look again before a move that throws much away.
public final class SecondLook {
  private final PlayModel model;
  private final Advice advice;
  private final BooleanProperty wanted = new SimpleBooleanProperty(false);
  private Optional<Background.Job> looking = Optional.empty();

  public SecondLook(PlayModel model, Advice advice) {
    this.model = model;
    this.advice = advice;
    model.momentProperty().subscribe(_ -> stop());
  }

  /// Whether every move is looked at again.
  public BooleanProperty wantedProperty() {
    return wanted;
  }

  /// Plays the move, at once or after a second look.
  public void attempt(Move move) {
    Position position = model.moment().now();
    boolean legal = model.isPersonsTurn() && model.referee().judge(position, move) instanceof Turn;
    if (!legal || !wanted.get()) {
      model.attempt(move);
    } else if (looking.isEmpty()) {
      Background.Job job =
          advice.lookAgain(
              position,
              move,
              warning -> {
                stop();
                warning.ifPresentOrElse(
                    warned -> model.ask(new Question.LookAgain(move, warned)),
                    () -> model.attempt(move));
              },
              () -> {
                stop();
                model.attempt(move);
              });
      // Where nothing runs beside the window, the answer is already there.
      looking = job.isDone() ? Optional.empty() : Optional.of(job);
    }
  }

  public void stop() {
    looking.ifPresent(Background.Job::cancel);
    looking = Optional.empty();
  }
}
