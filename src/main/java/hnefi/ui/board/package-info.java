/// The board: a control that draws a board in vectors, lets pieces be picked up and dropped, and
/// shows what happened.
///
/// It knows no rules: what may be picked up, where a piece may go and which squares to light up is
/// told to it.
package hnefi.ui.board;
