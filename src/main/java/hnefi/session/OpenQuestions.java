package hnefi.session;

import hnefi.board.Side;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// What the participants of a session are asked and have not answered: at most one move, and one
/// draw.
final class OpenQuestions {
  private final Map<Side, SessionParticipant> participants;
  private final Consumer<GameEvent> tell;
  // A request that failed stays here, closed, until the game goes on: nobody is asked twice.
  private Optional<MoveRequest> request = Optional.empty();
  private Optional<DrawOffer> offer = Optional.empty();

  /// @param tell hears of every question that is asked, answered or withdrawn
  OpenQuestions(Map<Side, SessionParticipant> participants, Consumer<GameEvent> tell) {
    this.participants = Map.copyOf(participants);
    this.tell = tell;
  }

  SessionParticipant participant(Side side) {
    return Optional.ofNullable(participants.get(side)).orElseThrow();
  }

  /// Returns whether a side is played by somebody in front of the screen.
  boolean isHere(Side side) {
    return participant(side) == SessionParticipant.PERSON;
  }

  /// Tells the participants that the session is left alone.
  void suspend() {
    participants.values().forEach(SessionParticipant::suspended);
  }

  // --- The move

  boolean isMoveAsked() {
    return request.isPresent();
  }

  void ask(MoveRequest asked) {
    request = Optional.of(asked);
    tell.accept(new GameEvent.Asked(asked.question()));
    participant(asked.side()).chooseMove(asked);
  }

  /// Returns whether somebody who is not here is thinking about a move.
  boolean isThinking() {
    return request.filter(asked -> asked.isOpen() && !isHere(asked.side())).isPresent();
  }

  /// Asks for the best move found so far.
  void moveNow() {
    request.ifPresent(MoveRequest::stop);
  }

  /// Awaits no move any more, because one was played.
  void moved() {
    request.ifPresent(MoveRequest::close);
  }

  void fail(MoveRequest failed) {
    failed.close();
    tell.accept(new GameEvent.Withdrawn(failed.question()));
  }

  void withdrawRequest() {
    Optional<MoveRequest> withdrawn = request;
    request = Optional.empty();
    withdrawn.filter(MoveRequest::isOpen).ifPresent(this::fail);
  }

  // --- The draw

  /// Returns the offer that is not answered.
  Optional<DrawOffer> offer() {
    return offer;
  }

  /// Makes an offer instead of the one before.
  void offer(DrawOffer made) {
    withdrawOffer();
    offer = Optional.of(made);
    tell.accept(new GameEvent.Asked(made.question()));
    participant(made.question().asked()).considerDraw(made);
  }

  void answered(DrawOffer answered, Answer answer) {
    answered.close();
    offer = Optional.empty();
    tell.accept(new GameEvent.Answered(answered.question(), answer));
  }

  void withdrawOffer() {
    Optional<DrawOffer> withdrawn = offer;
    offer = Optional.empty();
    withdrawn.ifPresent(open -> {
      open.close();
      tell.accept(new GameEvent.Withdrawn(open.question()));
    });
  }

  void withdrawAll() {
    withdrawRequest();
    withdrawOffer();
  }

  /// Awaits answers only from who is here.
  void withdrawFromElsewhere() {
    withdrawRequest();
    if (offer.filter(open -> !isHere(open.question().asked())).isPresent()) {
      withdrawOffer();
    }
  }
}
