package hnefi.session;

import hnefi.board.Side;

/// Plays one side of a session: asked for moves and offered draws, it answers through what it is
/// given, from any thread, now, later or never.
///
/// What it wishes by itself (to resign, to offer a draw, to take back) it says to the session it
/// has joined, on the session's [executor][GameSession#executor].
public interface SessionParticipant {
  /// Somebody in front of the screen, who moves by [GameSession#play].
  SessionParticipant PERSON = _ -> {};

  /// Learns which side of which session it plays, before anything is asked.
  default void joined(GameSession session, Side side) {}

  /// Learns that the session is left alone, maybe for good: whatever memory it can do without until
  /// it is asked again is to be freed.
  default void suspended() {}

  /// Is asked for a move.
  void chooseMove(MoveRequest request);

  /// Is offered a draw, and answers by [DrawOffer#answer], or by [GameSession#answer] in front of
  /// the screen.
  default void considerDraw(DrawOffer offer) {}
}
