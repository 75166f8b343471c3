package hnefi.rules;

import hnefi.board.Arrangement;
import hnefi.board.Direction;
import hnefi.board.Piece;
import hnefi.board.Square;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// The exit fort (Copenhagen Hnefatafl): the king stands at the edge with room to move, behind a
/// wall of defenders none of whom can ever be taken.
///
/// @param king the king's square
/// @param room the empty squares that he could step to, step by step, and his own
/// @param walls the defenders around the room, in reading order
public record ExitFort(Square king, Set<Square> room, List<Wall> walls) {
  /// A defender of the wall, and what keeps attackers from taking it between them.
  ///
  /// @param rank what guards it along its rank
  /// @param file what guards it along its file
  public record Wall(Square square, Guard rank, Guard file) {}

  /// What no attacker can stand on beside a defender of the wall.
  public sealed interface Guard {
    /// The border of the board.
    record Edge() implements Guard {}

    /// A square of the room.
    record Room(Square at) implements Guard {}

    /// Another defender of the wall.
    record Man(Square at) implements Guard {}

    /// Returns the square of the guard; the border has none.
    default Optional<Square> square() {
      return switch (this) {
        case Edge _ -> Optional.empty();
        case Room(Square at) -> Optional.of(at);
        case Man(Square at) -> Optional.of(at);
      };
    }
  }

  public ExitFort {
    room = Set.copyOf(room);
    walls = List.copyOf(walls);
  }

  /// Returns the fort on this board, if there is one, whoever has moved. A hostile border guards
  /// nobody.
  public static Optional<ExitFort> of(Arrangement board, RuleSet rules) {
    Square king = board.king();
    if (king == null || !board.size().isEdge(king)) {
      return Optional.empty();
    }
    Set<Square> room = new TreeSet<>(Set.of(king));
    Set<Square> border = new TreeSet<>();
    Deque<Square> waiting = new ArrayDeque<>(room);
    while (!waiting.isEmpty()) {
      for (Square beside : board.size().neighbours(waiting.remove())) {
        Piece piece = board.at(beside);
        if (piece == Piece.ATTACKER) {
          return Optional.empty();
        }
        if (piece == Piece.DEFENDER) {
          border.add(beside);
        } else if (room.add(beside)) {
          waiting.add(beside);
        }
      }
    }
    if (room.size() == 1) {
      return Optional.empty();
    }
    List<Wall> walls = new ArrayList<>();
    for (Square each : border) {
      Guard rank = guard(board, rules, each, Direction.EAST, room, border);
      Guard file = guard(board, rules, each, Direction.NORTH, room, border);
      if (rank == null || file == null) {
        return Optional.empty();
      }
      walls.add(new Wall(each, rank, file));
    }
    return Optional.of(new ExitFort(king, room, walls));
  }

  /// Returns what guards a defender along the line of a direction, or null if nothing does.
  private static @Nullable Guard guard(
      Arrangement board,
      RuleSet rules,
      Square wall,
      Direction way,
      Set<Square> room,
      Set<Square> border) {
    Guard man = null;
    for (Direction each : List.of(way, way.opposite())) {
      Square beside = board.size().next(wall, each);
      if (beside == null) {
        if (!rules.edgeHostile()) {
          return new Guard.Edge();
        }
      } else if (room.contains(beside)) {
        return new Guard.Room(beside);
      } else if (border.contains(beside)) {
        man = new Guard.Man(beside);
      }
    }
    return man;
  }

  /// Returns the squares of the defenders of the wall.
  public Set<Square> wallSquares() {
    Set<Square> squares = new TreeSet<>();
    for (Wall each : walls) {
      squares.add(each.square());
    }
    return squares;
  }
}
