package hnefi.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hnefi.board.Arrangement;
import hnefi.board.BoardSize;
import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.rules.Capture;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.RuleSet;
import hnefi.rules.Switch;
import hnefi.rules.SwitchValue;
import hnefi.rules.Turn;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The fast board captures the king as the referee does, whatever stands beside him: random games
/// hardly ever bring three attackers and the throne about.
class KingCaptureRuleTest {
  private static final BoardSize SIZE = new BoardSize(7);
  private static final RuleSet CORNERS =
      Books.with(Books.MUNGO_SIMPLE.rules(), "escape=corner corner-enter=king throne-enter=anyone");

  /// On the throne, beside it, in the open, at the edge, beside a corner.
  private static final List<Square> KINGS =
      List.of(
          new Square(3, 3), new Square(3, 4), new Square(2, 4), new Square(3, 0), new Square(1, 0));

  @ParameterizedTest
  @MethodSource
  void everyCaptureIsMadeAndForeseen(RuleSet rules) {
    for (Square king : KINGS) {
      for (Arrangement each : surroundings(king)) {
        compare(new Referee(rules), each, king);
      }
    }
  }

  @Test
  void bothWaysToCaptureTheKingComeAboutWhereTwoAreEnough() {
    RuleSet rules = Books.with(CORNERS, "king-capture=two-sides king-captors=throne,edge");
    Map<Capture.Kind, Integer> counts = new EnumMap<>(Capture.Kind.class);
    for (Square king : KINGS) {
      for (Arrangement each : surroundings(king)) {
        compare(new Referee(rules), each, king)
            .forEach(kind -> counts.merge(kind, 1, Integer::sum));
      }
    }
    assertThat(counts).containsOnlyKeys(Capture.Kind.KING_FLANKED, Capture.Kind.KING_SURROUNDED);
  }

  /// Returns how the attackers could capture the king.
  private static List<Capture.Kind> compare(Referee referee, Arrangement arrangement, Square king) {
    List<Capture.Kind> captures = new ArrayList<>();
    Position position = referee.setUp(arrangement, Side.ATTACKERS);
    if (position.outcome().isPresent()) {
      return captures;
    }
    String here = referee.rules() + "\n" + arrangement;
    SearchBoard board = new SearchBoard(new RuleTables(referee.rules(), SIZE), position);
    CaptureTargets targets = new CaptureTargets(board);
    targets.update();
    for (Move move : referee.legalMoves(position)) {
      if (!SIZE.neighbours(king).contains(move.to())) {
        continue;
      }
      Turn turn = (Turn) referee.judge(position, move);
      List<Capture.Kind> kinds =
          turn.captures().stream()
              .filter(each -> each.piece() == Piece.KING)
              .map(Capture::kind)
              .toList();
      int code = MoveCode.of(move);
      boolean captured = board.make(code) == GameStatus.KING_CAPTURED;
      board.unmake();
      assertThat(captured).as(here + " " + move).isEqualTo(!kinds.isEmpty());
      assertThat(!captured || targets.has(MoveCode.to(code))).as(here + " " + move).isTrue();
      captures.addAll(kinds);
    }
    KingThreats threats = new KingThreats(board);
    threats.update();
    assertThat(threats.winningMove() != MoveCode.NONE).as(here).isEqualTo(!captures.isEmpty());
    return captures;
  }

  /// Returns the king with every combination of men beside him, and attackers on the diagonals, who
  /// reach the squares left free in one step.
  private static List<Arrangement> surroundings(Square king) {
    List<Square> beside = SIZE.neighbours(king);
    List<Arrangement> all = new ArrayList<>();
    int combinations = (int) Math.pow(3, beside.size());
    for (int combination = 0; combination < combinations; combination++) {
      Map<Square, Piece> pieces = new HashMap<>();
      pieces.put(king, Piece.KING);
      for (Square each : SIZE.squares()) {
        if (Math.abs(each.file() - king.file()) == 1
            && Math.abs(each.rank() - king.rank()) == 1
            && !SIZE.isThrone(each)) {
          pieces.put(each, Piece.ATTACKER);
        }
      }
      int rest = combination;
      for (Square each : beside) {
        switch (rest % 3) {
          case 1 -> pieces.put(each, Piece.ATTACKER);
          case 2 -> pieces.put(each, Piece.DEFENDER);
          default -> {}
        }
        rest /= 3;
      }
      all.add(Arrangement.of(SIZE, pieces));
    }
    return all;
  }

  static List<RuleSet> everyCaptureIsMadeAndForeseen() {
    List<RuleSet> all = List.of(CORNERS);
    for (Switch each :
        List.of(
            Switch.KING_CAPTURE,
            Switch.KING_CAPTORS,
            Switch.THRONE_HOSTILE,
            Switch.CORNER_HOSTILE,
            Switch.EDGE_HOSTILE)) {
      List<RuleSet> changed = new ArrayList<>();
      for (RuleSet rules : all) {
        for (SwitchValue value : each.choices()) {
          changed.add(rules.with(value));
        }
      }
      all = changed;
    }
    return all;
  }
}
