package hnefi.coach;

import hnefi.board.BoardSize;
import hnefi.board.Square;
import hnefi.rules.Move;
import hnefi.text.Message;
import java.util.List;

/// The part of the board around the middle of a move.
record BoardRegion(BoardSize size, Move move) {
  private static final String[] RANKS = {"south", "", "north"};
  private static final String[] FILES = {"west", "", "east"};

  /// Returns its squares.
  List<Square> squares() {
    int reach = Math.max(size.width() / 4, (move.from().distanceTo(move.to()) + 1) / 2);
    return size.squares().stream()
        .filter(each ->
            Math.abs(each.file() - file()) <= reach && Math.abs(each.rank() - rank()) <= reach)
        .toList();
  }

  /// Returns what to call it: one of the eight winds, or the middle.
  Message name() {
    String wind = RANKS[third(rank())] + FILES[third(file())];
    return Message.of("region." + (wind.isEmpty() ? "middle" : wind));
  }

  private int file() {
    return (move.from().file() + move.to().file()) / 2;
  }

  private int rank() {
    return (move.from().rank() + move.to().rank()) / 2;
  }

  private int third(int line) {
    return line * RANKS.length / size.width();
  }
}
