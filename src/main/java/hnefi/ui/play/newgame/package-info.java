/// Choosing a game: by which rules, from which position, who plays.
package hnefi.ui.play.newgame;
