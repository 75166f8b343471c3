/// The screen of a game: board, sides, words, coach, record, and how they share the room.
///
/// Uses only `account`, `board`, `content`, `game`, `notation`, `rules`, `search`, `table`, `text`,
/// `ui.board`, `ui.further`, `ui.layout`, `ui.nav`, `ui.play.coach`, `ui.play.game`,
/// `ui.play.place`, `ui.play.rules`, `ui.settings` and `ui.theme`.
package hnefi.ui.play.table;
