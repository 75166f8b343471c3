package hnefi.ui.board;

import hnefi.board.Arrangement;
import hnefi.rules.Turn;
import org.jspecify.annotations.Nullable;

/// How the picture is to follow the state.
sealed interface Presentation {
  /// It is there at once; nothing, if there is no arrangement.
  record AtOnce(@Nullable Arrangement arrangement) implements Presentation {}

  /// Pieces slide, come and go until one arrangement is the other.
  record Change(Arrangement before, Arrangement after) implements Presentation {}

  /// A turn is played out.
  record Played(Turn turn) implements Presentation {}
}
