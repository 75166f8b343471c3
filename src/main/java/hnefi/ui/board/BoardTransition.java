package hnefi.ui.board;

import hnefi.board.Arrangement;
import hnefi.rules.Turn;
import org.jspecify.annotations.Nullable;

/// How the picture is to follow the state.
sealed interface BoardTransition {
  /// It is there at once; nothing, if there is no arrangement.
  record AtOnce(@Nullable Arrangement arrangement) implements BoardTransition {}

  /// Pieces slide, come and go until one arrangement is the other.
  record Change(Arrangement before, Arrangement after) implements BoardTransition {}

  /// A turn is played out.
  record Played(Turn turn) implements BoardTransition {}
}
