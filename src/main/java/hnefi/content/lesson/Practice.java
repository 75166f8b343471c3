package hnefi.content.lesson;

import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.Refusal;
import hnefi.rules.Turn;
import java.util.List;
import java.util.Optional;

/// A learner at work on one exercise: which round it is, what stands on the board, and what comes
/// of each attempt. A wrong attempt changes nothing.
public final class Practice {
  /// What comes of an attempt.
  public sealed interface Attempt {
    /// It reached the goal of its round; the scripted reply follows unless the exercise is solved.
    record Right(Round round, Turn turn, Optional<Turn> reply, boolean solved) implements Attempt {}

    /// It is legal but does not reach the goal.
    ///
    /// @param known what the author says of it
    /// @param missed the goal that it does not reach
    record Wrong(Turn turn, Optional<Mistake> known, Goal missed) implements Attempt {}

    /// It is not legal.
    record Refused(Refusal refusal, Optional<Mistake> known) implements Attempt {}
  }

  private final Referee referee;
  private final Solver solver;
  private final List<Round> rounds;
  private int index;
  private Position position;

  public Practice(Try exercise) {
    this.referee = exercise.edition().referee();
    this.solver = new Solver(referee);
    this.rounds = exercise.rounds();
    this.position = exercise.position();
  }

  public Position position() {
    return position;
  }

  public boolean isSolved() {
    return index == rounds.size();
  }

  /// Returns the round to be solved next, or the last if all are.
  public Round round() {
    return rounds.get(Math.min(index, rounds.size() - 1));
  }

  /// Returns which round it is, counted from 0.
  public int index() {
    return index;
  }

  /// Returns every move that would be right now.
  public List<Move> solutions() {
    return solver.solutions(position, round().goal());
  }

  /// Makes a move; a right one leads on to the next round.
  public Attempt attempt(Move move) {
    return switch (referee.judge(position, move)) {
      case Refusal refusal -> new Attempt.Refused(refusal, round().mistake(move));
      case Turn turn when solver.reaches(turn, round().goal()) -> right(turn);
      case Turn turn -> new Attempt.Wrong(turn, round().mistake(move), round().goal());
    };
  }

  /// Returns how the opponent makes use of a wrong move, if he can. On a large board that may take
  /// a moment; any thread may ask.
  public Optional<Turn> punishment(Attempt.Wrong wrong) {
    return solver.punishment(wrong.turn(), wrong.missed());
  }

  private Attempt right(Turn turn) {
    Round solved = round();
    Optional<Turn> reply =
        index + 1 == rounds.size() ? Optional.empty() : reply(referee, round(), turn.after());
    position = reply.map(Turn::after).orElse(turn.after());
    index++;
    return new Attempt.Right(solved, turn, reply, isSolved());
  }

  /// Returns the scripted reply that is played in this position: the first that is legal.
  static Optional<Turn> reply(Referee referee, Round round, Position position) {
    for (Move move : round.replies()) {
      if (referee.judge(position, move) instanceof Turn turn) {
        return Optional.of(turn);
      }
    }
    return Optional.empty();
  }
}
