package hnefi.ui.play;

import hnefi.rules.Move;
import hnefi.rules.Position;
import hnefi.rules.RuleSet;
import java.util.List;
import java.util.function.Consumer;

/// Nobody but people plays.
public final class NoComputers implements Computers {
  @Override
  public List<Character> characters() {
    return List.of();
  }

  @Override
  public Thought think(
      RuleSet rules, Position position, Seat.Computer seat, Consumer<Move> answer) {
    throw new IllegalArgumentException("nobody is called " + seat.opponent());
  }
}
