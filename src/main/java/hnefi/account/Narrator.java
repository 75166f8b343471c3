package hnefi.account;

import hnefi.board.BoardSize;
import hnefi.board.Piece;
import hnefi.board.Square;
import hnefi.content.Bibliography;
import hnefi.content.Edition;
import hnefi.content.Ruling;
import hnefi.content.Standing;
import hnefi.notation.SquareText;
import hnefi.rules.Access;
import hnefi.rules.Captor;
import hnefi.rules.Capture;
import hnefi.rules.Outcome;
import hnefi.rules.Position;
import hnefi.rules.Refusal;
import hnefi.rules.Rule;
import hnefi.rules.RuleSet;
import hnefi.rules.Spared;
import hnefi.rules.Switch;
import hnefi.rules.Turn;
import hnefi.text.Language;
import hnefi.text.Words;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Tells what the referee found, in one language and by the book of one edition.
public final class Narrator {
  private final Edition edition;
  private final Bibliography books;
  private final Words words;

  public Narrator(Edition edition, Bibliography books, Language language) {
    this.edition = edition;
    this.books = books;
    this.words = Words.of(Narrator.class, "account", language);
  }

  /// Returns the sentences about a turn: the move, the captures, the outcome, then who was spared.
  public List<Statement> tell(Turn turn) {
    List<Statement> told = new ArrayList<>();
    told.add(
        new Statement(
            Statement.Kind.MOVE,
            words.say("move." + id(turn.piece()), at(turn.move().from()), at(turn.move().to())),
            Optional.empty(),
            Set.of(),
            Set.of(turn.move().to())));
    told.addAll(captures(turn.captures()));
    turn.outcome().ifPresent(outcome -> told.add(tell(outcome)));
    told.addAll(spared(turn.spared(), turn.after().board().size()));
    return told;
  }

  /// Returns the sentence about the end of a game.
  public Statement tell(Outcome outcome) {
    String key =
        "outcome."
            + id(outcome.ending())
            + switch (outcome.ending()) {
              case KING_ESCAPED -> "." + id(edition.rules().escape());
              case KING_CAPTURED, RESIGNATION, NO_LEGAL_MOVE ->
                  "." + outcome.winner().map(Narrator::id).orElse("draw");
              case REPETITION, AGREEMENT -> "";
            };
    Optional<Rule> rule =
        switch (outcome.ending()) {
          case RESIGNATION, AGREEMENT -> Optional.empty();
          case KING_CAPTURED -> Optional.of(Switch.KING_CAPTURE);
          case KING_ESCAPED -> Optional.of(Switch.ESCAPE);
          case REPETITION -> Optional.of(Switch.REPETITION);
          case NO_LEGAL_MOVE -> Optional.of(Switch.NO_LEGAL_MOVE);
        };
    return new Statement(Statement.Kind.OUTCOME, words.say(key), rule, Set.of(), Set.of());
  }

  /// Returns the sentence about a refused move in this position.
  public Statement tell(Refusal refusal, Position position) {
    RuleSet rules = edition.rules();
    String key = "refusal." + refusal.id();
    String text =
        switch (refusal) {
          case Refusal.GameOver _, Refusal.OffBoard _, Refusal.LastCastle _, Refusal.Repeats _ ->
              words.say(key);
          case Refusal.NoPiece(Square from) -> words.say(key, at(from));
          case Refusal.NotYourTurn _ -> words.say(key + "." + id(position.toMove()));
          case Refusal.NotStraight(Square from, Square to) -> words.say(key, at(from), at(to));
          case Refusal.Blocked(Square by) -> words.say(key, at(by));
          case Refusal.Occupied(Square by) -> words.say(key, at(by));
          case Refusal.ThroneClosed _ -> words.say(key + "." + id(rules.throneEnter()));
          case Refusal.ThroneImpassable _ -> words.say(key + "." + id(rules.thronePass()));
          case Refusal.CornerClosed _ -> words.say(key + "." + id(rules.cornerEnter()));
          case Refusal.TooFar(int range, _) -> words.say(key, range);
        };
    return new Statement(
        Statement.Kind.REFUSAL,
        text,
        refusal instanceof Refusal.GameOver ? Optional.empty() : Optional.of(refusal.rule()),
        Set.copyOf(refusal.squares()),
        Set.of());
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
      key = "about." + id(piece) + (king ? "." + id(rules.kingCapture()) : "");
      rule = Optional.of(king ? Switch.KING_CAPTURE : hnefi.rules.CommonRule.CAPTURE);
    } else if (throne && rules.throneEnter() != Access.ANYONE) {
      key = "refusal.throne-closed." + id(rules.throneEnter());
      rule = Optional.of(Switch.THRONE_ENTER);
    } else if (corner && rules.cornerEnter() != Access.ANYONE) {
      key = "refusal.corner-closed." + id(rules.cornerEnter());
      rule = Optional.of(Switch.CORNER_ENTER);
    } else {
      key = throne ? "about.throne" : corner ? "about.corner" : "about.empty";
      rule = Optional.empty();
    }
    return new Statement(
        Statement.Kind.DESCRIPTION, words.say(key, at(square)), rule, Set.of(), Set.of(square));
  }

  /// Returns where the book says so, for a reader: the first passage, or that the book is silent.
  public String source(Rule rule) {
    Ruling ruling = edition.ruling(rule);
    String passage =
        ruling.cite().isEmpty() ? "" : books.say(ruling.cite().getFirst(), words.language());
    String remark =
        edition.isHouseRule(rule)
            ? words.say("source.house")
            : ruling.standing() == Standing.SILENT ? words.say("source.silent") : "";
    if (passage.isEmpty() || remark.isEmpty()) {
      return passage + remark;
    }
    return words.say("source", passage, remark);
  }

  /// Returns what to say before the first move.
  public String nothing() {
    return words.say("why.nothing");
  }

  /// Returns the whole account in one line, each sentence with its source.
  public String line(Turn turn) {
    return tell(turn).stream()
        .map(each ->
            each.rule().map(rule -> each.text() + " [" + source(rule) + "]").orElse(each.text()))
        .collect(Collectors.joining(" "));
  }

  private List<Statement> captures(List<Capture> captures) {
    Map<List<Captor>, List<Capture>> rows = new LinkedHashMap<>();
    List<Statement> told = new ArrayList<>();
    for (Capture each : captures) {
      if (each.kind() == Capture.Kind.SHIELD_WALL) {
        rows.computeIfAbsent(each.captors(), _ -> new ArrayList<>()).add(each);
      }
    }
    rows.forEach(
        (captors, row) -> told.add(capture("capture.shield-wall", row, captors, at(squares(row)))));
    for (Capture each : captures) {
      switch (each.kind()) {
        case SHIELD_WALL -> {}
        case KING_SURROUNDED ->
            told.add(
                capture(
                    "capture.king-surrounded",
                    List.of(each),
                    each.captors(),
                    at(each.square()),
                    list(each.captors().stream().map(this::captor).toList())));
        case KING_FLANKED -> told.add(held("capture.king-flanked", each));
        case PINCER, AGAINST_THRONE, AGAINST_CORNER, AGAINST_EDGE ->
            told.add(held("capture." + id(each.kind()) + "." + id(each.piece()), each));
      }
    }
    return told;
  }

  private Statement held(String key, Capture capture) {
    return capture(
        key,
        List.of(capture),
        capture.captors(),
        at(capture.square()),
        captor(capture.captors().get(0)),
        captor(capture.captors().get(1)));
  }

  private Statement capture(
      String key, List<Capture> captives, List<Captor> captors, Object... arguments) {
    return new Statement(
        Statement.Kind.CAPTURE,
        words.say(key, arguments),
        Optional.of(captives.getFirst().rule()),
        captors.stream().flatMap(each -> each.square().stream()).collect(Collectors.toSet()),
        Set.copyOf(squares(captives)));
  }

  /// Men of one row that stay for one reason share a sentence.
  private List<Statement> spared(List<Spared> spared, BoardSize size) {
    Map<List<Object>, List<Spared>> groups = new LinkedHashMap<>();
    for (Spared each : spared) {
      boolean row =
          each.reason() == Spared.Reason.ROW_IS_NOT_TAKEN
              || each.reason() == Spared.Reason.CORNER_CLOSES_NO_ROW;
      List<Object> group = row ? List.of(each.reason(), each.squares()) : List.of(each.square());
      groups.computeIfAbsent(group, _ -> new ArrayList<>()).add(each);
    }
    return groups.values().stream().map(group -> spare(group, size)).toList();
  }

  private Statement spare(List<Spared> group, BoardSize size) {
    Spared first = group.getFirst();
    Set<Square> victims =
        group.stream().map(Spared::square).collect(Collectors.toCollection(LinkedHashSet::new));
    Piece piece =
        group.stream().anyMatch(each -> each.piece() == Piece.KING) ? Piece.KING : first.piece();
    String key = "spared." + id(first.reason());
    if (first.reason() == Spared.Reason.KING_NOT_SURROUNDED) {
      if (first.squares().isEmpty()) {
        key += "-edge";
      } else if (first.rule() == Switch.KING_CAPTORS) {
        key += "-closed";
      }
    }
    boolean named = key.endsWith("-closed");
    String squares = named ? closedSquares(first.squares(), size) : at(first.squares());
    return new Statement(
        Statement.Kind.SPARED,
        words.say(key + "." + id(piece), at(victims), squares),
        Optional.of(first.rule()),
        Set.copyOf(first.squares()),
        victims);
  }

  private String closedSquares(List<Square> squares, BoardSize size) {
    return list(
        squares.stream()
            .map(square ->
                size.isThrone(square)
                    ? words.say("closed.throne")
                    : words.say("closed.corner", at(square)))
            .toList());
  }

  private String captor(Captor captor) {
    return switch (captor) {
      case Captor.Man(Square at, Piece piece) -> words.say("captor." + id(piece), at(at));
      case Captor.Throne _ -> words.say("captor.throne");
      case Captor.Corner(Square at) -> words.say("captor.corner", at(at));
      case Captor.Edge _ -> words.say("captor.edge");
    };
  }

  private String list(List<String> items) {
    if (items.size() < 2) {
      return String.join("", items);
    }
    return words.say(
        "list.and",
        String.join(", ", items.subList(0, items.size() - 1)),
        Objects.requireNonNull(items.getLast()));
  }

  private String at(Collection<Square> squares) {
    return list(SquareText.write(squares));
  }

  private static String at(Square square) {
    return SquareText.write(square);
  }

  private static List<Square> squares(List<Capture> captures) {
    return captures.stream().map(Capture::square).toList();
  }

  private static String id(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
