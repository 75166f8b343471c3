package hnefi.ui.play.session;

import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.game.Game;
import hnefi.game.GameClock;
import hnefi.game.GameNode;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.Refusal;
import hnefi.rules.StartPosition;
import hnefi.rules.Turn;
import hnefi.rules.Verdict;
import hnefi.session.Answer;
import hnefi.session.GameEvent;
import hnefi.session.GameSession;
import hnefi.session.GameSetup;
import hnefi.session.OpponentCatalog;
import hnefi.session.Players;
import hnefi.text.Localized;
import hnefi.ui.board.AnimationSpeed;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/// A session as its screen sees it: what is looked at, asked and explained. Knows no language and
/// no controls; lives on the JavaFX thread.
public final class PlayModel {
  private final GameSession session;
  private final Explanation explanation;
  private final GameBrowser browser;
  private final PromptModel prompts;
  private final SessionSuspender suspender;
  private static final int LEAST_THINKING_MILLIS = 900;

  private final ReadOnlyBooleanWrapper thinking = new ReadOnlyBooleanWrapper(false);
  private final BooleanProperty flipped = new SimpleBooleanProperty(false);
  private final BooleanProperty resultShown = new SimpleBooleanProperty(true);
  private final ReadOnlyBooleanWrapper resultVisible = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<Optional<GameClock>> clock;
  private Optional<Square> inHand = Optional.empty();

  /// @param drawReply what a side says when it answers the offer of a draw, if it says something
  PlayModel(GameSession session, BiFunction<Side, Answer, Optional<Localized>> drawReply) {
    this.session = session;
    explanation = new Explanation(new ExplanationTopic.Told(session.current().turn()));
    browser = new GameBrowser(session, explanation);
    prompts = new PromptModel(session, explanation, drawReply, this::carryOut);
    clock = new ReadOnlyObjectWrapper<>(session.clock());
    session.addListener(this::hear);
    suspender = new SessionSuspender(session, prompts);
    resultVisible.bind(
        Bindings.createBooleanBinding(
            () -> !snapshot().isOngoing() && !snapshot().isLookingAway() && resultShown.get(),
            browser.snapshotProperty(),
            resultShown));
  }

  /// Returns a model of a new session that nobody attends yet.
  ///
  /// @param executor runs on the JavaFX thread what computers answer
  /// @param speed how fast one wants to see moves follow each other
  public static PlayModel of(
      GameSetup setup,
      Game game,
      OpponentCatalog opponents,
      Executor executor,
      Supplier<AnimationSpeed> speed) {
    GameSession session =
        new GameSession(
            setup,
            game,
            opponents.participants(
                setup.players(), () -> leastThinkingTime(setup.players(), speed.get())),
            executor);
    return new PlayModel(session, new DrawReply(setup.players(), opponents));
  }

  /// Returns how much time a computer takes at least, so that people can follow: more where it
  /// plays against itself.
  private static Duration leastThinkingTime(Players players, AnimationSpeed speed) {
    double factor = players.anyPerson() ? 1 : speed.pauseFactor();
    return Duration.ofMillis(Math.round(LEAST_THINKING_MILLIS * factor));
  }

  public GameSession session() {
    return session;
  }

  public GameSetup setup() {
    return session.setup();
  }

  public Referee referee() {
    return session.referee();
  }

  // --- Playing

  /// Returns whether the piece on a square may be picked up by somebody in front of the screen: to
  /// play, or to try another move where one looks about in the tree.
  public boolean mayMove(Square square) {
    Position shown = snapshot().shown();
    Piece piece = shown.board().at(square);
    return piece != null
        && piece.side() == shown.toMove()
        && (isPersonsTurn() || (isTrying() && shown.outcome().isEmpty()));
  }

  /// Returns whether a move is only tried: it leaves the game where it stands.
  public boolean isTrying() {
    return snapshot().isLookingAway() || !snapshot().isOngoing();
  }

  /// Returns where the piece on a square may go.
  public Set<Square> destinations(Square from) {
    return referee().destinations(snapshot().shown(), from);
  }

  /// Remembers the piece that is in hand, so that a screen built anew can take it up again, and
  /// says so if it has nowhere to go.
  public void hold(Optional<Square> square) {
    inHand = square;
    square.filter(each -> destinations(each).isEmpty()).ifPresent(this::explain);
  }

  public Optional<Square> inHand() {
    return inHand;
  }

  /// Plays a move, or says why it is refused.
  public void attempt(Move move) {
    carryOut(judge(move));
  }

  /// Judges a move on the board that is shown.
  public Verdict judge(Move move) {
    return isTrying() ? referee().judge(snapshot().shown(), move) : session.judge(move);
  }

  /// Plays a turn, or tries it where one looks about, or says why a move was refused, as it was
  /// [judged][#judge] here.
  public void carryOut(Verdict verdict) {
    switch (verdict) {
      case Turn turn when !turn.before().equals(snapshot().shown()) -> {}
      case Turn turn when isTrying() -> browser.add(turn);
      case Turn turn -> session.play(turn);
      case Refusal refusal ->
          explanation.say(new ExplanationTopic.Refused(refusal, snapshot().shown()));
    }
  }

  public boolean isPersonsTurn() {
    return snapshot().isOngoing()
        && !snapshot().isLookingAway()
        && !isComputer(session.position().toMove());
  }

  /// Takes the last turn back; against the computer, as many as it takes for the person to be on
  /// turn again, or says that the players do without. Of a finished game, and where one looks
  /// about, this only looks back.
  public void undo() {
    if (isTrying()) {
      browser.lookBack();
    } else if (snapshot().canUndo() && !session.mayTakeBack()) {
      explanation.say(new ExplanationTopic.UndoRefused());
    } else if (snapshot().canUndo()) {
      if (!setup().players().anyPerson()) {
        suspender.pausedProperty().set(true);
      }
      session.undo(stepper());
    }
  }

  /// Plays what was taken back again, or looks at what comes next.
  public void redo() {
    if (isTrying()) {
      browser.lookForward();
    } else if (snapshot().canRedo()) {
      resultShown.set(true);
      session.redo(stepper());
    }
  }

  /// Returns the side that steps through the game: the person's against the computer, else the one
  /// that is not to move, so that one steps turn by turn.
  private Side stepper() {
    Side waiting = session.position().toMove().opponent();
    return setup().players().anyPerson() && isComputer(waiting) ? waiting.opponent() : waiting;
  }

  private boolean isComputer(Side side) {
    return setup().players().of(side).isComputer();
  }

  /// Returns where a game under other rules would begin: at the position that is shown, or as this
  /// game did where that one cannot be played.
  public Optional<StartPosition> startPosition() {
    Position shown = snapshot().shown();
    boolean playable = shown.outcome().isEmpty() && Position.faultOf(shown.board()).isEmpty();
    return playable && snapshot().shownPly() > 0
        ? Optional.of(StartPosition.of(shown))
        : setup().start();
  }

  // --- Looking about

  /// What of the game is shown.
  public GameBrowser browser() {
    return browser;
  }

  /// Returns whether the game may go on from the place that is looked at.
  public boolean mayContinueHere() {
    return session.mayGoTo(snapshot().place());
  }

  /// Goes on playing from the place that is looked at.
  public void continueHere() {
    GameNode wanted = browser.keepShown();
    browser.follow();
    if (wanted == session.current()) {
      browser.lookAtGame();
    } else {
      session.goTo(wanted);
    }
  }

  // --- Ending

  /// Asks whether the side that would resign means it: the one to move, or the person's against the
  /// computer.
  public void askToResign() {
    if (snapshot().isOngoing()) {
      prompts.ask(new Prompt.Resignation(personsSide()));
    }
  }

  /// Returns whether anybody could offer a draw now.
  public boolean mayOfferDraw() {
    return snapshot().isOngoing() && (!setup().players().anyComputer() || isPersonsTurn());
  }

  /// Offers the other side a draw: people are asked on the screen, the computer answers in time.
  public void offerDraw() {
    if (mayOfferDraw()) {
      session.offerDraw(personsSide());
    }
  }

  private Side personsSide() {
    Side toMove = session.position().toMove();
    return isComputer(toMove) ? toMove.opponent() : toMove;
  }

  /// What the players are asked.
  public PromptModel prompts() {
    return prompts;
  }

  // --- The computer

  /// Whether somebody attends to the game.
  public SessionSuspender suspender() {
    return suspender;
  }

  /// Whether the computer is thinking about its move.
  public ReadOnlyBooleanProperty thinkingProperty() {
    return thinking.getReadOnlyProperty();
  }

  // --- The clock

  /// What the clock shows; empty if the game is played without one.
  public ReadOnlyObjectProperty<Optional<GameClock>> clockProperty() {
    return clock.getReadOnlyProperty();
  }

  // --- Explaining

  /// Says what there is to say about a square: its part in the turn that is shown, or what stands
  /// there, and whose turn it is if it is not that piece's.
  public void explain(Square square) {
    explanation.say(new ExplanationTopic.About(snapshot().shown(), square));
  }

  /// Tells about the turn that is shown again.
  public void tellTurn() {
    explanation.say(new ExplanationTopic.Told(snapshot().shownTurn()));
  }

  /// What is being explained.
  public Explanation explanation() {
    return explanation;
  }

  // --- What happens

  private void hear(GameEvent event) {
    switch (event) {
      case GameEvent.Played(Turn turn) -> played(turn);
      case GameEvent.TakenBack _, GameEvent.Jumped _ -> {
        prompts.close();
        browser.jumped();
      }
      case GameEvent.TreeChanged _ -> browser.treeChanged();
      case GameEvent.Annotated _ -> browser.annotated();
      case GameEvent.Ended _ -> ended();
      case GameEvent.Ticked(GameClock shown) -> clock.set(Optional.of(shown));
      case GameEvent.Asked _, GameEvent.Answered _, GameEvent.Withdrawn _ -> {}
    }
    prompts.hear(event);
    thinking.set(session.isThinking());
  }

  private void played(Turn turn) {
    if (browser.isElsewhere()) {
      browser.played(turn);
    } else {
      prompts.close();
      resultShown.set(true);
      browser.played(turn);
      prompts.offerTheFewToResign(turn);
    }
  }

  private void ended() {
    if (snapshot().isOngoing()) {
      prompts.close();
      resultShown.set(true);
      browser.ended();
    }
  }

  // --- State

  public GameSnapshot snapshot() {
    return browser.snapshot();
  }

  public ReadOnlyObjectProperty<GameSnapshot> snapshotProperty() {
    return browser.snapshotProperty();
  }

  /// Whether the board is seen from the other side.
  public BooleanProperty flippedProperty() {
    return flipped;
  }

  /// Whether the result stands beside the board, once there is one and nobody looks elsewhere.
  public BooleanProperty resultShownProperty() {
    return resultShown;
  }

  /// Whether the result stands beside the board now.
  public ReadOnlyBooleanProperty resultVisibleProperty() {
    return resultVisible.getReadOnlyProperty();
  }
}
