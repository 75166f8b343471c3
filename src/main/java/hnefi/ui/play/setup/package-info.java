/// Choosing a game: by which rules, from which position, who plays.
///
/// Uses only `account`, `board`, `content`, `table`, `text`, `ui.board`, `ui.home`, `ui.layout`,
/// `ui.nav`, `ui.play.game`, `ui.play.place`, `ui.settings` and `ui.theme`.
package hnefi.ui.play.setup;
