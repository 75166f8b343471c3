package hnefi.session;

import hnefi.engine.StopSignal;
import hnefi.rules.Position;
import hnefi.rules.RuleSet;

/// The offer of a draw by one side to the other. Any thread may use it. The first answer counts
/// while the offer is open; every other is dropped.
public final class DrawOffer {
  private final GameSession session;
  private final Question.Draw question;
  private final RuleSet rules;
  private final Position position;
  private final int ply;
  private final StopSignal signal = new StopSignal();
  private volatile boolean open = true;

  DrawOffer(
      GameSession session, Question.Draw question, RuleSet rules, Position position, int ply) {
    this.session = session;
    this.question = question;
    this.rules = rules;
    this.position = position;
    this.ply = ply;
  }

  public Question.Draw question() {
    return question;
  }

  public RuleSet rules() {
    return rules;
  }

  /// Returns the position in which it is made.
  public Position position() {
    return position;
  }

  /// Returns after how many turns it is made.
  public int ply() {
    return ply;
  }

  /// Returns whether an answer is still awaited.
  public boolean isOpen() {
    return open;
  }

  /// Returns the signal that no answer is awaited any more.
  public StopSignal signal() {
    return signal;
  }

  /// Answers.
  public void answer(Answer answer) {
    session.executor().execute(() -> session.accept(this, answer));
  }

  /// Says that there will be no answer.
  public void fail() {
    session.executor().execute(() -> session.fail(this));
  }

  void close() {
    open = false;
    signal.stop();
  }
}
