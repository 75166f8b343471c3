package hnefi.session;

import hnefi.board.Side;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A participant elsewhere that says nothing by itself; a test lets it answer, late, twice or
/// never.
final class ScriptedParticipant implements SessionParticipant {
  final Deque<MoveRequest> requests = new ArrayDeque<>();
  final Deque<DrawOffer> offers = new ArrayDeque<>();
  private @Nullable GameSession session;
  private @Nullable Side side;

  @Override
  public void joined(GameSession joined, Side played) {
    session = joined;
    side = played;
  }

  @Override
  public void chooseMove(MoveRequest request) {
    requests.addLast(request);
  }

  @Override
  public void considerDraw(DrawOffer offer) {
    offers.addLast(offer);
  }

  void play(String move) {
    requests.getLast().play(SessionFixture.move(move));
  }

  void answer(Answer answer) {
    offers.getLast().answer(answer);
  }

  GameSession session() {
    return Optional.ofNullable(session).orElseThrow();
  }

  Side side() {
    return Optional.ofNullable(side).orElseThrow();
  }
}
