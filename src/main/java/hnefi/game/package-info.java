/// A game being played: its moves and branches, taking back, giving up, agreeing on a draw, and a
/// match of two games with exchanged sides.
package hnefi.game;
