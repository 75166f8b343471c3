package hnefi.ui.play.session;

import hnefi.board.Piece;
import hnefi.board.Side;
import hnefi.board.Square;
import hnefi.game.Game;
import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.Prospects;
import hnefi.rules.Referee;
import hnefi.rules.Refusal;
import hnefi.rules.Turn;
import hnefi.rules.Verdict;
import hnefi.session.GameSaver;
import hnefi.session.GameSetup;
import hnefi.session.Participant;
import hnefi.text.Localized;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;

/// A game at the board: what is played, looked at, asked and explained. Knows no language and no
/// controls; lives on the JavaFX thread.
public final class PlayModel {
  private final GameSetup table;
  private final Game game;
  private final GameSaver keeper;
  private final ReadOnlyObjectWrapper<GameSnapshot> moment;
  private final Explanation explanation;
  private final Thinking thinking;
  private final ReadOnlyObjectWrapper<Optional<Question>> question =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final BooleanProperty flipped = new SimpleBooleanProperty(false);
  private final BooleanProperty resultShown = new SimpleBooleanProperty(true);
  private final ObjectProperty<Pace> pace = new SimpleObjectProperty<>(Pace.NORMAL);
  private final BooleanProperty paused = new SimpleBooleanProperty(false);
  private boolean tooFewAsked;
  private boolean attended;
  private Optional<Square> inHand = Optional.empty();

  public PlayModel(GameSetup table, Game game, GameSaver keeper, Computers computers) {
    this.table = table;
    this.game = game;
    this.keeper = keeper;
    moment = new ReadOnlyObjectWrapper<>(moment(Optional.empty()));
    explanation = new Explanation(new ExplanationTopic.Told(moment.get().shownTurn()));
    thinking = new Thinking(computers);
    paused.subscribe(_ -> think());
    tooFewAsked = Prospects.tooFewAttackers(game.position(), game.referee().rules());
  }

  public GameSetup table() {
    return table;
  }

  public Referee referee() {
    return game.referee();
  }

  // --- Playing

  /// Returns whether the piece on a square may be picked up by somebody in front of the screen.
  public boolean mayMove(Square square) {
    Piece piece = now().board().at(square);
    return piece != null && piece.side() == now().toMove() && isPersonsTurn();
  }

  /// Returns where the piece on a square may go.
  public Set<Square> destinations(Square from) {
    return game.referee().destinations(now(), from);
  }

  /// Remembers the piece that is in hand, so that a screen built anew can take it up again.
  public void hold(Optional<Square> square) {
    inHand = square;
  }

  public Optional<Square> inHand() {
    return inHand;
  }

  /// Plays a move, or says why it is refused.
  public Verdict attempt(Move move) {
    if (moment().isLookingAway()) {
      return new Refusal.NotYourTurn(move.from());
    }
    Position before = now();
    Verdict verdict = game.play(move);
    switch (verdict) {
      case Turn turn -> played(turn);
      case Refusal refusal -> explanation.say(new ExplanationTopic.Refused(refusal, before));
    }
    return verdict;
  }

  private void played(Turn turn) {
    question.set(Optional.empty());
    resultShown.set(true);
    changed();
    offerTheFewToGiveUp(turn);
  }

  private void offerTheFewToGiveUp(Turn turn) {
    if (!tooFewAsked
        && turn.outcome().isEmpty()
        && !table.players().attackers().isComputer()
        && Prospects.tooFewAttackers(turn.after(), game.referee().rules())) {
      tooFewAsked = true;
      question.set(Optional.of(new Question.TooFew(turn.after().board().count(Piece.ATTACKER))));
    }
  }

  public boolean isPersonsTurn() {
    return moment().isOngoing()
        && !moment().isLookingAway()
        && !table.players().of(now().toMove()).isComputer();
  }

  /// Takes the last turn back; against the computer, as many as it takes for the person to be on
  /// turn again.
  public void undo() {
    if (!moment().canUndo()) {
      return;
    }
    question.set(Optional.empty());
    if (!hasPerson()) {
      paused.set(true);
    }
    game.undo();
    while (game.canUndo() && isComputer(game.position().toMove()) && hasPerson()) {
      game.undo();
    }
    changed();
  }

  /// Plays what was taken back again.
  public void redo() {
    if (!moment().canRedo()) {
      return;
    }
    question.set(Optional.empty());
    game.redo();
    while (game.canRedo() && isComputer(game.position().toMove()) && hasPerson()) {
      game.redo();
    }
    resultShown.set(true);
    changed();
  }

  private boolean isComputer(Side side) {
    return table.players().of(side).isComputer();
  }

  /// Returns whether anybody but computers plays.
  public boolean hasPerson() {
    return !isComputer(Side.ATTACKERS) || !isComputer(Side.DEFENDERS);
  }

  // --- Looking back

  /// Shows the position after so many turns of the line, without changing the game.
  public void lookAt(int ply) {
    int bounded = Math.clamp(ply, 0, moment().line().size());
    show(bounded == moment().ply() ? Optional.empty() : Optional.of(bounded));
  }

  /// Shows the game itself again.
  public void lookAtGame() {
    show(Optional.empty());
  }

  /// Goes on playing from the position that is looked at.
  public void continueHere() {
    int wanted = moment().shownPly();
    while (game.ply() > wanted) {
      game.undo();
    }
    while (game.ply() < wanted) {
      game.redo();
    }
    question.set(Optional.empty());
    changed();
  }

  private void show(Optional<Integer> ply) {
    moment.set(moment(ply));
    tellTurn();
  }

  /// Shows how the game might have gone on from one of its positions.
  public void imagine(Variation variation) {
    GameSnapshot there = moment(Optional.of(variation.ply()));
    moment.set(
        new GameSnapshot(
            there.start(),
            there.line(),
            there.ply(),
            there.outcome(),
            there.lookingAt(),
            Optional.of(variation)));
    tellTurn();
  }

  // --- Ending

  /// Asks whether the side that would resign means it: the one to move, or the person's against the
  /// computer.
  public void askToGiveUp() {
    if (moment().isOngoing()) {
      question.set(Optional.of(new Question.GivingUp(personsSide())));
    }
  }

  /// Offers the other side a draw.
  public void offerDraw() {
    if (moment().isOngoing()) {
      question.set(Optional.of(new Question.Draw(personsSide())));
    }
  }

  /// Ends the game with the draw that both sides want.
  public void agreeDraw() {
    question.set(Optional.empty());
    game.agreeDraw();
    resultShown.set(true);
    changed();
  }

  private Side personsSide() {
    Side toMove = now().toMove();
    return isComputer(toMove) ? toMove.opponent() : toMove;
  }

  /// Asks the players something.
  public void ask(Question asked) {
    question.set(Optional.of(asked));
  }

  /// Answers what is asked.
  public void answer(boolean yes) {
    Optional<Question> asked = question.get();
    question.set(Optional.empty());
    if (!yes || asked.isEmpty() || !moment().isOngoing()) {
      return;
    }
    switch (asked.get()) {
      case Question.GivingUp(Side side) -> game.resign(side);
      case Question.TooFew _ -> game.resign(Side.ATTACKERS);
      case Question.Draw _ -> game.agreeDraw();
      case Question.LookAgain(Move move, _) -> {
        attempt(move);
        return;
      }
    }
    resultShown.set(true);
    changed();
  }

  // --- The computer

  /// Says that somebody looks at the game, or nobody does: only then the computer thinks.
  public void attend(boolean somebody) {
    attended = somebody;
    think();
  }

  /// Lets the computer move if it is its turn.
  private void think() {
    Position position = now();
    Participant seat = table.players().of(position.toMove());
    if (attended
        && moment().isOngoing()
        && !(paused.get() && !hasPerson())
        && seat instanceof Participant.Computer computer) {
      thinking.begin(
          referee().rules(), position, computer, pace.get().leisure(), this::computerMoves);
    } else {
      thinking.stop();
    }
  }

  /// Plays the computer's move, without disturbing whoever looks back meanwhile.
  private void computerMoves(Move move) {
    Optional<Integer> lookingAt = moment().lookingAt();
    if (game.play(move) instanceof Turn turn) {
      if (lookingAt.isPresent()) {
        keeper.save(table, game);
        moment.set(moment(lookingAt));
        think();
      } else {
        played(turn);
      }
    }
  }

  /// What the computer is thinking about.
  public Thinking thinking() {
    return thinking;
  }

  /// How fast the computer moves.
  public ObjectProperty<Pace> paceProperty() {
    return pace;
  }

  /// Whether two computers that play each other wait.
  public BooleanProperty pausedProperty() {
    return paused;
  }

  // --- Explaining

  /// Says what there is to say about a square: its part in the turn that is shown, or what stands
  /// there, and whose turn it is if it is not that piece's.
  public void explain(Square square) {
    explanation.say(new ExplanationTopic.About(moment().shown(), square));
  }

  /// Tells about the turn that is shown again.
  public void tellTurn() {
    explanation.say(new ExplanationTopic.Told(moment().shownTurn()));
  }

  /// Lets the computer say something.
  public void remark(Localized said) {
    explanation.say(new ExplanationTopic.Remark(said));
  }

  /// What is being explained.
  public Explanation explanation() {
    return explanation;
  }

  // --- State

  public GameSnapshot moment() {
    return moment.get();
  }

  public ReadOnlyObjectProperty<GameSnapshot> momentProperty() {
    return moment.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<Optional<Question>> questionProperty() {
    return question.getReadOnlyProperty();
  }

  /// Whether the board is seen from the other side.
  public BooleanProperty flippedProperty() {
    return flipped;
  }

  /// Whether the result stands beside the board, once there is one.
  public BooleanProperty resultShownProperty() {
    return resultShown;
  }

  private Position now() {
    return game.position();
  }

  private void changed() {
    moment.set(moment(Optional.empty()));
    tellTurn();
    keeper.save(table, game);
    think();
  }

  private GameSnapshot moment(Optional<Integer> lookingAt) {
    List<Turn> line = game.line();
    return new GameSnapshot(
        game.start(), line, game.ply(), game.outcome(), lookingAt, Optional.empty());
  }
}
