package hnefi.content.lesson;

import hnefi.board.Square;
import hnefi.content.Citation;
import hnefi.content.Edition;
import hnefi.rules.CommonRule;
import hnefi.rules.Refusal;
import hnefi.rules.Rule;
import hnefi.rules.Spared;
import hnefi.rules.Switch;
import hnefi.rules.Turn;
import hnefi.rules.Verdict;
import java.util.List;

/// What a verdict rests on: the rule that decided, and where the book says so.
public final class DecidingRule {
  private DecidingRule() {}

  /// Returns the rule that matters most: what took, else how the game ended, else what spared, else
  /// that a piece may go there.
  public static Rule of(Verdict verdict) {
    return switch (verdict) {
      case Refusal refusal -> refusal.rule().orElse(CommonRule.MOVE);
      case Turn turn when !turn.captures().isEmpty() -> turn.captures().getFirst().rule();
      case Turn turn when turn.outcome().isPresent() ->
          turn.outcome().get().rule().orElse(CommonRule.MOVE);
      case Turn turn when !turn.spared().isEmpty() -> spared(turn);
      case Turn turn when crossesThrone(turn) -> Switch.THRONE_PASS;
      case Turn _ -> CommonRule.MOVE;
    };
  }

  /// That a piece stays because nobody stands behind it says less than any other reason.
  private static Rule spared(Turn turn) {
    return turn.spared().stream()
        .map(Spared::rule)
        .filter(rule -> rule != CommonRule.CAPTURE)
        .findFirst()
        .orElse(CommonRule.CAPTURE);
  }

  /// Returns the passages of the edition's own book, empty where it is silent.
  static List<Citation> cite(Verdict verdict, Edition edition) {
    return edition.ruling(of(verdict)).cite().stream()
        .filter(each -> each.source().equals(edition.rulebook().book()))
        .toList();
  }

  /// Returns whether a piece went over the throne.
  public static boolean crossesThrone(Turn turn) {
    Square throne = turn.before().board().size().throne();
    Square from = turn.move().from();
    Square to = turn.move().to();
    return !throne.equals(to)
        && throne.isInLineWith(from)
        && throne.isInLineWith(to)
        && from.distanceTo(throne) + throne.distanceTo(to) == from.distanceTo(to);
  }
}
