package hnefi.session;

import hnefi.board.Side;
import hnefi.game.DeletedLine;
import hnefi.game.Game;
import hnefi.game.GameNode;
import hnefi.notation.Annotation;
import hnefi.rules.Move;
import hnefi.rules.Outcome;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.Refusal;
import hnefi.rules.Turn;
import hnefi.rules.Verdict;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/// A game under way: the only way to change it, and the source of what happened in it.
///
/// **Threads.** Everything here is called on one thread, that of the executor; listeners and
/// participants are called there too. Only [MoveRequest] and [Proposal] may be answered from any
/// thread: they hand the answer to the executor.
///
/// **Events.** Every listener hears every event in the same order. What a listener does to the
/// session while it hears one is done at once and heard of afterwards.
///
/// **Participants.** Whoever is to move is asked while the session is [attended][#resume]. An
/// answer that comes late or twice is dropped, and one that never comes keeps nobody from playing
/// on, taking back, resigning or leaving.
public final class GameSession {
  private final GameSetup setup;
  private final Game game;
  private final Map<Side, SessionParticipant> participants;
  private final Executor executor;
  private final List<Consumer<GameEvent>> listeners = new CopyOnWriteArrayList<>();
  private final Queue<GameEvent> events = new ArrayDeque<>();
  private boolean delivering;
  private boolean attended;
  // A request that failed stays here, closed, until the game goes on: nobody is asked twice.
  private Optional<MoveRequest> request = Optional.empty();
  private Optional<Proposal> proposal = Optional.empty();

  /// Makes a session that nobody attends yet.
  ///
  /// @param participants who plays, for both sides
  /// @param executor runs on the session's thread what participants answer
  public GameSession(
      GameSetup setup, Game game, Map<Side, SessionParticipant> participants, Executor executor) {
    this.setup = setup;
    this.game = game;
    this.participants = Map.copyOf(participants);
    this.executor = executor;
    for (Side side : Side.values()) {
      participant(side).joined(this, side);
    }
  }

  /// Adds a listener, which hears of everything that happens from now on.
  public void addListener(Consumer<GameEvent> listener) {
    listeners.add(listener);
  }

  // --- The game as it stands

  public GameSetup setup() {
    return setup;
  }

  /// Returns what runs on the session's thread.
  public Executor executor() {
    return executor;
  }

  public Referee referee() {
    return game.referee();
  }

  /// Returns the position the game began with.
  public Position start() {
    return game.start();
  }

  /// Returns the position the game stands at.
  public Position position() {
    return game.position();
  }

  /// Returns the beginning of the tree of all that was played and tried.
  public GameNode root() {
    return game.root();
  }

  /// Returns the place of the tree where the game stands.
  public GameNode current() {
    return game.current();
  }

  /// Returns whether a place is in the tree still.
  public boolean holds(GameNode place) {
    return game.holds(place);
  }

  /// Returns the turns of the line, those that were taken back at its end.
  public List<Turn> line() {
    return game.line();
  }

  /// Returns how many turns of the line are played.
  public int ply() {
    return game.ply();
  }

  public Optional<Outcome> outcome() {
    return game.outcome();
  }

  /// Hands the game to a saver.
  public void save(GameSaver saver) {
    saver.save(setup, game);
  }

  // --- Playing

  /// Judges a move of whoever is here, without playing it.
  public Verdict judge(Move move) {
    return game.outcome().isEmpty() && !isHere(position().toMove())
        ? new Refusal.NotYourTurn(move.from())
        : game.judge(move);
  }

  /// Judges a move of whoever is here and, if it is legal, plays it.
  public Verdict play(Move move) {
    Verdict verdict = judge(move);
    if (verdict instanceof Turn turn) {
      play(turn);
    }
    return verdict;
  }

  /// Plays a turn that was [judged][#judge] here, without judging it again.
  ///
  /// @throws IllegalArgumentException if the game has gone on since
  public void play(Turn turn) {
    game.play(turn);
    changed(new GameEvent.Played(turn));
  }

  /// Lets a side resign, unless the game is over.
  public void resign(Side side) {
    if (game.outcome().isEmpty()) {
      game.resign(side);
      withdrawAll();
      tellOutcome();
      settle();
    }
  }

  /// Offers a draw to the other side, unless the game is over. Where the other side has offered one
  /// too, both want it.
  public void offerDraw(Side by) {
    if (game.outcome().isEmpty()) {
      proposal
          .filter(open -> open.question().equals(new Question.Draw(by.opponent())))
          .ifPresentOrElse(
              open -> accept(open, Answer.ACCEPTED),
              () -> propose(new Question.Draw(by), this::agreeDraw));
    }
  }

  /// Takes back turns until this side is to move, one at least, if the other side agrees; does
  /// nothing at the start.
  public void undo(Side by) {
    if (game.canUndo()) {
      int last = by == position().toMove() ? 2 : 1;
      int ply = Math.max(0, ply() - last);
      propose(new Question.TakeBack(by, ply), () -> takeBack(ply));
    }
  }

  /// Plays turns that were taken back again until this side is to move, one at least, if the other
  /// side agrees; does nothing at the end of the line.
  public void redo(Side by) {
    if (game.canRedo()) {
      int next = by == position().toMove() ? 2 : 1;
      GameNode last = current().last();
      goTo(by, last.ancestor(Math.min(last.ply(), ply() + next)));
    }
  }

  /// Goes on from another place of the tree, if the other side agrees; does nothing where the game
  /// stands there.
  public void goTo(Side by, GameNode place) {
    if (place != current()) {
      propose(new Question.GoTo(by, place.path()), () -> jump(place));
    }
  }

  /// Answers the open proposal, if it is this one.
  public void answer(Question question, Answer answer) {
    proposal
        .filter(open -> open.question().equals(question))
        .ifPresent(open -> accept(open, answer));
  }

  /// Returns what a side has proposed to the other and is not answered.
  public Optional<Question> proposed() {
    return proposal.map(Proposal::question);
  }

  // --- The tree

  /// Adds a turn that was judged at a place of the tree, without playing it.
  ///
  /// @return where it leads
  public GameNode add(GameNode at, Turn turn) {
    boolean known = at.child(turn.move()).isPresent();
    GameNode added = game.add(at, turn);
    if (!known) {
      treeChanged();
    }
    return added;
  }

  /// Notes something at a place of the tree instead of what was noted there before.
  public void annotate(GameNode place, Annotation noted) {
    if (!place.annotation().equals(noted)) {
      game.annotate(place, noted);
      tell(new GameEvent.Annotated(place));
      settle();
    }
  }

  /// Makes the line that leads to a place the main line, wherever the game stands.
  public void promote(GameNode place) {
    if (!place.isInMainLine()) {
      game.promote(place);
      treeChanged();
    }
  }

  /// Deletes a turn and all that follows it.
  ///
  /// @throws IllegalStateException if the game stands there, or this is the start
  public DeletedLine delete(GameNode first) {
    DeletedLine deleted = game.delete(first);
    treeChanged();
    return deleted;
  }

  /// Puts back what was deleted.
  public void restore(DeletedLine deleted) {
    game.restore(deleted);
    treeChanged();
  }

  private void treeChanged() {
    tell(new GameEvent.TreeChanged());
    settle();
  }

  // --- Participants

  /// Attends to the game: from now on, whoever is to move is asked.
  public void resume() {
    attended = true;
    settle();
  }

  /// Leaves the game alone: nobody is asked for a move, and only who is here for anything else.
  public void suspend() {
    attended = false;
    withdrawRequest();
    if (proposal.filter(open -> !isHere(open.question().asked())).isPresent()) {
      withdrawProposal();
    }
    settle();
  }

  /// Returns whether somebody who is not here is thinking about a move.
  public boolean isThinking() {
    return request.filter(asked -> asked.isOpen() && !isHere(asked.side())).isPresent();
  }

  /// Asks for the best move found so far.
  public void moveNow() {
    request.ifPresent(MoveRequest::stop);
  }

  void accept(MoveRequest answered, Move move) {
    if (answered.isOpen()) {
      if (game.judge(move) instanceof Turn turn) {
        play(turn);
      } else {
        fail(answered);
      }
    }
  }

  void fail(MoveRequest failed) {
    if (failed.isOpen()) {
      failed.close();
      tell(new GameEvent.Withdrawn(failed.question()));
      settle();
    }
  }

  void accept(Proposal answered, Answer answer) {
    if (answered.isOpen()) {
      answered.close();
      proposal = Optional.empty();
      tell(new GameEvent.Answered(answered.question(), answer));
      if (answer == Answer.ACCEPTED) {
        answered.agree();
      }
      settle();
    }
  }

  void fail(Proposal failed) {
    if (failed.isOpen()) {
      withdrawProposal();
      settle();
    }
  }

  private void propose(Question question, Runnable agreed) {
    if (proposal.filter(open -> open.question().equals(question)).isPresent()) {
      return;
    }
    withdrawProposal();
    Proposal made = new Proposal(this, question, referee().rules(), position(), ply(), agreed);
    proposal = Optional.of(made);
    tell(new GameEvent.Asked(question));
    participant(question.asked()).consider(made).ifPresent(answer -> accept(made, answer));
    settle();
  }

  private SessionParticipant participant(Side side) {
    return Optional.ofNullable(participants.get(side)).orElseThrow();
  }

  private boolean isHere(Side side) {
    return participant(side) == SessionParticipant.PERSON;
  }

  // --- Changes

  private void takeBack(int ply) {
    List<Turn> turns = line().subList(ply, ply()).reversed();
    while (game.ply() > ply) {
      game.undo();
    }
    changed(new GameEvent.TakenBack(turns));
  }

  private void jump(GameNode place) {
    boolean next = place.parent().filter(each -> each == current()).isPresent();
    game.goTo(place);
    changed(
        place
            .turn()
            .filter(_ -> next)
            .<GameEvent>map(GameEvent.Played::new)
            .orElseGet(() -> new GameEvent.Jumped(game.position())));
  }

  private void agreeDraw() {
    game.agreeDraw();
    withdrawAll();
    tellOutcome();
  }

  private void changed(GameEvent event) {
    if (event instanceof GameEvent.Played) {
      // It is the answer to what was asked.
      request.ifPresent(MoveRequest::close);
    }
    withdrawAll();
    tell(event);
    tellOutcome();
    settle();
  }

  private void tellOutcome() {
    game.outcome().ifPresent(outcome -> tell(new GameEvent.Ended(outcome)));
  }

  private void withdrawAll() {
    withdrawRequest();
    withdrawProposal();
  }

  private void withdrawRequest() {
    Optional<MoveRequest> withdrawn = request;
    request = Optional.empty();
    withdrawn
        .filter(MoveRequest::isOpen)
        .ifPresent(open -> {
          open.close();
          tell(new GameEvent.Withdrawn(open.question()));
        });
  }

  private void withdrawProposal() {
    Optional<Proposal> withdrawn = proposal;
    proposal = Optional.empty();
    withdrawn.ifPresent(open -> {
      open.close();
      tell(new GameEvent.Withdrawn(open.question()));
    });
  }

  // --- Events

  private void tell(GameEvent event) {
    events.add(event);
  }

  /// Delivers all events, then asks whoever is to move; again, until nothing happens any more.
  /// Called within itself, by a listener or a participant, it leaves the rest to the outer call.
  private void settle() {
    if (delivering) {
      return;
    }
    delivering = true;
    try {
      do {
        for (GameEvent event = events.poll(); event != null; event = events.poll()) {
          for (Consumer<GameEvent> listener : listeners) {
            listener.accept(event);
          }
        }
      } while (askForMove());
    } finally {
      delivering = false;
    }
  }

  private boolean askForMove() {
    if (!attended || request.isPresent() || game.outcome().isPresent()) {
      return false;
    }
    MoveRequest asked = new MoveRequest(this, referee().rules(), position());
    request = Optional.of(asked);
    tell(new GameEvent.Asked(asked.question()));
    participant(asked.side()).chooseMove(asked);
    return true;
  }
}
