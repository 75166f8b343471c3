package hnefi.rules;

import hnefi.board.Arrangement;
import hnefi.board.Piece;
import hnefi.board.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A moment of a game: the board, the side to move, and what repetition needs to know of the past.
///
/// Immutable. Made by [Referee#setUp] and, move by move, by [Referee#judge].
public final class Position {
  /// Why an arrangement cannot be the start of a game.
  public enum Fault {
    NO_KING,
    SEVERAL_KINGS,
    NO_ATTACKER
  }

  private final Arrangement board;
  private final Side toMove;
  private final @Nullable Position earlier;
  private final int occurrence;
  private final boolean recurred;
  private final Optional<Outcome> outcome;

  private Position(
      Arrangement board, Side toMove, @Nullable Position earlier, Optional<Outcome> outcome) {
    this.board = board;
    this.toMove = toMove;
    this.earlier = earlier;
    this.occurrence = occurrencesIn(earlier, board, toMove) + 1;
    this.recurred = occurrence > 1 || (earlier != null && earlier.recurred);
    this.outcome = outcome;
  }

  /// Returns what keeps this arrangement from being set up, if anything.
  public static Optional<Fault> faultOf(Arrangement board) {
    int kings = board.count(Piece.KING);
    if (kings != 1) {
      return Optional.of(kings == 0 ? Fault.NO_KING : Fault.SEVERAL_KINGS);
    }
    return board.count(Piece.ATTACKER) == 0 ? Optional.of(Fault.NO_ATTACKER) : Optional.empty();
  }

  static Position first(Arrangement board, Side toMove) {
    Optional<Fault> fault = faultOf(board);
    if (fault.isPresent()) {
      throw new IllegalArgumentException("cannot be set up: " + fault.get());
    }
    return new Position(board, toMove, null, Optional.empty());
  }

  /// Returns the position after a move of the side to move.
  ///
  /// @param forgetting whether the move was a capture, after which nothing earlier can occur again
  Position next(Arrangement after, boolean forgetting) {
    return new Position(after, toMove.opponent(), forgetting ? null : this, Optional.empty());
  }

  Position ended(Outcome how) {
    return new Position(board, toMove, earlier, Optional.of(how));
  }

  /// Returns the pieces on their squares.
  public Arrangement board() {
    return board;
  }

  /// Returns the side whose turn it is, or would be if the game were not over.
  public Side toMove() {
    return toMove;
  }

  /// Returns how the game ended on the board, if it did.
  public Optional<Outcome> outcome() {
    return outcome;
  }

  /// Returns how often this board with this side to move has now occurred, 1 for the first time.
  public int occurrence() {
    return occurrence;
  }

  /// Returns the positions since the last capture or the set-up, oldest first, this one last: all
  /// that could ever occur again.
  public List<Position> sinceCapture() {
    List<Position> line = new ArrayList<>();
    for (Position each = this; each != null; each = each.earlier) {
      line.add(each);
    }
    return line.reversed();
  }

  /// Returns whether this board with this side to move occurred twice up to and with this position.
  boolean hasSeenTwice(Arrangement other, Side side) {
    return recurred && occurrencesIn(this, other, side) >= 2;
  }

  private static int occurrencesIn(@Nullable Position latest, Arrangement board, Side toMove) {
    for (Position each = latest; each != null; each = each.earlier) {
      if (each.toMove == toMove && each.board.equals(board)) {
        return each.occurrence;
      }
    }
    return 0;
  }
}
