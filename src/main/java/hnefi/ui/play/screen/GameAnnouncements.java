package hnefi.ui.play.screen;

import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.coach.Reason;
import hnefi.fx.nav.ModelListener;
import hnefi.game.GameClock;
import hnefi.narration.Statement;
import hnefi.rules.Outcome;
import hnefi.rules.Switch;
import hnefi.session.Assistance;
import hnefi.session.GameTerms;
import hnefi.text.Tag;
import hnefi.text.Words;
import hnefi.ui.board.command.BoardCommand;
import hnefi.ui.board.command.BoardCommands;
import hnefi.ui.play.coach.CoachModel;
import hnefi.ui.play.coach.ReviewModel;
import hnefi.ui.play.session.BoardChange;
import hnefi.ui.play.session.ExplanationTopic;
import hnefi.ui.play.session.GameSnapshot;
import hnefi.ui.play.session.PlayModel;
import hnefi.ui.play.session.Prompt;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Says what happens in a game to whoever listens, and answers the keys of the board that ask about
/// the game.
final class GameAnnouncements extends ModelListener {
  private final PlayModel model;
  private final CoachModel coach;
  private final ReviewModel review;
  private final ExplanationWords explanationWords;
  private final CoachStatements coachStatements;
  private final WinnerWords winnerWords;
  private final Words words;
  private Consumer<String> say = _ -> {};
  private boolean evaluationAsked;
  private boolean over;

  GameAnnouncements(
      PlayModel model,
      CoachModel coach,
      ReviewModel review,
      GameWords said,
      CoachStatements coachStatements) {
    this.model = model;
    this.coach = coach;
    this.review = review;
    explanationWords = said.explanations();
    this.coachStatements = coachStatements;
    winnerWords = said.winner();
    words = said.words();
  }

  /// Says how wide the board is and where the game stands, and from now on what happens in it.
  ///
  /// @param listener hears it
  void begin(Consumer<String> listener) {
    say = listener;
    say.accept(BoardCommands.size(model.snapshot().shown().board(), words.language()));
    tell();
    over = !model.snapshot().isOngoing();
    if (!isTurnTold()) {
      say.accept(turn());
    }
    model.clockProperty().get().map(this::clock).ifPresent(say);
    say.accept(words.say("spoken.keys"));
    listen(
        model.explanation().saidProperty().subscribe((_, _) -> tellChange()),
        model.prompts().promptProperty().subscribe((_, now) -> now.ifPresent(this::ask)),
        coach.hintProperty().subscribe((_, now) -> now.ifPresent(this::advise)),
        coach.threatsShownProperty().subscribe((_, _) -> tellDangers()),
        coach.evaluatingProperty().subscribe(this::tellEvaluation),
        review.stateProperty().subscribe(this::tellReview));
  }

  /// Lets a board answer what only the game knows.
  void answerAt(BoardCommands commands) {
    commands.setPosition(() -> Optional.of(model.snapshot().shown()));
    commands.answer(BoardCommand.LAST_MOVE, this::lastMove);
    commands.answer(BoardCommand.TURN, () -> Optional.of(turn()));
    commands.answer(BoardCommand.CAPTURES, () -> Optional.of(captures()));
    commands.answer(BoardCommand.CLOCK, () -> model.clockProperty().get().map(this::clock));
    commands.answer(BoardCommand.AHEAD, () -> Optional.of(ahead()));
    commands.answer(BoardCommand.HINT, () -> Optional.of(hint()));
    commands.answer(BoardCommand.THREATENED, this::noThreats);
  }

  // --- What happens

  /// Says what there is to say, and after a move the dangers as well, even if they are the same as
  /// before.
  private void tell() {
    say.accept(told());
    if (model.explanation().subject() instanceof ExplanationTopic.Told) {
      tellDangers();
    }
  }

  /// A game that ends without a move has only its result to tell.
  private void tellChange() {
    GameSnapshot snapshot = model.snapshot();
    boolean justOver = !over && !snapshot.isOngoing();
    over = !snapshot.isOngoing();
    if (justOver && snapshot.change() instanceof BoardChange.Unchanged) {
      snapshot.outcome().map(this::result).ifPresent(say);
    } else {
      tell();
    }
  }

  /// Before the first turn the rule that says who begins is told, and at the end the result.
  private boolean isTurnTold() {
    return !model.snapshot().isOngoing()
        || model.snapshot().shown().outcome().isPresent()
        || statements().anyMatch(each -> each.rule().equals(Optional.of(Switch.FIRST_MOVE)));
  }

  private Stream<Statement> statements() {
    return explanationWords.statements(model.snapshot(), model.explanation().subject()).stream();
  }

  private String told() {
    GameSnapshot snapshot = model.snapshot();
    Optional<Outcome> end = snapshot.shown().outcome();
    List<Statement> said = statements().map(each -> winnerWords.named(each, end)).toList();
    String result =
        said.stream().anyMatch(each -> each.kind() == Statement.Kind.OUTCOME)
            ? ""
            : snapshot
                .outcome()
                .filter(_ -> !snapshot.isLookingAway())
                .map(this::result)
                .orElse("");
    return joined(Stream.concat(said.stream().map(Statement::text), Stream.of(place(), result)));
  }

  /// Returns where one is while looking back.
  private String place() {
    GameSnapshot snapshot = model.snapshot();
    if (!snapshot.isLookingAway()
        || !(model.explanation().subject() instanceof ExplanationTopic.Told)) {
      return "";
    }
    return ShownPositionWords.isPlayed(snapshot)
        ? words.say("spoken.looking", snapshot.shownPly(), snapshot.line().size())
        : ShownPositionWords.of(snapshot, words);
  }

  private String result(Outcome outcome) {
    Statement said = explanationWords.narrator().tell(outcome);
    return winnerWords.named(said, Optional.of(outcome)).text();
  }

  private void ask(Prompt prompt) {
    say.accept(
        switch (prompt) {
          case Prompt.Resignation(var side) ->
              words.say(PromptController.resignation(side, model.setup().players()));
          case Prompt.DrawOffer(var side) -> words.say("draw." + Tag.of(side));
          case Prompt.Blunder(_, var warning) ->
              words.say("blunder") + " " + reasons(warning.reasons());
          case Prompt.TooFewAttackers(int men) -> words.say("too-few", men);
        });
  }

  private void tellReview(ReviewModel.State now) {
    switch (now) {
      case ReviewModel.State.NotAsked _ -> {}
      case ReviewModel.State.Working(int done, _) -> {
        if (done == 0) {
          say.accept(words.say("review.progress"));
        }
      }
      case ReviewModel.State.Ready(var found) ->
          say.accept(words.say("review.summary", found.mistakes().size()));
    }
  }

  private void advise(CoachModel.ShownHint now) {
    say.accept(advice(now));
  }

  private String advice(CoachModel.ShownHint now) {
    String told = coachStatements.say(now);
    return now.isAll() ? told + " " + reasons(now.hint().reasons()) : told;
  }

  private void tellDangers() {
    coach.threatsProperty().get().ifPresent(this::warn);
  }

  private void warn(CoachModel.ShownThreats now) {
    say.accept(coachStatements.say(now) + " " + reasons(now.reasons()));
  }

  private void tellEvaluation(boolean busy) {
    if (evaluationAsked && !busy) {
      evaluationAsked = false;
      coach.evaluationProperty().get().ifPresent(share -> say.accept(said(share)));
    }
  }

  private String said(double share) {
    return words.say(EvaluationController.key(share));
  }

  private String reasons(List<Reason> reasons) {
    return joined(reasons.stream().map(each -> coachStatements.say(each.message())));
  }

  // --- What is asked

  private Optional<String> lastMove() {
    GameSnapshot snapshot = model.snapshot();
    return snapshot
        .shownTurn()
        .map(turn ->
            joined(
                explanationWords
                    .statements(snapshot, new ExplanationTopic.Told(Optional.of(turn)))
                    .stream()
                    .map(Statement::text)));
  }

  private String turn() {
    GameSnapshot snapshot = model.snapshot();
    if (!snapshot.isOngoing()) {
      return snapshot.outcome().map(this::result).orElse("");
    }
    String side = Tag.of(snapshot.shown().toMove());
    String player = winnerWords.player(snapshot.shown().toMove());
    return player.isEmpty()
        ? words.say("spoken.turn." + side)
        : words.say("spoken.turn.named." + side, player);
  }

  private String captures() {
    GameSnapshot snapshot = model.snapshot();
    List<Integer> fallen = new ArrayList<>();
    for (Piece piece : List.of(Piece.DEFENDER, Piece.ATTACKER)) {
      fallen.add(snapshot.start().board().count(piece) - snapshot.shown().board().count(piece));
    }
    return words.say("spoken.captures", fallen.getFirst(), fallen.getLast());
  }

  private String clock(GameClock clock) {
    return words.say(
        "spoken.clock", time(clock.of(Side.ATTACKERS)), time(clock.of(Side.DEFENDERS)));
  }

  private String time(Duration left) {
    return words.say("spoken.time", left.toMinutes(), left.toSecondsPart());
  }

  private String ahead() {
    Optional<Double> share = coach.evaluationProperty().get();
    if (share.isPresent() && !coach.evaluatingProperty().get()) {
      return said(share.get());
    }
    evaluationAsked = true;
    coach.evaluationShownProperty().set(true);
    return words.say("coach.thinking");
  }

  /// Returns what is said instead of the threatened pieces where the players do without; the board
  /// finds them by itself.
  private Optional<String> noThreats() {
    GameTerms terms = model.setup().terms();
    return terms.assistance().isEmpty() || terms.gives(Assistance.THREATS)
        ? Optional.empty()
        : Optional.of(words.say("coach.no-threats"));
  }

  private String hint() {
    if (!model.setup().terms().gives(Assistance.HINTS)) {
      return words.say("coach.no-hints");
    }
    Optional<CoachModel.ShownHint> before = coach.hintProperty().get();
    if (before.filter(CoachModel.ShownHint::isAll).isPresent()) {
      return advice(before.get());
    }
    if (!model.isPersonsTurn()) {
      return turn();
    }
    coach.askHint();
    return coach.thinkingProperty().get() ? words.say("coach.thinking") : "";
  }

  private static String joined(Stream<String> sentences) {
    return sentences.filter(each -> !each.isBlank()).collect(Collectors.joining(" "));
  }
}
