/// A game being played: its moves and branches, taking back, giving up, agreeing on a draw, and a
/// match of two games with exchanged sides.
///
/// Uses only `board` and `rules`.
package hnefi.game;
