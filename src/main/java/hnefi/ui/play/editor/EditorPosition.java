package hnefi.ui.play.editor;

import hnefi.board.Arrangement;
import hnefi.board.Side;

/// A position that is being set up.
///
/// @param toMove the side that would begin
record EditorPosition(Arrangement board, Side toMove) {
  EditorPosition with(Arrangement other) {
    return new EditorPosition(other, toMove);
  }
}
