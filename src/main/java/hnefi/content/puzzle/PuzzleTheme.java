package hnefi.content.puzzle;

import hnefi.board.Side;
import hnefi.rules.Capture;
import hnefi.rules.Outcome;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.RuleSet;
import hnefi.rules.Turn;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// What a puzzle is about.
public enum PuzzleTheme {
  /// A row at the edge falls together.
  SHIELD_WALL,
  /// One move takes two pieces or three.
  SEVERAL,
  /// A piece is taken against the throne, a corner or the edge.
  AGAINST_SQUARE,
  /// The king is captured.
  NET,
  /// All defenders are shut in.
  ENCIRCLEMENT,
  /// The king is safe in a fort at the edge.
  FORT,
  /// The other side has no move left.
  NO_MOVE,
  /// A king who may not capture escapes.
  UNARMED_KING,
  /// The king threatens to escape on two lines at once.
  TWO_LINES,
  /// A line to where the king wins is opened or kept open.
  OPEN_LINE,
  /// The attackers stop a king who is about to escape.
  ESCAPE_STOPPED,
  /// The defenders save a king who is about to be captured, or shut in.
  KING_SAVED;

  private static final Set<Capture.Kind> AGAINST =
      Set.of(
          Capture.Kind.AGAINST_THRONE,
          Capture.Kind.AGAINST_HELD_THRONE,
          Capture.Kind.AGAINST_CORNER,
          Capture.Kind.AGAINST_EDGE);

  /// Returns the theme of a solution.
  ///
  /// @param turns of both sides, beginning with the solver's; the last one ends the game if it is
  ///   to be won
  public static PuzzleTheme of(RuleSet rules, List<Turn> turns) {
    Side solver = turns.getFirst().before().toMove();
    List<Capture> captures =
        turns.stream()
            .filter(each -> each.before().toMove() == solver)
            .flatMap(each -> each.captures().stream())
            .toList();
    if (captures.stream().anyMatch(each -> each.kind() == Capture.Kind.SHIELD_WALL)) {
      return SHIELD_WALL;
    }
    if (turns.stream()
        .anyMatch(each -> each.before().toMove() == solver && each.captures().size() > 1)) {
      return SEVERAL;
    }
    if (captures.stream().anyMatch(each -> AGAINST.contains(each.kind()))) {
      return AGAINST_SQUARE;
    }
    Optional<Outcome> outcome = turns.getLast().outcome();
    if (outcome.isEmpty()) {
      return solver == Side.ATTACKERS ? ESCAPE_STOPPED : KING_SAVED;
    }
    return switch (outcome.get().ending()) {
      case KING_CAPTURED -> NET;
      case ENCIRCLEMENT -> ENCIRCLEMENT;
      case EXIT_FORT -> FORT;
      case KING_ESCAPED -> escape(rules, turns);
      case NO_LEGAL_MOVE, REPETITION, RESIGNATION, AGREEMENT, TIME_OVER -> NO_MOVE;
    };
  }

  private static PuzzleTheme escape(RuleSet rules, List<Turn> turns) {
    if (!rules.kingArmed()) {
      return UNARMED_KING;
    }
    return turns.size() > 2 && threats(rules, turns.get(turns.size() - 3).after()) > 1
        ? TWO_LINES
        : OPEN_LINE;
  }

  /// Returns with how many moves the king could escape if it were his turn.
  private static long threats(RuleSet rules, Position position) {
    Referee referee = new Referee(rules);
    Position turned = referee.setUp(position.board(), Side.DEFENDERS);
    return turned.outcome().isPresent()
        ? 0
        : referee.turns(turned).filter(each -> each.outcome().isPresent()).count();
  }
}
