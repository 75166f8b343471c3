package hnefi.session;

import hnefi.board.Side;
import hnefi.rules.Move;
import java.util.List;

/// What a session asks of one of its participants.
public sealed interface Question {
  /// Returns the side that is asked.
  Side asked();

  /// Which move this side makes.
  record MoveWanted(Side asked) implements Question {}

  /// Whether the other side accepts the draw that this side offers.
  record Draw(Side by) implements Question {
    @Override
    public Side asked() {
      return by.opponent();
    }
  }

  /// Whether the turns after so many may be taken back, as this side wishes.
  record TakeBack(Side by, int ply) implements Question {
    @Override
    public Side asked() {
      return by.opponent();
    }
  }

  /// Whether the game may go on from another place of its tree, as this side wishes.
  ///
  /// @param path the moves that lead there from the start
  record GoTo(Side by, List<Move> path) implements Question {
    public GoTo {
      path = List.copyOf(path);
    }

    @Override
    public Side asked() {
      return by.opponent();
    }
  }
}
