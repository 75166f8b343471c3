package hnefi.rules;

import hnefi.board.Direction;
import hnefi.board.Piece;
import hnefi.board.Square;
import java.util.Optional;

/// What holds a captured piece on one side.
public sealed interface Captor {
  /// An enemy piece.
  record Man(Square at, Piece piece) implements Captor {}

  /// The empty throne.
  record Throne(Square at) implements Captor {}

  /// The throne with the king on it, held by attackers on its three other sides.
  record HeldThrone(Square at) implements Captor {}

  /// An empty corner.
  record Corner(Square at) implements Captor {}

  /// The border of the board, on this side of the captive.
  record Edge(Direction side) implements Captor {}

  /// Returns the square of the captor; the border has none.
  default Optional<Square> square() {
    return switch (this) {
      case Man(Square at, _) -> Optional.of(at);
      case Throne(Square at) -> Optional.of(at);
      case HeldThrone(Square at) -> Optional.of(at);
      case Corner(Square at) -> Optional.of(at);
      case Edge _ -> Optional.empty();
    };
  }
}
