package hnefi.ui.play.coach;

import hnefi.coach.Review;
import hnefi.fx.task.BackgroundTasks;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Turn;
import hnefi.ui.play.session.ImaginedLine;
import hnefi.ui.play.session.PlayModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Looks back at a finished game with the coach.
public final class ReviewModel {
  /// How far the review is.
  public sealed interface State {
    record NotAsked() implements State {}

    record Working(int done, int of) implements State {}

    record Ready(Review review) implements State {}
  }

  private final PlayModel model;
  private final AsyncCoach coach;
  private final ReadOnlyObjectWrapper<State> state =
      new ReadOnlyObjectWrapper<>(new State.NotAsked());
  private Optional<BackgroundTasks.Task> task = Optional.empty();
  private List<Turn> reviewed = List.of();

  public ReviewModel(PlayModel model, AsyncCoach coach) {
    this.model = model;
    this.coach = coach;
    model
        .snapshotProperty()
        .subscribe(now -> {
          if (!isReviewed(now.gameLine())) {
            stop();
            state.set(new State.NotAsked());
          } else if (now.isOngoing()) {
            stop();
          }
        });
  }

  /// Returns whether a line still begins with the turns of the review.
  private boolean isReviewed(List<Turn> line) {
    return line.size() >= reviewed.size() && line.subList(0, reviewed.size()).equals(reviewed);
  }

  /// Begins the review, which is kept as long as the game still has these turns.
  public void begin() {
    stop();
    List<Turn> turns = model.snapshot().current().turns();
    reviewed = turns;
    state.set(new State.Working(0, turns.size()));
    task =
        Optional.of(
            coach.review(
                turns,
                done -> state.set(new State.Working(done, turns.size())),
                review -> state.set(new State.Ready(review)),
                this::stop));
  }

  public void stop() {
    task.ifPresent(BackgroundTasks.Task::cancel);
    task = Optional.empty();
    if (state.get() instanceof State.Working) {
      state.set(new State.NotAsked());
    }
  }

  /// Shows on the board how the game might have gone on.
  public void show(Review.Mistake mistake) {
    List<Turn> turns = new ArrayList<>();
    Position position = mistake.better().before();
    for (Move move : mistake.line()) {
      if (!(model.referee().judge(position, move) instanceof Turn turn)) {
        break;
      }
      turns.add(turn);
      position = turn.after();
    }
    model.browser().imagine(new ImaginedLine(mistake.ply(), turns, Math.min(1, turns.size())));
  }

  public ReadOnlyObjectProperty<State> stateProperty() {
    return state.getReadOnlyProperty();
  }
}
