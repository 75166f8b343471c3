package hnefi.content.lesson;

import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.rules.Move;
import hnefi.rules.Outcome;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.Turn;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Finds which moves reach a goal, by asking the referee and nobody else.
public final class Solver {
  private final Referee referee;

  public Solver(Referee referee) {
    this.referee = referee;
  }

  /// Returns every move that reaches the goal.
  public List<Move> solutions(Position position, Goal goal) {
    return referee.turns(position).filter(turn -> reaches(turn, goal)).map(Turn::move).toList();
  }

  /// Returns whether a move that has been played reaches the goal.
  public boolean reaches(Turn turn, Goal goal) {
    Side mover = turn.before().toMove();
    return switch (goal) {
      case Goal.Takes(var squares) -> new HashSet<>(turn.captured()).equals(squares);
      case Goal.TakesAtLeast(int count) -> turn.captured().size() >= count;
      case Goal.Wins _ -> isWonBy(turn, mover);
      case Goal.Moves(var moves) -> moves.contains(turn.move());
      case Goal.Played(var good, _) -> good.contains(turn.move());
      case Goal.Saves(var move) -> move.equals(turn.move());
      case Goal.OnlyWin(var move) -> move.equals(turn.move());
      case Goal.Holds _ -> isWonBy(turn, mover) || !canWin(turn.after());
      case Goal.Keeps _ ->
          isWonBy(turn, mover)
              || referee
                  .turns(turn.after())
                  .noneMatch(
                      reply -> isWonBy(reply, mover.opponent()) || !reply.captures().isEmpty());
      case Goal.Closes(int sides) -> attackersBesideKing(turn.after()) >= sides;
      case Goal.Forces _ ->
          isWonBy(turn, mover)
              || (turn.outcome().isEmpty()
                  && threatens(turn, mover)
                  && referee
                      .turns(turn.after())
                      .allMatch(reply -> reply.outcome().isEmpty() && canWin(reply.after())));
    };
  }

  /// Returns how the opponent makes use of a move that misses its goal: a reply that wins; else,
  /// where a win was to be forced, one that parries the threat, and where a loss was to be averted,
  /// one that forces a win; else the one that takes most of what was not to be taken before.
  /// Nothing if there is no such reply.
  public Optional<Turn> punishment(Turn wrong, Goal goal) {
    if (wrong.outcome().isPresent()) {
      return Optional.empty();
    }
    Side opponent = wrong.after().toMove();
    Optional<Turn> win =
        referee.turns(wrong.after()).filter(turn -> isWonBy(turn, opponent)).findFirst();
    if (win.isPresent()) {
      return win;
    }
    if (goal instanceof Goal.Forces) {
      return threatens(wrong, opponent.opponent())
          ? referee.turns(wrong.after()).filter(turn -> !canWin(turn.after())).findFirst()
          : Optional.empty();
    }
    if (goal instanceof Goal.Saves) {
      return referee
          .turns(wrong.after())
          .filter(turn -> reaches(turn, new Goal.Forces()))
          .findFirst();
    }
    Set<Square> threatened =
        referee
            .turns(referee.setUp(wrong.before().board(), opponent))
            .flatMap(turn -> turn.captured().stream())
            .collect(Collectors.toSet());
    return referee
        .turns(wrong.after())
        .filter(turn -> turn.captured().stream().anyMatch(square -> !threatened.contains(square)))
        .max(Comparator.comparing(turn -> turn.captures().size()));
  }

  /// Whether the mover would win if he could move again: without that nothing is forced, and most
  /// moves need no further look.
  private boolean threatens(Turn turn, Side mover) {
    return canWin(referee.setUp(turn.after().board(), mover));
  }

  private boolean canWin(Position position) {
    return referee.turns(position).anyMatch(turn -> isWonBy(turn, position.toMove()));
  }

  private static long attackersBesideKing(Position position) {
    Square king = position.board().king();
    return king == null
        ? 4
        : position.board().size().neighbours(king).stream()
            .filter(beside -> position.board().at(beside) == Piece.ATTACKER)
            .count();
  }

  private static boolean isWonBy(Turn turn, Side side) {
    return turn.outcome().flatMap(Outcome::winner).filter(winner -> winner == side).isPresent();
  }
}
