package hnefi.ui.play.session;

import hnefi.board.Side;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.RuleSet;
import hnefi.session.Participant;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;

/// The computer's thought on the position at the board, at most one at a time. An answer that comes
/// after its thought was given up is dropped.
public final class Thinking {
  private final Computers computers;
  private final Map<Side, Computers.Mind> minds = new EnumMap<>(Side.class);
  private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper(false);
  private Optional<Computers.Thought> thought = Optional.empty();
  private int asked;

  Thinking(Computers computers) {
    this.computers = computers;
  }

  /// Begins a new thought instead of the current one.
  void begin(
      RuleSet rules,
      Position position,
      Participant.Computer seat,
      Duration leisure,
      Consumer<Move> answer) {
    stop();
    int question = asked;
    busy.set(true);
    Computers.Mind mind = minds.computeIfAbsent(position.toMove(), _ -> computers.sit(seat));
    Computers.Thought begun =
        mind.think(
            rules,
            position,
            leisure,
            move -> {
              if (question == asked) {
                stop();
                answer.accept(move);
              }
            },
            () -> {
              if (question == asked) {
                stop();
              }
            });
    if (question == asked) {
      thought = Optional.of(begun);
    }
  }

  /// Gives the current thought up.
  void stop() {
    asked++;
    thought.ifPresent(Computers.Thought::cancel);
    thought = Optional.empty();
    busy.set(false);
  }

  /// Asks for the best move found so far.
  public void moveNow() {
    thought.ifPresent(Computers.Thought::moveNow);
  }

  public ReadOnlyBooleanProperty busyProperty() {
    return busy.getReadOnlyProperty();
  }
}
