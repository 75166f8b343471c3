package hnefi.coach;

import hnefi.board.Arrangement;
import hnefi.board.Direction;
import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.rules.Capture;
import hnefi.rules.Encirclement;
import hnefi.rules.ExitFort;
import hnefi.rules.Move;
import hnefi.rules.Outcome;
import hnefi.rules.Outcome.Ending;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.RuleSet;
import hnefi.rules.Turn;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/// Finds one-move threats by having the referee judge every move of both sides.
final class ThreatFinder {
  private final RuleSet rules;
  private final Referee referee;

  ThreatFinder(RuleSet rules) {
    this.rules = rules;
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
    Map<Ending, Threats.Enclosure> enclosures = new EnumMap<>(Ending.class);
    for (Side mover : Side.values()) {
      for (Turn turn : turns(board, mover)) {
        if (escapes(turn)) {
          lines.add(line(turn.move()));
        }
        enclosure(turn).ifPresent(found -> enclosures.putIfAbsent(found.ending(), found));
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
    return new Threats(List.copyOf(threats.values()), lines, List.copyOf(enclosures.values()));
  }

  /// Returns every move this side could make if it were its turn, with what it does.
  private List<Turn> turns(Arrangement board, Side mover) {
    return referee.turns(referee.setUp(board, mover)).toList();
  }

  private Optional<Threats.Enclosure> enclosure(Turn turn) {
    Arrangement board = turn.after().board();
    Optional<Ending> ending = turn.outcome().map(Outcome::ending);
    Optional<Set<Square>> squares =
        ending.equals(Optional.of(Ending.ENCIRCLEMENT))
            ? Encirclement.of(board).map(Encirclement::ring)
            : ending.equals(Optional.of(Ending.EXIT_FORT))
                ? ExitFort.of(board, rules).map(ExitFort::wallSquares)
                : Optional.empty();
    return squares.map(each ->
        new Threats.Enclosure(ending.orElseThrow(), turn.move(), each.stream().sorted().toList()));
  }

  private static boolean escapes(Turn turn) {
    return turn.piece() == Piece.KING
        && turn.outcome().map(Outcome::ending).stream()
            .anyMatch(ending -> ending == Ending.KING_ESCAPED);
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
