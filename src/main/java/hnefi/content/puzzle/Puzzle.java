package hnefi.content.puzzle;

import hnefi.content.Edition;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlMap;
import hnefi.content.yaml.YamlValue;
import hnefi.notation.BoardText;
import hnefi.notation.MoveText;
import hnefi.notation.SideText;
import hnefi.rules.Move;
import hnefi.rules.Outcome;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.Refusal;
import hnefi.rules.Turn;
import hnefi.text.Tag;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A position in which the side to move wins or averts a loss, and the one line of moves that does.
///
/// It *wins* if at every step one move alone wins as soon as it does. It *saves* (`goal: save`) if
/// at every step one move alone keeps the other side from winning with its next move or the one
/// after.
///
/// @param turns the solution: turns of both sides, beginning and ending with the solver's
/// @param grade from 1, found at a glance, to [#HARDEST]
/// @param fileLine the line of its file where it begins
public record Puzzle(
    Edition edition, Goal goal, Position start, List<Turn> turns, int grade, int fileLine) {
  /// What the solver must do.
  public enum Goal {
    WIN,
    SAVE
  }

  public static final int HARDEST = 5;

  private static final int MOST_MOVES = 5;

  public Puzzle {
    turns = List.copyOf(turns);
  }

  /// Returns a name that stays the same when puzzles are added or left out.
  public String name() {
    String text = BoardText.write(start.board()) + SideText.write(start.toMove());
    return "p" + Integer.toHexString(text.hashCode());
  }

  public PuzzleTheme theme() {
    return PuzzleTheme.of(edition.rules(), turns);
  }

  /// Returns how many moves the solver makes.
  public int moves() {
    return (turns.size() + 1) / 2;
  }

  /// Returns the moves of both sides.
  public List<Move> line() {
    return turns.stream().map(Turn::move).toList();
  }

  /// Reads a puzzle and judges every move of it.
  static Puzzle read(YamlValue value, Edition edition) throws FaultException {
    YamlMap map = value.map();
    Referee referee = edition.referee();
    YamlValue side = map.get("side");
    YamlValue board = map.get("board");
    Position start =
        referee.setUp(
            board.good(BoardText.readStart(board.text())), side.good(SideText.read(side.text())));
    YamlValue moves = map.get("moves");
    Goal goal = map.optional("goal", each -> each.constant(Goal.class)).orElse(Goal.WIN);
    YamlValue grade = map.get("grade");
    map.done();
    if (grade.integer() < 1 || grade.integer() > HARDEST) {
      throw grade.fault("fault.puzzle.grade", grade.text(), HARDEST);
    }
    List<Turn> turns = turns(referee, start, moves);
    boolean reaches =
        switch (goal) {
          case WIN ->
              turns
                  .getLast()
                  .outcome()
                  .flatMap(Outcome::winner)
                  .equals(Optional.of(start.toMove()));
          case SAVE -> turns.getLast().outcome().isEmpty();
        };
    if (!reaches || turns.size() < 3 || turns.size() % 2 == 0 || turns.size() >= 2 * MOST_MOVES) {
      throw moves.fault("fault.puzzle." + Tag.of(goal), MOST_MOVES);
    }
    return new Puzzle(edition, goal, start, turns, grade.integer(), value.line());
  }

  private static List<Turn> turns(Referee referee, Position start, YamlValue moves)
      throws FaultException {
    List<Turn> turns = new ArrayList<>();
    Position position = start;
    for (String text : moves.text().split("\\s+")) {
      Move move = moves.good(MoveText.read(text));
      Turn turn =
          switch (referee.judge(position, move)) {
            case Turn legal -> legal;
            case Refusal refusal -> throw moves.fault("fault.diagram.refused", text, refusal.id());
          };
      turns.add(turn);
      position = turn.after();
    }
    return turns;
  }
}
