package hnefi.narration;

import hnefi.board.BoardSize;
import hnefi.board.Piece;
import hnefi.board.Square;
import hnefi.content.Bibliography;
import hnefi.content.Edition;
import hnefi.content.diagram.DiagramEvent;
import hnefi.content.lesson.DecidingRule;
import hnefi.content.lesson.Prediction;
import hnefi.content.lesson.PredictionTask;
import hnefi.rules.CommonRule;
import hnefi.rules.Outcome;
import hnefi.rules.Refusal;
import hnefi.rules.Rule;
import hnefi.rules.Switch;
import hnefi.rules.Turn;
import hnefi.text.Language;
import hnefi.text.Tag;
import hnefi.text.Words;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// Puts a question about a move into words, with its answers, and says why a wrong one is wrong: in
/// the referee's terms, for this position.
public final class PredictionTeller {
  private final RuleTeller rules;
  private final Narrator narrator;
  private final Words words;
  private final Phrases phrases;

  public PredictionTeller(Edition edition, Bibliography books, Language language) {
    rules = new RuleTeller(edition, language);
    narrator = new Narrator(edition, books, language);
    words = Words.of(PredictionTeller.class, "prediction", language);
    phrases = Phrases.in(language);
  }

  /// Returns what the learner is asked.
  public String ask(PredictionTask task) {
    DiagramEvent event = task.event();
    Piece piece = Objects.requireNonNull(event.before().board().at(event.move().from()));
    return words.say(
        "ask." + Tag.of(piece), Phrases.at(event.move().from()), Phrases.at(event.move().to()));
  }

  /// Returns an answer to choose.
  public String answer(Prediction prediction) {
    return switch (prediction) {
      case Prediction.Captured(Set<Square> squares) ->
          words.say("captured", squares.size(), phrases.at(squares));
      case Prediction.Over(var outcome) -> withoutStop(narrator.tell(outcome).text());
      case Prediction.Nothing _ -> words.say("nothing");
      case Prediction.Forbidden _ -> words.say("forbidden");
    };
  }

  /// An answer to choose is no sentence.
  private static String withoutStop(String sentence) {
    return sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
  }

  /// Returns why a wrong answer is wrong.
  public String why(PredictionTask task, Prediction wrong) {
    return switch (task.verdict()) {
      case Refusal refusal -> narrator.tell(refusal, task.event().before()).text();
      case Turn turn -> why(turn, wrong);
    };
  }

  private String why(Turn turn, Prediction wrong) {
    return switch (wrong) {
      case Prediction.Captured(Set<Square> believed) -> whyNotCaptured(turn, believed);
      case Prediction.Over(var outcome) -> whyNotOver(turn, outcome);
      case Prediction.Nothing _ -> happened(turn);
      case Prediction.Forbidden _ -> words.say("allowed", rules.tell(permission(turn)));
    };
  }

  /// Returns the rule by which the piece may go where it goes.
  private static Rule permission(Turn turn) {
    BoardSize size = turn.before().board().size();
    return size.isThrone(turn.move().to())
        ? Switch.THRONE_ENTER
        : size.isCorner(turn.move().to())
            ? Switch.CORNER_ENTER
            : DecidingRule.crossesThrone(turn) ? Switch.THRONE_PASS : CommonRule.MOVE;
  }

  /// Returns why the pieces believed to be lost stay, and which others are lost.
  private String whyNotCaptured(Turn turn, Set<Square> believed) {
    Set<Square> staying = new TreeSet<>(believed);
    staying.removeAll(turn.captured());
    if (staying.isEmpty()) {
      return happened(turn);
    }
    String spared = spared(turn, staying);
    return spared.isEmpty() ? words.say("not-between", phrases.at(staying)) : spared;
  }

  /// Returns why the king has not escaped, or is not captured.
  private String whyNotOver(Turn turn, Outcome believed) {
    Square king = turn.after().board().king();
    String spared = king == null ? "" : spared(turn, Set.of(king));
    if (!spared.isEmpty()) {
      return spared;
    }
    boolean escaped = believed.ending() == Outcome.Ending.KING_ESCAPED;
    return rules.tell(escaped ? Switch.ESCAPE : Switch.KING_CAPTURE);
  }

  private String happened(Turn turn) {
    List<Statement> told = narrator.tell(turn);
    return told.stream()
        .filter(
            each -> each.kind() == Statement.Kind.CAPTURE || each.kind() == Statement.Kind.OUTCOME)
        .map(Statement::text)
        .collect(Collectors.joining(" "));
  }

  private String spared(Turn turn, Collection<Square> squares) {
    return narrator.tell(turn).stream()
        .filter(each -> each.kind() == Statement.Kind.SPARED)
        .filter(each -> each.victims().stream().anyMatch(squares::contains))
        .map(Statement::text)
        .collect(Collectors.joining(" "));
  }
}
