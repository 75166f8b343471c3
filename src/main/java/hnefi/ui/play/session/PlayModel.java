package hnefi.ui.play.session;

import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.game.Game;
import hnefi.game.GameClock;
import hnefi.game.GameNode;
import hnefi.notation.Annotation;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.Refusal;
import hnefi.rules.Turn;
import hnefi.rules.Verdict;
import hnefi.session.Answer;
import hnefi.session.GameEvent;
import hnefi.session.GameSession;
import hnefi.session.GameSetup;
import hnefi.session.OpponentCatalog;
import hnefi.text.Localized;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.BiFunction;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;

/// A session as its screen sees it: what is looked at, asked and explained. Knows no language and
/// no controls; lives on the JavaFX thread.
public final class PlayModel {
  private final GameSession session;
  private final ReadOnlyObjectWrapper<GameSnapshot> snapshot;
  private final Explanation explanation;
  private final PromptModel prompts;
  private final ReadOnlyBooleanWrapper thinking = new ReadOnlyBooleanWrapper(false);
  private final BooleanProperty flipped = new SimpleBooleanProperty(false);
  private final BooleanProperty resultShown = new SimpleBooleanProperty(true);
  private final ReadOnlyObjectWrapper<Optional<GameClock>> clock;
  private final ObjectProperty<Pace> pace;
  private final BooleanProperty windowLeft = new SimpleBooleanProperty(false);
  private final BooleanProperty paused = new SimpleBooleanProperty(false);
  private final ReadOnlyObjectWrapper<Annotation> annotation =
      new ReadOnlyObjectWrapper<>(Annotation.NONE);
  // Empty for the game itself.
  private Optional<GameNode> lookingAt = Optional.empty();
  private GameNode end;
  private int revision;
  private Optional<Variation> variation = Optional.empty();
  private boolean attended;
  private Optional<Square> inHand = Optional.empty();

  /// @param pace how fast the computers of the session move
  /// @param drawReply what a side says when it answers the offer of a draw, if it says something
  PlayModel(
      GameSession session,
      ObjectProperty<Pace> pace,
      BiFunction<Side, Answer, Optional<Localized>> drawReply) {
    this.session = session;
    this.pace = pace;
    end = session.current().last();
    annotation.set(session.current().annotation());
    snapshot = new ReadOnlyObjectWrapper<>(snapshot(new BoardChange.Unchanged()));
    explanation = new Explanation(new ExplanationTopic.Told(snapshot.get().shownTurn()));
    prompts = new PromptModel(session, explanation, drawReply, this::carryOut);
    clock = new ReadOnlyObjectWrapper<>(session.clock());
    session.addListener(this::hear);
    prompts.promptProperty().subscribe(_ -> holdClock());
    windowLeft.subscribe(_ -> holdClock());
    paused.subscribe(_ -> attend());
  }

  /// Returns a model of a new session that nobody attends yet.
  ///
  /// @param executor runs on the JavaFX thread what computers answer
  public static PlayModel of(
      GameSetup setup, Game game, OpponentCatalog opponents, Executor executor) {
    ObjectProperty<Pace> pace = new SimpleObjectProperty<>(Pace.NORMAL);
    GameSession session =
        new GameSession(
            setup,
            game,
            opponents.participants(setup.players(), () -> pace.get().leastTime()),
            executor);
    return new PlayModel(session, pace, new DrawReply(setup.players(), opponents));
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
      case Turn turn when isTrying() -> lookAt(session.tree().add(kept(), turn));
      case Turn turn -> session.play(turn);
      case Refusal refusal ->
          explanation.say(new ExplanationTopic.Refused(refusal, snapshot().shown()));
    }
  }

  /// Adds what might have been played, up to what is shown of it, to the tree.
  ///
  /// @return the place that is shown then
  private GameNode kept() {
    GameNode place = snapshot().place();
    if (variation.isPresent()) {
      Variation imagined = variation.get();
      for (Turn turn : imagined.turns().subList(0, imagined.step())) {
        place = session.tree().add(place, turn);
      }
    }
    return place;
  }

  /// Adds all of what might have been played to the tree.
  public void keepVariation() {
    variation.ifPresent(imagined -> {
      GameNode last = snapshot().place();
      for (Turn turn : imagined.turns()) {
        last = session.tree().add(last, turn);
      }
      int shown = snapshot().place().ply() + imagined.step();
      end = last;
      lookAt(last.ancestor(shown));
    });
  }

  public boolean isPersonsTurn() {
    return snapshot().isOngoing()
        && !snapshot().isLookingAway()
        && !isComputer(session.position().toMove());
  }

  /// Takes the last turn back; against the computer, as many as it takes for the person to be on
  /// turn again. Of a finished game, and where one looks about, this only looks back.
  public void undo() {
    if (isTrying()) {
      lookBack();
    } else if (snapshot().canUndo() && mayTakeBack()) {
      if (!hasPerson()) {
        paused.set(true);
      }
      session.undo(stepper());
    }
  }

  /// Returns whether moves may be taken back in this game.
  public boolean mayTakeBack() {
    return session.mayTakeBack();
  }

  /// Plays what was taken back again, or looks at what comes next.
  public void redo() {
    if (isTrying()) {
      lookForward();
    } else if (snapshot().canRedo()) {
      resultShown.set(true);
      session.redo(stepper());
    }
  }

  /// Returns the side that steps through the game: the person's against the computer, else the one
  /// that is not to move, so that one steps turn by turn.
  private Side stepper() {
    Side waiting = session.position().toMove().opponent();
    return hasPerson() && isComputer(waiting) ? waiting.opponent() : waiting;
  }

  private boolean isComputer(Side side) {
    return setup().players().of(side).isComputer();
  }

  /// Returns whether anybody but computers plays.
  public boolean hasPerson() {
    return !isComputer(Side.ATTACKERS) || !isComputer(Side.DEFENDERS);
  }

  // --- Looking about in the tree

  /// Shows the position after so many turns of the line, without changing the game.
  public void lookAt(int ply) {
    lookAt(end.ancestor(Math.clamp(ply, 0, end.ply())));
  }

  /// Shows a place of the tree, without changing the game.
  public void lookAt(GameNode place) {
    if (!place.leadsTo(end)) {
      end = place.last();
    }
    look(place == session.current() ? Optional.empty() : Optional.of(place), Optional.empty());
  }

  /// Shows the position one turn before, of the tree or of what might have been played.
  public void lookBack() {
    snapshot()
        .variation()
        .ifPresentOrElse(
            each -> imagine(each.at(each.step() - 1)), () -> lookAt(snapshot().shownPly() - 1));
  }

  /// Shows the position one turn later.
  public void lookForward() {
    snapshot()
        .variation()
        .ifPresentOrElse(
            each -> imagine(each.at(each.step() + 1)), () -> lookAt(snapshot().shownPly() + 1));
  }

  /// Shows the end of the line that is looked at.
  public void lookAtEnd() {
    lookAt(end.ply());
  }

  /// Shows what was played or tried instead of the turn that is shown, or does nothing where
  /// nothing was.
  ///
  /// @param step 1 for the next variation, -1 for the one before
  public void lookAtVariation(int step) {
    GameNode place = snapshot().place();
    place
        .parent()
        .ifPresent(parent -> {
          int index = parent.children().indexOf(place) + step;
          lookAt(parent.children().get(Math.clamp(index, 0, parent.children().size() - 1)));
        });
  }

  /// Shows the game itself again.
  public void lookAtGame() {
    end = session.current().last();
    look(Optional.empty(), Optional.empty());
  }

  /// Shows how the game might have gone on from one of its positions.
  public void imagine(Variation imagined) {
    GameNode line = session.current().last();
    if (!snapshot().place().leadsTo(line)) {
      end = line;
    }
    look(Optional.of(line.ancestor(imagined.ply())), Optional.of(imagined));
  }

  private void look(Optional<GameNode> place, Optional<Variation> imagined) {
    lookingAt = place;
    variation = imagined;
    step();
  }

  /// Returns whether the game may go on from the place that is looked at.
  public boolean mayContinueHere() {
    return session.mayGoTo(snapshot().place());
  }

  /// Goes on playing from the place that is looked at.
  public void continueHere() {
    GameNode wanted = kept();
    lookingAt = Optional.empty();
    variation = Optional.empty();
    if (wanted == session.current()) {
      lookAtGame();
    } else {
      session.goTo(stepper(), wanted);
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

  /// Says that somebody looks at the game, or nobody does: only then the computer thinks.
  public void attend(boolean somebody) {
    attended = somebody;
    attend();
  }

  private void attend() {
    if (attended && !(paused.get() && !hasPerson())) {
      session.resume();
    } else {
      session.suspend();
    }
  }

  /// Whether the computer is thinking about its move.
  public ReadOnlyBooleanProperty thinkingProperty() {
    return thinking.getReadOnlyProperty();
  }

  /// Asks the computer for the best move it has found so far.
  public void moveNow() {
    session.moveNow();
  }

  /// How fast the computer moves.
  public ObjectProperty<Pace> paceProperty() {
    return pace;
  }

  /// Whether two computers that play each other wait.
  public BooleanProperty pausedProperty() {
    return paused;
  }

  // --- The clock

  /// What the clock shows; empty if the game is played without one.
  public ReadOnlyObjectProperty<Optional<GameClock>> clockProperty() {
    return clock.getReadOnlyProperty();
  }

  /// Whether the window of the game is left for another one.
  public BooleanProperty windowLeftProperty() {
    return windowLeft;
  }

  private void holdClock() {
    session.holdClock(windowLeft.get() || prompts.promptProperty().get().isPresent());
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
      case GameEvent.TakenBack _ -> jumped();
      case GameEvent.Jumped _ -> jumped();
      case GameEvent.TreeChanged _ -> treeChanged();
      case GameEvent.Annotated _ -> annotation.set(snapshot().place().annotation());
      case GameEvent.Ended _ -> ended();
      case GameEvent.Ticked(GameClock shown) -> clock.set(Optional.of(shown));
      case GameEvent.Asked _, GameEvent.Answered _, GameEvent.Withdrawn _ -> {}
    }
    prompts.hear(event);
    thinking.set(session.isThinking());
  }

  private void played(Turn turn) {
    if (lookingAt.filter(each -> each != session.current()).isPresent()) {
      // The computer's move does not disturb whoever looks about meanwhile.
      end = end.last();
      snapshot.set(snapshot(new BoardChange.Unchanged()));
      return;
    }
    boolean away = snapshot().isLookingAway();
    lookingAt = Optional.empty();
    variation = Optional.empty();
    end = session.current().last();
    prompts.close();
    resultShown.set(true);
    change(away ? new BoardChange.Jumped() : new BoardChange.Played(turn));
    prompts.offerTheFewToResign(turn);
  }

  private void jumped() {
    end = lookingAt.orElseGet(session::current).last();
    prompts.close();
    step();
  }

  private void treeChanged() {
    revision++;
    lookingAt = lookingAt.filter(session.tree()::holds);
    GameNode place = lookingAt.orElseGet(session::current);
    end = (session.tree().holds(end) && place.leadsTo(end) ? end : place).last();
    snapshot.set(snapshot(new BoardChange.Unchanged()));
  }

  /// Shows what is looked at now: as a turn, where it is the next after what was shown.
  private void step() {
    List<Turn> before = snapshot().shownTurns();
    List<Turn> now = snapshot(new BoardChange.Jumped()).shownTurns();
    if (now.equals(before)) {
      change(new BoardChange.Unchanged());
    } else if (now.size() == before.size() + 1 && now.subList(0, before.size()).equals(before)) {
      change(new BoardChange.Played(now.getLast()));
    } else {
      change(new BoardChange.Jumped());
    }
  }

  private void ended() {
    if (snapshot().isOngoing()) {
      prompts.close();
      resultShown.set(true);
      lookingAt = Optional.empty();
      variation = Optional.empty();
      end = session.current().last();
      change(new BoardChange.Unchanged());
    }
  }

  private void change(BoardChange change) {
    GameSnapshot now = snapshot(change);
    snapshot.set(now);
    annotation.set(now.place().annotation());
    tellTurn();
  }

  // --- State

  public GameSnapshot snapshot() {
    return snapshot.get();
  }

  public ReadOnlyObjectProperty<GameSnapshot> snapshotProperty() {
    return snapshot.getReadOnlyProperty();
  }

  /// Whether the board is seen from the other side.
  public BooleanProperty flippedProperty() {
    return flipped;
  }

  /// Whether the result stands beside the board, once there is one.
  public BooleanProperty resultShownProperty() {
    return resultShown;
  }

  /// What is noted at the place that is looked at.
  public ReadOnlyObjectProperty<Annotation> annotationProperty() {
    return annotation.getReadOnlyProperty();
  }

  private GameSnapshot snapshot(BoardChange change) {
    return new GameSnapshot(
        session.current(),
        lookingAt.orElseGet(session::current),
        end,
        revision,
        session.outcome(),
        variation,
        change);
  }
}
