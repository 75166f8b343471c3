package hnefi.coach;

import hnefi.board.Arrangement;
import hnefi.board.Direction;
import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.rules.Capture;
import hnefi.rules.Move;
import hnefi.rules.Outcome;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.RuleSet;
import hnefi.rules.Turn;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Finds one-move threats by having the referee judge every move of both sides.
final class ThreatFinder {
  private final Referee referee;

  ThreatFinder(RuleSet rules) {
    referee = new Referee(rules);
  }

  Referee referee() {
    return referee;
  }

  /// Returns which pieces of this side the other could capture, and the king's free lines,
  /// whoever's turn it is.
  Threats threats(Arrangement board, Side side) {
    if (Position.faultOf(board).isPresent()) {
      return Threats.NONE;
    }
    Map<Square, Threats.CaptureThreat> threats = new TreeMap<>();
    List<Threats.KingLine> lines = new ArrayList<>();
    for (Side mover : Side.values()) {
      for (Turn turn : turns(board, mover)) {
        if (escapes(turn)) {
          lines.add(line(turn.move()));
        }
        if (mover != side) {
          for (Capture capture : turn.captures()) {
            threats.putIfAbsent(
                capture.square(),
                new Threats.CaptureThreat(capture.square(), turn.move(), capture));
          }
        }
      }
    }
    lines.sort(Comparator.comparing(Threats.KingLine::exit));
    return new Threats(List.copyOf(threats.values()), lines);
  }

  /// Returns every move this side could make if it were its turn, with what it does.
  private List<Turn> turns(Arrangement board, Side mover) {
    return referee.turns(referee.setUp(board, mover)).toList();
  }

  private static boolean escapes(Turn turn) {
    return turn.piece() == Piece.KING
        && turn.outcome().map(Outcome::ending).stream()
            .anyMatch(ending -> ending == Outcome.Ending.KING_ESCAPED);
  }

  private static Threats.KingLine line(Move move) {
    Direction way = move.from().directionTo(move.to());
    List<Square> squares = new ArrayList<>();
    Square square = move.from();
    while (!square.equals(move.to())) {
      square = new Square(square.file() + way.files(), square.rank() + way.ranks());
      squares.add(square);
    }
    return new Threats.KingLine(move.from(), squares);
  }
}
