/// A game as a screen shows it, without controls: the position that is looked at, what is explained
/// and asked, and the computer at the board.
package hnefi.ui.play.session;
