package hnefi.narration;

import hnefi.board.BoardSize;
import hnefi.board.Piece;
import hnefi.board.Square;
import hnefi.content.Edition;
import hnefi.content.lesson.DecidingRule;
import hnefi.content.lesson.Goal;
import hnefi.rules.CommonRule;
import hnefi.rules.Outcome;
import hnefi.rules.Rule;
import hnefi.rules.ShieldWallRule;
import hnefi.rules.Spared;
import hnefi.rules.Switch;
import hnefi.rules.Turn;
import hnefi.rules.Verdict;
import hnefi.text.Language;
import java.util.Optional;
import java.util.stream.Stream;

/// Says the rule that decided something, as the edition has it.
public final class RuleTeller {
  private final Edition edition;
  private final RuleWords words;
  private final RuleAnswers answers;

  public RuleTeller(Edition edition, Language language) {
    this.edition = edition;
    words = new RuleWords(language);
    answers = new RuleAnswers(language);
  }

  /// Returns a rule as a sentence.
  public String tell(Rule rule) {
    return words.sentence(rule, edition.ruling(rule).value());
  }

  /// Returns the rule a verdict rests on. How the king is captured depends on where he stands.
  public String tell(Verdict verdict) {
    Rule rule = DecidingRule.of(verdict);
    if (!(verdict instanceof Turn turn)) {
      return tell(rule);
    }
    Optional<Square> king = king(turn);
    if (king.isPresent()) {
      BoardSize size = turn.before().board().size();
      return answers.answer(KingPlace.of(king.get(), size), edition).answer();
    }
    boolean several = rule == CommonRule.CAPTURE && turn.captures().size() > 1;
    return tell(several ? CommonRule.SEVERAL : rule);
  }

  /// Returns the rule by which a move reached the goal of an exercise: the one it rests on if
  /// anything happened, else the one that makes the goal worth reaching.
  public String tell(Goal goal, Turn turn) {
    Optional<Rule> won = goal instanceof Goal.Wins ? won(turn) : Optional.empty();
    if (won.isPresent()) {
      return tell(won.get());
    }
    if (!turn.captures().isEmpty() || turn.outcome().isPresent()) {
      return tell((Verdict) turn);
    }
    return switch (goal) {
      case Goal.Takes _, Goal.TakesAtLeast _, Goal.Keeps _ -> tell(CommonRule.CAPTURE);
      case Goal.Moves _ when turn.piece() == Piece.KING -> tell(Switch.ESCAPE);
      case Goal.Moves _ when shutsInRow(turn) -> tell(Switch.SHIELDWALL);
      case Goal.Wins _, Goal.Moves _, Goal.Played _, Goal.Saves _ -> tell((Verdict) turn);
      case Goal.Holds _ -> tell(CommonRule.MOVE);
      case Goal.Closes _ -> tell(Switch.KING_CAPTURE);
      case Goal.Forces _, Goal.OnlyWin _ ->
          tell(turn.piece() == Piece.ATTACKER ? Switch.KING_CAPTURE : Switch.ESCAPE);
    };
  }

  /// Whether a piece came to stand beside an enemy at the edge where a row is taken together.
  private boolean shutsInRow(Turn turn) {
    BoardSize size = turn.before().board().size();
    return edition.rules().shieldWall() != ShieldWallRule.NONE
        && turn.spared().stream().map(Spared::square).anyMatch(size::isEdge);
  }

  /// Returns the rule that won the game, whatever fell on the way; nothing if the king was
  /// captured, for that depends on where he stood.
  private static Optional<Rule> won(Turn turn) {
    return king(turn).isPresent() ? Optional.empty() : turn.outcome().flatMap(Outcome::rule);
  }

  /// Returns where the king stood if it was about him: captured, or spared when nothing else fell.
  private static Optional<Square> king(Turn turn) {
    Stream<Square> captured =
        turn.captures().stream()
            .filter(each -> each.piece() == Piece.KING)
            .map(each -> each.square());
    Stream<Square> spared =
        turn.captures().isEmpty() && turn.outcome().isEmpty()
            ? turn.spared().stream()
                .limit(1)
                .filter(
                    each -> each.piece() == Piece.KING && RuleAnswers.isAskedByPlace(each.rule()))
                .map(each -> each.square())
            : Stream.empty();
    return Stream.concat(captured, spared).findFirst();
  }
}
