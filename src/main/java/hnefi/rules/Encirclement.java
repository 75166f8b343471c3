package hnefi.rules;

import hnefi.board.Arrangement;
import hnefi.board.BoardSize;
import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/// The encirclement (Copenhagen Hnefatafl): neither the king nor any defender could reach an edge
/// square by steps over squares without an attacker; other defenders do not block.
///
/// @param inside the squares that the defenders could reach, their own included
/// @param ring the attackers around them
public record Encirclement(Set<Square> inside, Set<Square> ring) {
  public Encirclement {
    inside = Set.copyOf(inside);
    ring = Set.copyOf(ring);
  }

  /// Returns the encirclement on this board, if there is one, whoever has moved.
  public static Optional<Encirclement> of(Arrangement board) {
    BoardSize size = board.size();
    Set<Square> inside = new HashSet<>(board.squaresOf(Side.DEFENDERS));
    Set<Square> ring = new HashSet<>();
    Deque<Square> waiting = new ArrayDeque<>(inside);
    while (!waiting.isEmpty()) {
      // Depth first: where there is a way to the edge, it is soon found.
      Square square = waiting.removeLast();
      if (size.isEdge(square)) {
        return Optional.empty();
      }
      for (Square beside : size.neighbours(square)) {
        if (board.at(beside) == Piece.ATTACKER) {
          ring.add(beside);
        } else if (inside.add(beside)) {
          waiting.add(beside);
        }
      }
    }
    return Optional.of(new Encirclement(inside, ring));
  }
}
