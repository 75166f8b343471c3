package hnefi.session;

import hnefi.game.GameClock;
import hnefi.game.GameNode;
import hnefi.rules.Outcome;
import hnefi.rules.Position;
import hnefi.rules.Turn;
import java.util.List;

/// What happened in a session, as its listeners hear it, in order.
public sealed interface GameEvent {
  /// A turn was played, for the first time or again.
  record Played(Turn turn) implements GameEvent {}

  /// Turns were taken back, the last one first.
  record TakenBack(List<Turn> turns) implements GameEvent {
    public TakenBack {
      turns = List.copyOf(turns);
    }
  }

  /// The game goes on from another position of its tree.
  record Jumped(Position position) implements GameEvent {}

  /// The tree has other branches or another main line; the game stands where it stood.
  record TreeChanged() implements GameEvent {}

  /// Something was noted at a place of the tree.
  record Annotated(GameNode place) implements GameEvent {}

  /// A participant was asked something. [Answered], [Withdrawn], or for a move [Played], follows.
  record Asked(Question question) implements GameEvent {}

  /// The offer of a draw was answered; the end of the game follows if it was accepted.
  record Answered(Question.Draw question, Answer answer) implements GameEvent {}

  /// No answer is awaited any more: the game went on without one, nobody attends to it, or whoever
  /// was asked failed.
  record Withdrawn(Question question) implements GameEvent {}

  /// The clock shows another time.
  record Ticked(GameClock clock) implements GameEvent {}

  /// The game is over, by the turn or jump just told or by what the participants did.
  record Ended(Outcome outcome) implements GameEvent {}
}
