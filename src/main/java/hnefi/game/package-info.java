/// A game being played as a tree of turns: its main line and variations, comments, taking back,
/// giving up, agreeing on a draw, and a match of two games with exchanged sides.
package hnefi.game;
