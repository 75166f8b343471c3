package hnefi.ui.play.screen;

import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.content.Bibliography;
import hnefi.content.Edition;
import hnefi.narration.BoardMarks;
import hnefi.narration.BoardMarks.Kind;
import hnefi.narration.Narrator;
import hnefi.narration.RuleWords;
import hnefi.narration.Statement;
import hnefi.rules.Position;
import hnefi.rules.Refusal;
import hnefi.rules.Rule;
import hnefi.rules.Switch;
import hnefi.rules.Turn;
import hnefi.text.Language;
import hnefi.text.Localized;
import hnefi.text.Tag;
import hnefi.text.Words;
import hnefi.ui.play.session.ExplanationTopic;
import hnefi.ui.play.session.GameSnapshot;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Puts a subject into words of one language, and says what to light up for it.
final class ExplanationWords {
  /// What a player has to know before the first move.
  private static final List<Switch> GOALS =
      List.of(Switch.FIRST_MOVE, Switch.ESCAPE, Switch.KING_CAPTURE);

  private final Edition edition;
  private final Narrator narrator;
  private final RuleWords ruleWords;
  private final Language language;
  private final List<Switch> disputed;
  private final Optional<Side> learner;
  private final Words words;

  /// @param disputed the rules to be told before the first move, ahead of all others, and after
  ///   each turn that hangs on one
  /// @param learner the side of the only person who plays, told what to aim at until it has moved
  ExplanationWords(
      Edition edition,
      Bibliography books,
      Language language,
      List<Switch> disputed,
      Optional<Side> learner) {
    this.edition = edition;
    this.disputed = List.copyOf(disputed);
    this.learner = learner;
    this.language = language;
    words = Words.of(GamePresenter.class, "game", language);
    narrator = new Narrator(edition, books, language);
    ruleWords = new RuleWords(language);
  }

  Narrator narrator() {
    return narrator;
  }

  /// Returns the sentences about a subject; before the first turn, what differs from the book and
  /// what both sides are after.
  List<Statement> statements(GameSnapshot snapshot, ExplanationTopic subject) {
    return switch (subject) {
      case ExplanationTopic.Told(Optional<Turn> turn) ->
          turn.map(each -> Stream.concat(account(each).stream(), aim(snapshot).stream()).toList())
              .orElseGet(() -> goals(snapshot.start()));
      case ExplanationTopic.Refused(Refusal refusal, Position position) ->
          List.of(narrator.tell(refusal, position));
      case ExplanationTopic.UndoRefused() ->
          List.of(description(words.say("explanation.no-undo"), Optional.empty()));
      case ExplanationTopic.About(Position position, Square square) ->
          about(snapshot, position, square);
      case ExplanationTopic.Remark(Localized said) ->
          List.of(description(said.in(language), Optional.empty()));
    };
  }

  /// A rule for whose sake the game is opened is told wherever a turn hangs on it.
  private List<Statement> account(Turn turn) {
    List<Statement> said = new ArrayList<>(narrator.tell(turn));
    boolean isTold =
        said.stream().anyMatch(each -> each.rule().filter(disputed::contains).isPresent());
    if (!isTold) {
      disputed.stream()
          .filter(each -> edition.decides(each, turn))
          .map(this::ruling)
          .forEach(said::add);
    }
    return said;
  }

  private Optional<Statement> aim(GameSnapshot snapshot) {
    return learner
        .filter(_ -> snapshot.isOngoing() && !snapshot.isLookingAway())
        .filter(side -> snapshot.line().stream().noneMatch(turn -> turn.piece().side() == side))
        .map(side -> description(words.say(aim(side)), Optional.empty()));
  }

  private String aim(Side side) {
    return side == Side.ATTACKERS ? "aim.attackers" : "aim." + Tag.of(edition.rules().escape());
  }

  private Statement ruling(Switch rule) {
    return description(ruleWords.sentence(rule, edition.ruling(rule).value()), Optional.of(rule));
  }

  /// Who begins is a rule of the usual start alone.
  private List<Statement> goals(Position start) {
    Set<Switch> told = new LinkedHashSet<>(disputed);
    Arrays.stream(Switch.values()).filter(edition::isHouseRule).forEach(told::add);
    told.addAll(GOALS);
    if (!start.board().equals(edition.layout().board()) && !disputed.contains(Switch.FIRST_MOVE)) {
      told.remove(Switch.FIRST_MOVE);
    }
    return told.stream().map(this::ruling).toList();
  }

  private static Statement description(String text, Optional<Rule> rule) {
    return new Statement(Statement.Kind.DESCRIPTION, text, rule, Set.of(), Set.of());
  }

  /// Whoever had part in the turn that is shown is explained by it; others by what they are.
  private List<Statement> about(GameSnapshot snapshot, Position position, Square square) {
    List<Statement> said = new ArrayList<>();
    snapshot.shownTurn().map(narrator::tell).orElse(List.of()).stream()
        .filter(each -> each.kind() != Statement.Kind.MOVE && each.concerns(square))
        .forEach(said::add);
    Piece piece = position.board().at(square);
    if (piece != null
        && piece.side() != position.toMove()
        && position.outcome().isEmpty()
        && snapshot.isOngoing()
        && !snapshot.isLookingAway()) {
      said.add(narrator.tell(new Refusal.NotYourTurn(square), position));
    }
    if (piece != null
        && piece.side() == position.toMove()
        && edition.referee().destinations(position, square).isEmpty()
        && position.outcome().isEmpty()) {
      said.add(description(words.say("explanation.blocked"), Optional.empty()));
    }
    if (piece != null || said.isEmpty()) {
      said.add(narrator.describe(position, square));
    }
    return said;
  }

  /// Returns what to light up.
  ///
  /// @param lit the sentence to light up alone; empty for everything the subject is about
  BoardMarks marks(GameSnapshot snapshot, ExplanationTopic subject, Optional<Integer> lit) {
    BoardMarks marks = snapshot.shownTurn().map(BoardMarks::after).orElse(BoardMarks.NONE);
    List<Statement> said = statements(snapshot, subject);
    List<Integer> wanted =
        lit.filter(index -> index < said.size())
            .map(List::of)
            .orElseGet(() ->
                IntStream.range(0, said.size())
                    .filter(i -> isLitUnasked(subject, said.get(i)))
                    .boxed()
                    .toList());
    for (int index : wanted) {
      marks = with(marks, said.get(index));
    }
    return marks;
  }

  private static boolean isLitUnasked(ExplanationTopic subject, Statement said) {
    return !(subject instanceof ExplanationTopic.Told)
        || said.kind() == Statement.Kind.CAPTURE
        || said.kind() == Statement.Kind.OUTCOME;
  }

  private static BoardMarks with(BoardMarks marks, Statement said) {
    return switch (said.kind()) {
      case MOVE, DESCRIPTION -> marks.with(Kind.CIRCLE, said.victims());
      case OUTCOME -> marks.with(Kind.CAPTOR, said.captors()).with(Kind.CIRCLE, said.victims());
      case CAPTURE -> marks.with(Kind.CAPTOR, said.captors()).with(Kind.VICTIM, said.victims());
      case SPARED -> marks.with(Kind.CIRCLE, said.captors()).with(Kind.SPARED, said.victims());
      case REFUSAL -> marks.with(Kind.TROUBLE, said.captors());
    };
  }
}
