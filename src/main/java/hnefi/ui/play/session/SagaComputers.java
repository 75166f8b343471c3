package hnefi.ui.play.session;

import hnefi.engine.Opponent;
import hnefi.engine.Searcher;
import hnefi.engine.StopSignal;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.RuleSet;
import hnefi.session.OpponentNames;
import hnefi.session.Participant;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/// The opponents of the search at the board.
public final class SagaComputers implements Computers {
  private final Background background;
  private final LongSupplier seeds;
  private final int threads;

  /// @param seeds makes one game different from the next
  /// @param threads how many threads the strongest may use
  public SagaComputers(Background background, LongSupplier seeds, int threads) {
    this.background = background;
    this.seeds = seeds;
    this.threads = threads;
  }

  @Override
  public List<Character> characters() {
    return Arrays.stream(Opponent.values())
        .map(each ->
            new Character(
                each.id(),
                language -> OpponentNames.name(each, language),
                language -> OpponentNames.character(each, language),
                each.isForBeginners(),
                each.answersAtOnce()))
        .toList();
  }

  @Override
  public Mind sit(Participant.Computer seat) {
    Opponent opponent =
        Opponent.of(seat.opponent())
            .orElseThrow(() -> new IllegalArgumentException("nobody is called " + seat.opponent()));
    Searcher searcher = opponent.searcher(seeds.getAsLong(), threads);
    return (rules, position, leisure, answer, failure) ->
        think(opponent, searcher, seat.thinking(), rules, position, leisure, answer, failure);
  }

  private Thought think(
      Opponent opponent,
      Searcher searcher,
      Duration allowed,
      RuleSet rules,
      Position position,
      Duration leisure,
      Consumer<Move> answer,
      Runnable failure) {
    StopSignal signal = new StopSignal();
    Background.Job job =
        background.begin(
            signal,
            () -> {
              long begun = System.nanoTime();
              Move move =
                  searcher
                      .search(rules, position, opponent.limits(allowed), signal, _ -> {})
                      .move();
              Background.rest(leisure.minusNanos(System.nanoTime() - begun), signal);
              return move;
            },
            answer,
            failure);
    return new Thought() {
      @Override
      public void moveNow() {
        signal.stop();
      }

      @Override
      public void cancel() {
        job.cancel();
      }
    };
  }
}
