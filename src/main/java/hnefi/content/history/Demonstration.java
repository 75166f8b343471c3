package hnefi.content.history;

import hnefi.content.Edition;
import hnefi.content.Layout;
import hnefi.content.yaml.FaultException;
import hnefi.content.yaml.YamlMap;
import hnefi.content.yaml.YamlValue;
import hnefi.notation.MoveText;
import hnefi.notation.SideText;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.StartPosition;
import hnefi.rules.Turn;
import hnefi.rules.Verdict;
import hnefi.text.Text;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A position and moves under which the readings of a dispute part.
///
/// @param start the position; empty for the start of each reading's own game
/// @param outcomes what comes of the last move under each reading, by the reading's id
/// @param line where it stands in its file
public record Demonstration(
    String id,
    Text note,
    Optional<StartPosition> start,
    List<Move> moves,
    Map<String, DemonstrationResult> outcomes,
    int line) {
  /// A demonstration played out under one reading.
  ///
  /// @param verdicts one for each move, the last may be a refusal
  public record Trial(Position start, List<Verdict> verdicts) {
    /// Returns what came of it.
    public DemonstrationResult result() {
      return DemonstrationResult.of(verdicts.getLast());
    }

    /// Returns the last position reached.
    public Position end() {
      Position reached = start;
      for (Verdict each : verdicts) {
        if (each instanceof Turn turn) {
          reached = turn.after();
        }
      }
      return reached;
    }
  }

  static Demonstration read(YamlValue value) throws FaultException {
    return value.map(map -> {
      YamlValue position = map.get("position");
      Optional<StartPosition> start = Optional.empty();
      if (!position.text().equals("start")) {
        YamlValue side = map.get("side");
        start =
            Optional.of(
                new StartPosition(Layout.board(position), side.good(SideText.read(side.text()))));
      }
      return new Demonstration(
          map.get("id").text(),
          map.get("note").words(),
          start,
          moves(map.get("moves")),
          outcomes(map.get("outcomes")),
          value.line());
    });
  }

  private static List<Move> moves(YamlValue list) throws FaultException {
    List<Move> moves = list.each(each -> each.good(MoveText.read(each.text())));
    if (moves.isEmpty()) {
      throw list.fault("fault.no-moves");
    }
    return moves;
  }

  private static Map<String, DemonstrationResult> outcomes(YamlValue value) throws FaultException {
    YamlMap map = value.map();
    Map<String, DemonstrationResult> outcomes = new LinkedHashMap<>();
    for (String reading : map.keysLeft()) {
      outcomes.put(reading, map.get(reading).found(DemonstrationResult::read, "fault.no-result"));
    }
    return outcomes;
  }

  /// Plays the moves by the rules of an edition, up to the first that is refused.
  ///
  /// @throws IllegalArgumentException if the position does not fit the edition's board
  public Trial play(Edition edition) {
    Referee referee = edition.referee();
    Position first =
        start.map(referee::setUp).orElseGet(() -> referee.start(edition.layout().board()));
    List<Verdict> verdicts = new ArrayList<>();
    Position position = first;
    for (Move each : moves) {
      Verdict verdict = referee.judge(position, each);
      verdicts.add(verdict);
      if (!(verdict instanceof Turn turn)) {
        break;
      }
      position = turn.after();
    }
    return new Trial(first, List.copyOf(verdicts));
  }
}
