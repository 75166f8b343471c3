/// The pictures of the board: grounds and pieces of each look as vector shapes in logical units, a
/// square being 100 wide.
///
/// Java says the forms, the style sheets beside the board say the colours.
package hnefi.ui.board.art;
