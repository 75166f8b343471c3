package hnefi.narration.sheet;

import hnefi.board.Arrangement;
import hnefi.board.Piece;
import hnefi.content.Edition;
import hnefi.content.Library;
import hnefi.content.RuleScenario;
import hnefi.content.RuleTopic;
import hnefi.narration.BoardMarks;
import hnefi.narration.Narrator;
import hnefi.narration.Phrases;
import hnefi.narration.Statement;
import hnefi.notation.SquareText;
import hnefi.rules.Capture;
import hnefi.rules.Move;
import hnefi.rules.Outcome;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.Refusal;
import hnefi.rules.Spared;
import hnefi.rules.Turn;
import hnefi.rules.Verdict;
import hnefi.text.Tag;
import hnefi.text.Words;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/// Has the referee decide the [RuleScenario]s that show an edition's rules, and says what came of
/// them.
final class RuleExamples {
  private final Edition edition;
  private final Library library;
  private final Referee referee;
  private final Narrator narrator;
  private final Words words;
  private final Phrases phrases;

  RuleExamples(Edition edition, Library library, Words words, Phrases phrases) {
    this.edition = edition;
    this.library = library;
    this.words = words;
    this.phrases = phrases;
    referee = edition.referee();
    narrator = new Narrator(edition, library.books(), words.language());
  }

  /// Returns the examples of the rules on a topic.
  List<RuleExample> of(RuleTopic topic) {
    return library.scenarios().stream()
        .filter(each -> each.topic() == topic && each.concerns(edition.rules()))
        .map(this::decide)
        .toList();
  }

  private RuleExample decide(RuleScenario scenario) {
    Arrangement board = scenario.board();
    Move move = scenario.move();
    Piece piece = Objects.requireNonNull(board.at(move.from()));
    Position before = referee.setUp(board, piece.side());
    Verdict verdict = referee.judge(before, move);
    return switch (verdict) {
      case Refusal refusal ->
          new RuleExample(
              before,
              move,
              verdict,
              arrow(move).with(BoardMarks.Kind.TROUBLE, refusal.squares()),
              caption("try." + Tag.of(piece), move, narrator.tell(refusal, before).text()));
      case Turn turn ->
          new RuleExample(
              before,
              move,
              verdict,
              marks(turn, scenario),
              caption("moves." + Tag.of(piece), move, told(turn, scenario)));
    };
  }

  private static BoardMarks arrow(Move move) {
    return BoardMarks.NONE.withArrow(move.from(), move.to());
  }

  /// Marks what happens to the pieces the scenario is about, on the board as it is before the move.
  private static BoardMarks marks(Turn turn, RuleScenario scenario) {
    BoardMarks told = BoardMarks.explaining(turn);
    BoardMarks marks =
        new BoardMarks(Optional.empty(), told.squares(), List.of(), List.of(), told.borders())
            .without(BoardMarks.Kind.SPARED)
            .withArrow(turn.move().from(), turn.move().to());
    return turn.captures().isEmpty()
        ? marks.with(
            BoardMarks.Kind.SPARED,
            turn.spared().stream().map(Spared::square).filter(scenario::isAbout).toList())
        : marks;
  }

  private String caption(String key, Move move, String told) {
    return words.say(key, SquareText.write(move.from()), SquareText.write(move.to())) + " " + told;
  }

  /// What the move does: who falls and how the game ends, else who is spared, else that it may be
  /// made.
  private String told(Turn turn, RuleScenario scenario) {
    List<Statement> all = narrator.tell(turn);
    boolean several =
        turn.captures().stream().filter(each -> each.kind() == Capture.Kind.PINCER).count() > 1;
    String captures =
        several
            ? words.say(
                "captured", phrases.list(turn.captured().stream().map(SquareText::write).toList()))
            : all.stream()
                .filter(each -> each.kind() == Statement.Kind.CAPTURE)
                .map(Statement::text)
                .collect(Collectors.joining(" "));
    String ending =
        turn.outcome().filter(each -> each.ending() != Outcome.Ending.KING_CAPTURED).stream()
            .map(each -> narrator.tell(each).text())
            .collect(Collectors.joining());
    String happened = (captures + " " + ending).strip();
    if (!happened.isEmpty()) {
      return happened;
    }
    return all.stream()
        .filter(each -> each.kind() == Statement.Kind.SPARED)
        .filter(each -> each.victims().stream().anyMatch(scenario::isAbout))
        .findFirst()
        .map(Statement::text)
        .orElseGet(() -> words.say("allowed"));
  }
}
