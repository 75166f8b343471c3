package hnefi.narration;

import static hnefi.narration.Phrases.at;

import hnefi.board.Arrangement;
import hnefi.board.Piece;
import hnefi.board.Square;
import hnefi.content.Bibliography;
import hnefi.content.Citation;
import hnefi.content.Edition;
import hnefi.content.Ruling;
import hnefi.rules.Access;
import hnefi.rules.CommonRule;
import hnefi.rules.Encirclement;
import hnefi.rules.ExitFort;
import hnefi.rules.Outcome;
import hnefi.rules.Position;
import hnefi.rules.Refusal;
import hnefi.rules.Rule;
import hnefi.rules.RuleSet;
import hnefi.rules.Switch;
import hnefi.rules.Turn;
import hnefi.text.Language;
import hnefi.text.Tag;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Tells what the referee found, in one language and by the book of one edition.
public final class Narrator {
  private final Edition edition;
  private final Bibliography books;
  private final Phrases phrases;

  public Narrator(Edition edition, Bibliography books, Language language) {
    this.edition = edition;
    this.books = books;
    this.phrases = Phrases.in(language);
  }

  /// Returns the sentences about a turn: the move, the captures, the outcome, then who was spared.
  public List<Statement> tell(Turn turn) {
    List<Statement> told = new ArrayList<>();
    told.add(
        new Statement(
            Statement.Kind.MOVE,
            phrases.say(
                "move." + Tag.of(turn.piece()), at(turn.move().from()), at(turn.move().to())),
            Optional.empty(),
            Set.of(),
            Set.of(turn.move().to())));
    told.addAll(new CaptureTeller(phrases).tell(turn.captures()));
    turn.outcome().ifPresent(outcome -> told.addAll(tell(outcome, turn)));
    told.addAll(new SparedTeller(phrases).tell(turn));
    return told;
  }

  /// Returns the sentences about the end that a turn brought: how it ended, and what stands on the
  /// board to show it.
  private List<Statement> tell(Outcome outcome, Turn turn) {
    Arrangement board = turn.after().board();
    return switch (outcome.ending()) {
      case ENCIRCLEMENT ->
          new EnclosureTeller(phrases).tell(tell(outcome), Encirclement.of(board).orElseThrow());
      case EXIT_FORT ->
          new EnclosureTeller(phrases)
              .tell(tell(outcome), ExitFort.of(board, edition.rules()).orElseThrow());
      case KING_CAPTURED,
          KING_ESCAPED,
          REPETITION,
          NO_LEGAL_MOVE,
          RESIGNATION,
          AGREEMENT,
          TIME_OVER ->
          List.of(tell(outcome));
    };
  }

  /// Returns the sentence about the end of a game.
  public Statement tell(Outcome outcome) {
    Outcome.Ending ending = outcome.ending();
    String detail =
        ending == Outcome.Ending.KING_ESCAPED
            ? "." + Tag.of(edition.rules().escape())
            : ending.winners().size() > 1 ? "." + outcome.winner().map(Tag::of).orElse("draw") : "";
    String key = "outcome." + Tag.of(ending) + detail;
    return new Statement(
        Statement.Kind.OUTCOME, phrases.say(key), outcome.rule(), Set.of(), Set.of());
  }

  /// Returns the sentence about a refused move in this position.
  public Statement tell(Refusal refusal, Position position) {
    RuleSet rules = edition.rules();
    String key = "refusal." + refusal.id();
    String text =
        switch (refusal) {
          case Refusal.GameOver _, Refusal.OffBoard _, Refusal.LastCastle _, Refusal.Repeats _ ->
              phrases.say(key);
          case Refusal.NoPiece(Square from) -> phrases.say(key, at(from));
          case Refusal.NotYourTurn _ -> phrases.say(key + "." + Tag.of(position.toMove()));
          case Refusal.NotStraight(Square from, Square to) -> phrases.say(key, at(from), at(to));
          case Refusal.Blocked(Square by) -> phrases.say(key, at(by));
          case Refusal.Occupied(Square by) -> phrases.say(key, at(by));
          case Refusal.ThroneClosed _ -> phrases.say(key + "." + Tag.of(rules.throneEnter()));
          case Refusal.ThroneImpassable _ -> phrases.say(key + "." + Tag.of(rules.thronePass()));
          case Refusal.CornerClosed _ -> phrases.say(key + "." + Tag.of(rules.cornerEnter()));
          case Refusal.TooFar(int range, _) -> phrases.say(key, range);
        };
    return new Statement(
        Statement.Kind.REFUSAL, text, refusal.rule(), Set.copyOf(refusal.squares()), Set.of());
  }

  /// Returns what can be said of a square by itself.
  public Statement describe(Position position, Square square) {
    RuleSet rules = edition.rules();
    Piece piece = position.board().at(square);
    boolean throne = position.board().size().isThrone(square);
    boolean corner = position.board().size().isCorner(square);
    String key;
    Optional<Rule> rule;
    if (piece != null) {
      boolean king = piece == Piece.KING;
      key = "about." + Tag.of(piece) + (king ? "." + Tag.of(rules.kingCapture()) : "");
      rule = Optional.of(king ? Switch.KING_CAPTURE : CommonRule.CAPTURE);
    } else if (throne && rules.throneEnter() != Access.ANYONE) {
      key = "refusal.throne-closed." + Tag.of(rules.throneEnter());
      rule = Optional.of(Switch.THRONE_ENTER);
    } else if (corner && rules.cornerEnter() != Access.ANYONE) {
      key = "refusal.corner-closed." + Tag.of(rules.cornerEnter());
      rule = Optional.of(Switch.CORNER_ENTER);
    } else {
      key = throne ? "about.throne" : corner ? "about.corner" : "about.empty";
      rule = Optional.empty();
    }
    return new Statement(
        Statement.Kind.DESCRIPTION, phrases.say(key, at(square)), rule, Set.of(), Set.of(square));
  }

  /// Returns where the book says so, for a reader: the first passage, or that the book is silent.
  public String source(Rule rule) {
    return source(
        rule, phrases.say("source.silent"), each -> books.say(each, phrases.words().language()));
  }

  /// Returns where in the book it says so, without naming the book, or that the choice is ours.
  public String place(Rule rule) {
    return source(
        rule, phrases.say("source.ours"), each -> books.place(each, phrases.words().language()));
  }

  private String source(Rule rule, String silent, Function<Citation, String> named) {
    Ruling ruling = edition.ruling(rule);
    String passage = ruling.cite().isEmpty() ? "" : named.apply(ruling.cite().getFirst());
    String remark =
        edition.isHouseRule(rule) ? phrases.say("source.house") : ruling.isSilent() ? silent : "";
    if (passage.isEmpty() || remark.isEmpty()) {
      return passage + remark;
    }
    return phrases.say("source", passage, remark);
  }

  /// Returns what to say before the first move.
  public String nothing() {
    return phrases.say("why.nothing");
  }

  /// Returns the whole account in one line, each sentence with its source.
  public String line(Turn turn) {
    return tell(turn).stream()
        .map(each ->
            each.rule().map(rule -> each.text() + " [" + source(rule) + "]").orElse(each.text()))
        .collect(Collectors.joining(" "));
  }
}
