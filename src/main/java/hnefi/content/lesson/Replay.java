package hnefi.content.lesson;

import hnefi.content.Citation;
import hnefi.content.Edition;
import hnefi.content.diagram.Diagram;
import hnefi.content.diagram.DiagramEvent;
import hnefi.notation.MoveText;
import hnefi.notation.SideText;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.Refusal;
import hnefi.rules.Rule;
import hnefi.rules.Turn;
import hnefi.rules.Verdict;
import java.util.ArrayList;
import java.util.List;

/// What a diagram's moves come to under one book. Nothing of it is written anywhere: the referee
/// plays them.
///
/// @param start the position before the first move
/// @param verdicts one for each move until the game ends or a move is refused
/// @param last the position reached
public record Replay(Edition edition, Position start, List<Verdict> verdicts, Position last) {
  public Replay {
    verdicts = List.copyOf(verdicts);
  }

  /// Plays the diagram's moves under these rules.
  public static Replay of(Diagram diagram, Edition edition) {
    Referee referee = edition.referee();
    Position start = referee.setUp(diagram.start().board(), diagram.start().toMove());
    Position position = start;
    List<Verdict> verdicts = new ArrayList<>();
    for (DiagramEvent event : diagram.events()) {
      Verdict verdict = referee.judge(position, event.move());
      verdicts.add(verdict);
      if (!(verdict instanceof Turn turn)) {
        break;
      }
      position = turn.after();
      if (turn.outcome().isPresent()) {
        break;
      }
    }
    return new Replay(edition, start, verdicts, position);
  }

  /// Returns the diagram of a step under each of its books.
  public static List<Replay> all(Compare step) {
    return step.books().stream().map(edition -> of(step.diagram(), edition)).toList();
  }

  /// Returns what the last move came to.
  public Verdict verdict() {
    return verdicts.getLast();
  }

  /// Returns the rule on which the last verdict rests.
  public Rule rule() {
    return DecidingRule.of(verdict());
  }

  /// Returns where the book says so, empty where it is silent.
  public List<Citation> cite() {
    return DecidingRule.cite(verdict(), edition);
  }

  /// Returns the position before the last verdict.
  public Position asked() {
    return verdict() instanceof Turn turn ? turn.before() : last;
  }

  /// Returns what happened in short, equal for readings in which the same happened.
  public String essence() {
    StringBuilder text = new StringBuilder();
    for (Verdict verdict : verdicts) {
      text.append(
              switch (verdict) {
                case Refusal refusal -> refusal.id();
                case Turn turn -> MoveText.write(turn) + " " + SideText.write(turn.outcome());
              })
          .append("; ");
    }
    return text.toString();
  }
}
