package hnefi.ui.play.session;

import hnefi.session.Participant;
import java.util.List;

/// Nobody but people plays.
public final class NoComputers implements Computers {
  @Override
  public List<Character> characters() {
    return List.of();
  }

  @Override
  public Mind sit(Participant.Computer seat) {
    throw new IllegalArgumentException("nobody is called " + seat.opponent());
  }
}
