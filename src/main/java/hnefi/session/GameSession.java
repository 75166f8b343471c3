package hnefi.session;

import hnefi.board.Side;
import hnefi.game.Game;
import hnefi.game.GameClock;
import hnefi.game.GameNode;
import hnefi.rules.Move;
import hnefi.rules.Outcome;
import hnefi.rules.Position;
import hnefi.rules.Referee;
import hnefi.rules.Refusal;
import hnefi.rules.Turn;
import hnefi.rules.Verdict;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/// A game under way: the only way to change it, and the source of what happened in it.
///
/// **Threads.** Everything here is called on one thread, that of the executor; listeners and
/// participants are called there too. Only [MoveRequest] and [DrawOffer] may be answered from any
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
  private final GameTree tree;
  private final OpenQuestions questions;
  private final Executor executor;
  private final GameEventQueue events = new GameEventQueue();
  private final Optional<RunningClock> clock;
  private boolean attended;
  private boolean clockHeld;

  /// Makes a session that nobody attends yet.
  ///
  /// @param participants who plays, for both sides
  /// @param executor runs on the session's thread what participants answer
  public GameSession(
      GameSetup setup, Game game, Map<Side, SessionParticipant> participants, Executor executor) {
    this(setup, game, participants, executor, System::nanoTime);
  }

  /// Makes a session that nobody attends yet.
  ///
  /// @param nanoTime what its clock, if it has one, goes by
  GameSession(
      GameSetup setup,
      Game game,
      Map<Side, SessionParticipant> participants,
      Executor executor,
      LongSupplier nanoTime) {
    clock = setup.terms().clock().map(shown -> new RunningClock(shown, nanoTime));
    this.setup = setup;
    this.game = game;
    tree = new GameTree(game, this::tellAtOnce);
    questions = new OpenQuestions(participants, events::add);
    this.executor = executor;
    for (Side side : Side.values()) {
      questions.participant(side).joined(this, side);
    }
  }

  /// Adds a listener, which hears of everything that happens from now on.
  public void addListener(Consumer<GameEvent> listener) {
    events.addListener(listener);
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

  /// Returns the tree of all that was played and tried.
  public GameTree tree() {
    return tree;
  }

  /// Returns the place of the tree where the game stands.
  public GameNode current() {
    return game.current();
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
    saver.save(setup.on(setup.terms().withClock(clock())), game);
  }

  // --- Playing

  /// Judges a move of whoever is here, without playing it.
  public Verdict judge(Move move) {
    return game.outcome().isEmpty() && !questions.isHere(position().toMove())
        ? new Refusal.NotYourTurn(move.from())
        : game.judge(move);
  }

  /// Judges a move of whoever is here and, if it is legal, plays it.
  public Verdict play(Move move) {
    tick();
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
    tick();
    if (!isTimeOver()) {
      game.play(turn);
      clock.ifPresent(each -> each.set(now -> now.moved(turn.before().toMove())));
      changed(new GameEvent.Played(turn));
    }
  }

  /// Lets a side resign, unless the game is over.
  public void resign(Side side) {
    if (game.outcome().isEmpty()) {
      game.resign(side);
      questions.withdrawAll();
      tellOutcome();
      settle();
    }
  }

  /// Offers a draw to the other side, unless the game is over. Where the other side has offered one
  /// too, both want it.
  public void offerDraw(Side by) {
    if (game.outcome().isEmpty()) {
      questions
          .offer()
          .ifPresentOrElse(
              open -> {
                if (open.question().asked() == by) {
                  accept(open, Answer.ACCEPTED);
                }
              },
              () -> {
                questions.offer(
                    new DrawOffer(
                        this, new Question.Draw(by), referee().rules(), position(), ply()));
                settle();
              });
    }
  }

  /// Returns whether turns may be taken back in this game.
  public boolean mayTakeBack() {
    return setup.terms().gives(Assistance.TAKE_BACK);
  }

  /// Takes back turns until this side is to move, one at least; does nothing at the start, and
  /// where the players agreed to take nothing back.
  public void undo(Side by) {
    if (game.canUndo() && mayTakeBack()) {
      int last = by == position().toMove() ? 2 : 1;
      takeBack(Math.max(0, ply() - last));
    }
  }

  /// Plays turns that were taken back again until this side is to move, one at least; does nothing
  /// at the end of the line.
  public void redo(Side by) {
    if (game.canRedo()) {
      int next = by == position().toMove() ? 2 : 1;
      GameNode last = current().last();
      goTo(last.ancestor(Math.min(last.ply(), ply() + next)));
    }
  }

  /// Goes on from another place of the tree; does nothing where the game stands there, and where
  /// the players agreed to take nothing back.
  public void goTo(GameNode place) {
    if (place != current() && mayGoTo(place)) {
      jump(place);
    }
  }

  /// Answers the open offer of a draw, if it is this one.
  public void answer(Question.Draw offered, Answer answer) {
    questions
        .offer()
        .filter(open -> open.question().equals(offered))
        .ifPresent(open -> accept(open, answer));
  }

  /// Returns the draw that a side has offered to the other and that is not answered.
  public Optional<Question.Draw> offered() {
    return questions.offer().map(DrawOffer::question);
  }

  /// Returns whether the game may go on from a place: forward unless it is over, or anywhere where
  /// turns may be taken back.
  public boolean mayGoTo(GameNode place) {
    return mayTakeBack() || (outcome().isEmpty() && current().leadsTo(place));
  }

  // --- The clock

  /// Returns what the clock shows now; empty if the game is played without one.
  public Optional<GameClock> clock() {
    return clock.map(RunningClock::now);
  }

  /// Returns whether the clock runs now: from the first move on, while somebody attends to the game
  /// and nothing [holds][#holdClock] it.
  public boolean isClockRunning() {
    return clock.filter(RunningClock::isRunning).isPresent();
  }

  /// Lets the clock stand, or run again: nobody loses time while the window asks something.
  public void holdClock(boolean held) {
    clockHeld = held;
    settle();
    clock.ifPresent(each -> events.add(new GameEvent.Ticked(each.now())));
    settle();
  }

  /// Tells what the clock shows, if it runs, and ends the game of a side that has no time left. To
  /// be called a few times a second.
  public void tick() {
    if (isClockRunning()) {
      GameClock now = clock().orElseThrow();
      events.add(new GameEvent.Ticked(now));
      now.over()
          .ifPresent(side -> {
            game.timeOver(side);
            questions.withdrawAll();
            tellOutcome();
          });
      settle();
    }
  }

  private boolean isTimeOver() {
    return game.outcome().filter(each -> each.ending() == Outcome.Ending.TIME_OVER).isPresent();
  }

  private void runClock() {
    boolean runs = attended && !clockHeld && ply() > 0 && game.outcome().isEmpty();
    clock.ifPresent(each -> each.run(runs ? Optional.of(position().toMove()) : Optional.empty()));
  }

  // --- Participants

  /// Attends to the game: from now on, whoever is to move is asked.
  public void resume() {
    attended = true;
    settle();
  }

  /// Lets the game wait a moment: nobody is asked for a move, and only who is here for anything
  /// else.
  public void pause() {
    attended = false;
    questions.withdrawFromElsewhere();
    settle();
  }

  /// Leaves the game alone, maybe for good: [pauses][#pause], and the participants free what memory
  /// they can.
  public void suspend() {
    pause();
    questions.suspend();
  }

  /// Returns whether somebody who is not here is thinking about a move.
  public boolean isThinking() {
    return questions.isThinking();
  }

  /// Asks for the best move found so far.
  public void moveNow() {
    questions.moveNow();
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
      questions.fail(failed);
      settle();
    }
  }

  void accept(DrawOffer answered, Answer answer) {
    if (answered.isOpen()) {
      questions.answered(answered, answer);
      if (answer == Answer.ACCEPTED) {
        agreeDraw();
      }
      settle();
    }
  }

  void fail(DrawOffer failed) {
    if (failed.isOpen()) {
      questions.withdrawOffer();
      settle();
    }
  }

  // --- Changes

  private void takeBack(int ply) {
    List<Turn> turns = line().subList(ply, ply()).reversed();
    while (game.ply() > ply) {
      game.undo();
    }
    clock.ifPresent(each -> each.set(GameClock::takenBack));
    changed(new GameEvent.TakenBack(turns));
  }

  private void jump(GameNode place) {
    clock.ifPresent(each -> each.set(GameClock::takenBack));
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
    questions.withdrawAll();
    tellOutcome();
  }

  private void changed(GameEvent event) {
    if (event instanceof GameEvent.Played) {
      questions.moved();
    }
    questions.withdrawAll();
    events.add(event);
    tellOutcome();
    settle();
  }

  private void tellOutcome() {
    game.outcome().ifPresent(outcome -> events.add(new GameEvent.Ended(outcome)));
  }

  // --- Events

  private void tellAtOnce(GameEvent event) {
    events.add(event);
    settle();
  }

  /// Delivers all events, then asks whoever is to move; again, until nothing happens any more.
  private void settle() {
    runClock();
    events.deliver(this::askForMove);
  }

  private boolean askForMove() {
    if (!attended || questions.isMoveAsked() || game.outcome().isPresent()) {
      return false;
    }
    questions.ask(
        new MoveRequest(
            this,
            referee().rules(),
            position(),
            game.line().stream().map(Turn::move).toList(),
            clock().map(each -> each.share(position().toMove()))));
    return true;
  }
}
