/// The screen of a game: board, sides, words, coach, record, and how they share the room.
package hnefi.ui.play.screen;
