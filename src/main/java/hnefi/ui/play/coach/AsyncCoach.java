package hnefi.ui.play.coach;

import hnefi.board.Side;
import hnefi.coach.BlunderWarning;
import hnefi.coach.Coach;
import hnefi.coach.Hint;
import hnefi.coach.Review;
import hnefi.coach.Threats;
import hnefi.engine.StopSignal;
import hnefi.fx.task.BackgroundTasks;
import hnefi.rules.Position;
import hnefi.rules.RuleSet;
import hnefi.rules.Turn;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;

/// The coach, asked from the window: every answer comes later and on its thread, but for danger,
/// which is seen at a glance. Where it can give none, `otherwise` is told so.
public final class AsyncCoach {
  private final RuleSet rules;
  private final BackgroundTasks background;
  private final CoachLimits limits;
  private Optional<Coach> thorough = Optional.empty();
  // A second look must not wait for the bar.
  private Optional<Coach> quick = Optional.empty();

  public AsyncCoach(RuleSet rules, BackgroundTasks background, CoachLimits limits) {
    this.rules = rules;
    this.background = background;
    this.limits = limits;
  }

  BackgroundTasks.Task hint(Position position, Consumer<Hint> then, Runnable otherwise) {
    Coach asked = quick();
    return begin(signal -> asked.hint(position, limits.hint(), signal), then, otherwise);
  }

  /// Asks for the attackers' share of the game, from 0 to 1.
  BackgroundTasks.Task evaluation(Position position, Consumer<Double> then, Runnable otherwise) {
    Coach asked = thorough();
    return begin(
        signal -> asked.winningChances(position, limits.evaluation(), signal), then, otherwise);
  }

  BackgroundTasks.Task blunderWarning(
      Turn turn, Consumer<Optional<BlunderWarning>> then, Runnable otherwise) {
    Coach asked = quick();
    return begin(
        signal -> asked.blunderWarning(turn, limits.blunderCheck(), signal), then, otherwise);
  }

  /// @param progress hears on the window's thread how many moves were looked at, until cancelled
  BackgroundTasks.Task review(
      List<Turn> turns, IntConsumer progress, Consumer<Review> then, Runnable otherwise) {
    Coach asked = thorough();
    return begin(
        signal ->
            asked.review(
                turns,
                limits.review(),
                signal,
                done ->
                    background.tell(() -> {
                      if (!signal.isStopped()) {
                        progress.accept(done);
                      }
                    })),
        then,
        otherwise);
  }

  private <T> BackgroundTasks.Task begin(
      Function<StopSignal, T> work, Consumer<T> then, Runnable otherwise) {
    StopSignal signal = new StopSignal();
    return background.begin(() -> work.apply(signal), then, otherwise).stoppedBy(signal::stop);
  }

  CoachModel.ShownThreats threats(Position position, Side side) {
    Threats threats = quick().threats(position, side);
    return new CoachModel.ShownThreats(threats, quick().explain(threats, position.board().size()));
  }

  /// Frees the memory that is not needed until the next question.
  public void release() {
    thorough = Optional.empty();
    quick = Optional.empty();
  }

  private Coach thorough() {
    Coach there = thorough.orElseGet(() -> new Coach(rules));
    thorough = Optional.of(there);
    return there;
  }

  private Coach quick() {
    Coach there = quick.orElseGet(() -> new Coach(rules));
    quick = Optional.of(there);
    return there;
  }
}
