package hnefi.ui.play.game;

import hnefi.table.Seat;
import java.util.List;

/// Nobody but people plays.
public final class NoComputers implements Computers {
  @Override
  public List<Character> characters() {
    return List.of();
  }

  @Override
  public Mind sit(Seat.Computer seat) {
    throw new IllegalArgumentException("nobody is called " + seat.opponent());
  }
}
