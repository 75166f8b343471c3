package hnefi.ui.play.editor;

import hnefi.board.Arrangement;
import hnefi.board.Side;

/// A position that is being set up.
///
/// @param toMove the side that would begin
record Draft(Arrangement board, Side toMove) {
  Draft with(Arrangement other) {
    return new Draft(other, toMove);
  }
}
