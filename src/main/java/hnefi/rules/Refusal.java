package hnefi.rules;

import hnefi.board.Square;
import java.util.List;
import java.util.Optional;

/// Why a move is not legal, with the squares that matter.
public sealed interface Refusal extends Verdict {
  /// The game is over.
  record GameOver(Outcome outcome) implements Refusal {}

  /// A square of the move is not on this board.
  record OffBoard(Square square) implements Refusal {}

  /// There is nothing to move.
  record NoPiece(Square from) implements Refusal {}

  /// The piece belongs to the other side.
  record NotYourTurn(Square from) implements Refusal {}

  /// The two squares are not on one line.
  record NotStraight(Square from, Square to) implements Refusal {}

  /// A piece stands in the way.
  record Blocked(Square by) implements Refusal {}

  /// A piece stands where the move would end.
  record Occupied(Square by) implements Refusal {}

  /// This piece may not stop on the throne.
  record ThroneClosed(Square throne) implements Refusal {}

  /// This piece may not cross the throne.
  record ThroneImpassable(Square throne) implements Refusal {}

  /// This piece may not stop on a corner.
  record CornerClosed(Square corner) implements Refusal {}

  /// The king may not go that far.
  ///
  /// @param furthest the last square he could reach on this line if nothing stood in the way
  record TooFar(int range, Square furthest) implements Refusal {}

  /// All four corners would be blocked.
  record LastCastle(List<Square> corners) implements Refusal {
    public LastCastle {
      corners = List.copyOf(corners);
    }
  }

  /// The position would occur for the third time.
  record Repeats(Square to) implements Refusal {}

  /// Returns the name of this refusal in the line protocol.
  default String id() {
    return switch (this) {
      case GameOver _ -> "game-over";
      case OffBoard _ -> "off-board";
      case NoPiece _ -> "no-piece";
      case NotYourTurn _ -> "not-your-turn";
      case NotStraight _ -> "not-straight";
      case Blocked _ -> "blocked";
      case Occupied _ -> "occupied";
      case ThroneClosed _ -> "throne-closed";
      case ThroneImpassable _ -> "throne-impassable";
      case CornerClosed _ -> "corner-closed";
      case TooFar _ -> "too-far";
      case LastCastle _ -> "last-castle";
      case Repeats _ -> "repetition";
    };
  }

  /// Returns the squares to light up.
  default List<Square> squares() {
    return switch (this) {
      case GameOver _ -> List.of();
      case OffBoard _ -> List.of();
      case NoPiece(Square from) -> List.of(from);
      case NotYourTurn(Square from) -> List.of(from);
      case NotStraight(Square from, Square to) -> List.of(from, to);
      case Blocked(Square by) -> List.of(by);
      case Occupied(Square by) -> List.of(by);
      case ThroneClosed(Square throne) -> List.of(throne);
      case ThroneImpassable(Square throne) -> List.of(throne);
      case CornerClosed(Square corner) -> List.of(corner);
      case TooFar(_, Square furthest) -> List.of(furthest);
      case LastCastle(List<Square> corners) -> corners;
      case Repeats(Square to) -> List.of(to);
    };
  }

  /// Returns the rule that forbids the move; after the end, the one that ended the game, if a rule
  /// did.
  default Optional<Rule> rule() {
    return switch (this) {
      case GameOver(Outcome outcome) -> outcome.rule();
      case OffBoard _, NoPiece _, NotStraight _, Blocked _, Occupied _ ->
          Optional.of(CommonRule.MOVE);
      case NotYourTurn _ -> Optional.of(Switch.FIRST_MOVE);
      case ThroneClosed _ -> Optional.of(Switch.THRONE_ENTER);
      case ThroneImpassable _ -> Optional.of(Switch.THRONE_PASS);
      case CornerClosed _ -> Optional.of(Switch.CORNER_ENTER);
      case TooFar _ -> Optional.of(Switch.KING_RANGE);
      case LastCastle _ -> Optional.of(Switch.OPEN_CORNER);
      case Repeats _ -> Optional.of(Switch.REPETITION);
    };
  }
}
