package hnefi.ui.play.newgame;

import hnefi.board.Arrangement;
import hnefi.content.Edition;
import hnefi.rules.StartPosition;
import hnefi.session.CustomLayout;

/// A position to begin with instead of one that a book has.
sealed interface ChosenStart {
  /// One that somebody keeps; who begins is for the rules to say.
  record Kept(CustomLayout layout) implements ChosenStart {}

  /// One that was just set up.
  record SetUp(StartPosition position) implements ChosenStart {}

  default Arrangement board() {
    return switch (this) {
      case Kept(CustomLayout layout) -> layout.board();
      case SetUp(StartPosition position) -> position.board();
    };
  }

  /// Returns the position with the side that begins under the rules of an edition.
  default StartPosition under(Edition edition) {
    return switch (this) {
      case Kept(CustomLayout layout) ->
          new StartPosition(layout.board(), edition.rules().firstMove());
      case SetUp(StartPosition position) -> position;
    };
  }
}
