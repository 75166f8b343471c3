package hnefi.ui.play.session;

import hnefi.session.OpponentCatalog;
import hnefi.session.OpponentProfile;
import hnefi.session.Participant;
import hnefi.session.SessionParticipant;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;

/// Nobody but people plays.
public final class NoComputers implements OpponentCatalog {
  @Override
  public List<OpponentProfile> profiles() {
    return List.of();
  }

  @Override
  public SessionParticipant participant(
      Participant.Computer computer, Supplier<Duration> leastTime) {
    throw new IllegalArgumentException("nobody is called " + computer.opponent());
  }
}
