package hnefi.ui.board.command;

import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.Turn;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/// What the rules say about a position, for the side to move.
///
/// @param position empty where none can be set up
record PositionReader(Referee referee, Optional<Position> position) {
  /// Returns the squares where the king would win with his next move.
  Set<Square> openLines() {
    Set<Square> goals = new TreeSet<>();
    turns(Side.DEFENDERS)
        .filter(turn -> turn.piece() == Piece.KING && isWon(turn, Side.DEFENDERS))
        .forEach(turn -> goals.add(turn.move().to()));
    return goals;
  }

  /// Returns the pieces of the side to move that the other side could capture next.
  Set<Square> threatened() {
    Set<Square> victims = new TreeSet<>();
    position.ifPresent(
        here -> turns(here.toMove().opponent()).forEach(turn -> victims.addAll(turn.captured())));
    return victims;
  }

  /// Returns whether nobody can move any more.
  boolean isOver() {
    return position.filter(here -> here.outcome().isPresent()).isPresent();
  }

  /// Returns where the piece on a square may go.
  List<Square> destinations(Square from) {
    return position.map(here -> referee.destinations(here, from)).orElse(Set.of()).stream()
        .sorted()
        .toList();
  }

  /// Returns the moves that capture something.
  List<Turn> capturing() {
    return position
        .map(here -> referee.turns(here).filter(turn -> !turn.captured().isEmpty()).toList())
        .orElse(List.of());
  }

  private Stream<Turn> turns(Side side) {
    return position.filter(here -> here.outcome().isEmpty()).stream()
        .map(here -> here.toMove() == side ? here : referee.setUp(here.board(), side))
        .flatMap(referee::turns);
  }

  private static boolean isWon(Turn turn, Side side) {
    return turn.outcome().flatMap(each -> each.winner()).equals(Optional.of(side));
  }

  /// Returns whether the piece on a square may be moved at all.
  static boolean isOwn(Position position, Square square) {
    Piece piece = position.board().at(square);
    return piece != null && piece.side() == position.toMove();
  }
}
