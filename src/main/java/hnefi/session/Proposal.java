package hnefi.session;

import hnefi.engine.StopSignal;
import hnefi.rules.Position;
import hnefi.rules.RuleSet;

/// What one side proposes to the other. Any thread may use it. The first answer counts while the
/// proposal is open; every other is dropped.
public final class Proposal {
  private final GameSession session;
  private final Question question;
  private final RuleSet rules;
  private final Position position;
  private final int ply;
  private final Runnable agreed;
  private final StopSignal signal = new StopSignal();
  private volatile boolean open = true;

  /// @param agreed does what is proposed
  Proposal(
      GameSession session,
      Question question,
      RuleSet rules,
      Position position,
      int ply,
      Runnable agreed) {
    this.session = session;
    this.question = question;
    this.rules = rules;
    this.position = position;
    this.ply = ply;
    this.agreed = agreed;
  }

  public Question question() {
    return question;
  }

  public RuleSet rules() {
    return rules;
  }

  /// Returns the position in which it is proposed.
  public Position position() {
    return position;
  }

  /// Returns after how many turns it is proposed.
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

  void agree() {
    agreed.run();
  }

  void close() {
    open = false;
    signal.stop();
  }
}
