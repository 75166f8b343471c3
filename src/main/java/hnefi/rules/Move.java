package hnefi.rules;

import hnefi.board.Square;

/// A piece going from one square to another; whether it may is the referee's to say.
public record Move(Square from, Square to) {
  public Move {
    if (from.equals(to)) {
      throw new IllegalArgumentException("no movement");
    }
  }
}
