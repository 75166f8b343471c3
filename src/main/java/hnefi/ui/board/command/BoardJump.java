package hnefi.ui.board.command;

import hnefi.board.Square;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/// Goes from one of several squares to the next, in reading order from the bottom, and round again.
final class BoardJump {
  private BoardJump() {}

  /// Returns the square after this one, or before it; itself if it is the only one, nothing if
  /// there is none.
  static Optional<Square> from(Square here, Collection<Square> squares, boolean backwards) {
    List<Square> sorted = squares.stream().distinct().sorted().toList();
    List<Square> order = backwards ? sorted.reversed() : sorted;
    return order.stream()
        .filter(each -> backwards ? each.compareTo(here) < 0 : each.compareTo(here) > 0)
        .findFirst()
        .or(() -> order.stream().findFirst());
  }

  /// Returns the line a digit stands for, counted from 1: 0 for ten, and the same digit again,
  /// where one is already, ten lines on.
  static int line(int digit, int here, int width) {
    int first = digit == 0 ? 10 : digit;
    int further = first + 10;
    return here == first && further <= width ? further : first;
  }
}
