package hnefi.session;

import hnefi.board.Side;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// What the participants of a session are asked and have not answered: at most one move, and one
/// proposal.
final class OpenQuestions {
  private final Map<Side, SessionParticipant> participants;
  private final Consumer<GameEvent> tell;
  // A request that failed stays here, closed, until the game goes on: nobody is asked twice.
  private Optional<MoveRequest> request = Optional.empty();
  private Optional<Proposal> proposal = Optional.empty();

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

  // --- The proposal

  /// Returns what a side has proposed to the other and is not answered.
  Optional<Question> proposed() {
    return proposal.map(Proposal::question);
  }

  /// Returns the open proposal, if it is this one.
  Optional<Proposal> proposal(Question question) {
    return proposal.filter(open -> open.question().equals(question));
  }

  /// Proposes something instead of what was proposed before.
  ///
  /// @return the answer, if it is given at once
  Optional<Answer> propose(Proposal made) {
    withdrawProposal();
    proposal = Optional.of(made);
    tell.accept(new GameEvent.Asked(made.question()));
    return participant(made.question().asked()).consider(made);
  }

  void answered(Proposal answered, Answer answer) {
    answered.close();
    proposal = Optional.empty();
    tell.accept(new GameEvent.Answered(answered.question(), answer));
  }

  void withdrawProposal() {
    Optional<Proposal> withdrawn = proposal;
    proposal = Optional.empty();
    withdrawn.ifPresent(open -> {
      open.close();
      tell.accept(new GameEvent.Withdrawn(open.question()));
    });
  }

  void withdrawAll() {
    withdrawRequest();
    withdrawProposal();
  }

  /// Awaits answers only from who is here.
  void withdrawFromElsewhere() {
    withdrawRequest();
    if (proposal.filter(open -> !isHere(open.question().asked())).isPresent()) {
      withdrawProposal();
    }
  }
}
